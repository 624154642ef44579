/** Nagaraja's print: texts fit their boxes, the atlas holds the given cards and no others. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { nagaraja } from '../../../src/games/nagaraja/index.ts'
import { ICONS } from '../../../src/scenes/icons/icons.ts'
import { ABILITY_TONES } from '../../../src/scenes/icons/nagaraja.ts'
import { drawAtlas, planAtlas } from '../../../src/scenes/nagaraja/print/atlas.ts'
import type { CardFace, CardPen } from '../../../src/scenes/nagaraja/print/face.ts'
import { fitText } from '../../../src/scenes/nagaraja/print/fit.ts'
import { printedSticksOf } from '../../../src/scenes/nagaraja/print/sticks.ts'

const faces: readonly CardFace[] = nagaraja.values.edition.cards.faces

/** A font in which every letter is a square. */
const square = (text: string): number => text.length * 100

describe('fitText', () => {
  const box = { wide: 100, lines: 3, largest: 20, smallest: 10 }

  it('takes the largest size that fits', () => {
    expect(fitText('abcde', box, square)).toEqual({ size: 20, lines: ['abcde'], fits: true })
    expect(fitText('abcdefgh', box, square)).toEqual({ size: 12, lines: ['abcdefgh'], fits: true })
  })

  it('breaks into even lines, keeps a number with its word, and starts brackets on a new line', () => {
    const wide = { ...box, wide: 200 }
    expect(fitText('aaa bbb cc ddd', wide, square).lines).toEqual(['aaa bbb', 'cc ddd'])
    expect(fitText('aaaa 2 bbbb', { ...box, wide: 120 }, square).lines).toEqual([
      'aaaa',
      '2\u00a0bbbb',
    ])
    expect(fitText('aaa bbb (cc)', wide, square).lines).toEqual(['aaa bbb', '(cc)'])
  })

  it('reports when no size fits', () => {
    expect(fitText('abcdefghijklmnop', box, square).fits).toBe(false)
    expect(fitText('a b c d', { ...box, wide: 10 }, square).fits).toBe(false)
  })
})

describe('card faces', () => {
  it('have an icon for each ability of the edition, and its sticks', () => {
    for (const face of faces) {
      expect(ICONS[`ability-${face.ability}`], face.ability).toBeDefined()
      expect(ABILITY_TONES[face.ability], face.ability).toBeDefined()
      const { brown, white, green } = face.sticks
      expect(printedSticksOf(face)).toHaveLength(brown + white + green)
    }
  })
})

describe('card atlas', () => {
  beforeAll(() => vi.stubGlobal('Path2D', vi.fn()))
  afterAll(() => vi.unstubAllGlobals())

  /** A canvas context that records the texts it draws. */
  function makePen(): { pen: CardPen; written: string[] } {
    const written: string[] = []
    const gradient = { addColorStop: () => undefined }
    const pen = new Proxy({} as Record<string | symbol, unknown>, {
      get: (kept, name) => {
        if (name === 'fillText') return (text: string) => written.push(text)
        if (name === 'measureText') return (text: string) => ({ width: text.length * 50 })
        if (String(name).startsWith('create')) return () => gradient
        return kept[name] ?? (() => undefined)
      },
    })
    return { pen: pen as unknown as CardPen, written }
  }

  it('contains the words of the given cards and no others', () => {
    const hand = [faces[0], faces[7], faces[0]].filter((face) => face !== undefined)
    const { pen, written } = makePen()
    const spoken: string[] = []
    const { faces: patches } = drawAtlas(pen, planAtlas(3), hand, (face) => {
      spoken.push(face.id)
      return `words-of-${face.id}`
    })
    const ids = [...new Set(hand.map(({ id }) => id))]
    expect(spoken).toEqual(ids)
    expect([...patches.keys()]).toEqual(ids)
    expect(written.filter((text) => text.startsWith('words-of-'))).toEqual(
      ids.map((id) => `words-of-${id}`),
    )
  })

  it.each([1, 2, 6, 11, 21, 49])('packs %i cards without overlap', (count) => {
    const plan = planAtlas(count)
    expect(plan.wide).toBeLessThanOrEqual(2048)
    expect(plan.high).toBeLessThanOrEqual(2048)
    const given = Array.from(
      { length: count - 1 },
      (_, i) => ({ ...faces[0], id: `${i}` }) as CardFace,
    )
    const { pen } = makePen()
    const { faces: patches, back } = drawAtlas(pen, plan, given, () => 'words')
    const all = [...patches.values(), back]
    expect(all).toHaveLength(count)
    for (const one of all) {
      expect(one.x + one.wide).toBeLessThanOrEqual(1)
      expect(one.y + one.high).toBeLessThanOrEqual(1)
      const met = all.filter(
        (other) =>
          other !== one &&
          other.x < one.x + one.wide &&
          one.x < other.x + other.wide &&
          other.y < one.y + one.high &&
          one.y < other.y + other.high,
      )
      expect(met).toEqual([])
    }
  })

  it('gives five cards larger cells than a whole pack', () => {
    expect(planAtlas(6).card).toBeGreaterThan(planAtlas(21).card)
    expect(planAtlas(6).card).toBeGreaterThanOrEqual(512)
  })
})
