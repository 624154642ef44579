// A contact sheet of Nagaraja's cards in one language: ?page=cards&lang=el&size=250
import '@fontsource/alegreya/400.css'
import '@fontsource/alegreya/700.css'
import { nagaraja } from '../../src/games/nagaraja/index.ts'
import { fitLine, printFont } from '../../src/scenes/nagaraja/print/ability.ts'
import { drawCard, drawCardBack } from '../../src/scenes/nagaraja/print/card.ts'
import { type CardWords, sheet } from '../../src/scenes/nagaraja/print/face.ts'
import { drawAmulet, drawWorth } from '../../src/scenes/nagaraja/print/signs.ts'
import { loadDictionary } from '../../src/words/load.ts'
import { type Language, languages } from '../../src/words/types.ts'
import { makeVoice } from '../../src/words/voice.ts'

declare global {
  interface Window {
    /** By language: cards whose text overflows its box, and the smallest font size that was needed. */
    fitted?: Record<string, { loose: string[]; smallest: number; cards: number }>
  }
}

const query = new URLSearchParams(location.search)
const size = Number(query.get('size') ?? 250)
const faces = nagaraja.values.edition.cards.faces
await Promise.all(['Aα', 'Żя'].map((text) => document.fonts.load(`700 40px ${printFont}`, text)))

function canvas(wide: number, high: number): CanvasRenderingContext2D {
  const element = document.createElement('canvas')
  element.width = wide
  element.height = high
  document.body.append(element)
  const pen = element.getContext('2d')
  if (!pen) throw new Error('no 2D canvas')
  return pen
}

async function wordsIn(language: Language): Promise<CardWords> {
  const voice = makeVoice(language, await loadDictionary(language), String)
  return ({ ability, arrow, strength }) =>
    voice.say({ key: `nagaraja.card.${ability}`, parts: { n: strength, arrow: { raw: arrow } } })
}

window.fitted = {}
for (const language of languages) {
  const words = await wordsIn(language)
  const pen = document.createElement('canvas').getContext('2d')
  if (!pen) throw new Error('no 2D canvas')
  const fits = faces.map((face) => ({ id: face.id, ...fitLine(pen, words(face)) }))
  window.fitted[language] = {
    loose: fits.filter((one) => !one.fits).map((one) => one.id),
    smallest: Math.min(...fits.map((one) => one.size)),
    cards: fits.length,
  }
}

const language = languages.find((one) => one === query.get('lang')) ?? 'en'
const words = await wordsIn(language)
const high = Math.round((size * sheet.high) / sheet.wide)
const only = query.get('only')
for (const face of faces)
  if (!only || only.split(',').includes(face.id)) drawCard(canvas(size, high), face, words, size)
drawCardBack(canvas(size, high), size)
if (!only) {
  for (const kind of ['vp1', 'vp2', 'draw', 'cancel'] as const) drawAmulet(canvas(90, 90), kind, 90)
  for (const worth of [3, 4, 5, 6])
    drawWorth(canvas(120, 62), worth, worth === 6, { wide: 120, high: 62 })
}
document.title = JSON.stringify(window.fitted)
Object.assign(window, { ready: true })
