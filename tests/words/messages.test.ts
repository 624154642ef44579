/** Every message compiles in every language, uses the same arguments, and covers all plural categories. */
import { IntlMessageFormat } from 'intl-messageformat'
import { describe, expect, test, vi } from 'vitest'
import { argumentNames } from '../../src/words/arguments.ts'
import { loadDictionary } from '../../src/words/load.ts'
import { type Language, languages } from '../../src/words/types.ts'

// Generous timeout for a busy machine.
vi.setConfig({ testTimeout: 90_000 })

/** The plural categories that a message must cover for integers; ICU itself requires `other`. */
const categories: Readonly<Record<Language, readonly string[]>> = {
  en: ['one', 'other'],
  el: ['one', 'other'],
  pl: ['one', 'few', 'many', 'other'],
  ru: ['one', 'few', 'many', 'other'],
}

/** Messages with texts for exact numbers only (`=0 {…} other {…}`) need no plural categories. */
function isCategory(option: string): boolean {
  return option !== 'other' && !option.startsWith('=')
}

const plural = 6
const select = 5

interface Element {
  readonly type: number
  readonly value?: string
  readonly options?: Readonly<Record<string, { readonly value: readonly Element[] }>>
}

function elementsOf(text: string, language: Language): readonly Element[] {
  return new IntlMessageFormat(text, language).getAst() as unknown as readonly Element[]
}

function* all(elements: readonly Element[]): Generator<Element> {
  for (const element of elements) {
    yield element
    for (const option of Object.values(element.options ?? {})) yield* all(option.value)
  }
}

/** `{dice_gen}` refers to the part `dice`; `{case}` is reserved by the translator. */
function partsOf(text: string, language: Language): readonly string[] {
  const names = argumentNames(elementsOf(text, language) as readonly unknown[])
  const bases = names.map((name) => name.replace(/_(nom|gen|acc|dat|ins|loc|voc)$/, ''))
  return [...new Set(bases)].filter((name) => name !== 'case').sort()
}

const source = await loadDictionary('en')

describe.each(languages)('%s', (language) => {
  test('has the same keys as English, each with a text', async () => {
    const dictionary = await loadDictionary(language)
    expect(Object.keys(dictionary).sort()).toEqual(Object.keys(source).sort())
    const blank = Object.entries(dictionary).filter(([, text]) => text.trim() === '')
    expect(blank).toEqual([])
  })

  test('every message compiles', async () => {
    for (const [key, text] of Object.entries(await loadDictionary(language))) {
      expect(() => elementsOf(text, language), `${key}: ${text}`).not.toThrow()
    }
  })

  test('plurals cover every category of the language', async () => {
    const faults: string[] = []
    for (const [key, text] of Object.entries(await loadDictionary(language))) {
      for (const { type, options = {} } of all(elementsOf(text, language))) {
        const isCounting = type === plural && Object.keys(options).some(isCategory)
        const lacks = categories[language].filter((one) => isCounting && !(one in options))
        if (lacks.length > 0) faults.push(`${key} lacks ${lacks.join(', ')}`)
        if (type === select && !('other' in options)) faults.push(`${key} lacks other`)
      }
    }
    expect(faults).toEqual([])
  })

  test('every message uses only arguments that English uses', async () => {
    const faults: string[] = []
    for (const [key, text] of Object.entries(await loadDictionary(language))) {
      const english = partsOf(source[key as keyof typeof source], 'en')
      const own = partsOf(text, language)
      if (own.join() !== english.join()) faults.push(`${key}: ${own.join()} for ${english.join()}`)
    }
    expect(faults).toEqual([])
  })

  test('every plural renders for numbers of all categories', async () => {
    const dictionary = await loadDictionary(language)
    for (const [key, text] of Object.entries(dictionary)) {
      if (!text.includes('plural')) continue
      const names = argumentNames(elementsOf(text, language) as readonly unknown[])
      for (const n of [0, 1, 2, 3, 5, 11, 12, 21, 22, 25, 101]) {
        const values = Object.fromEntries(names.map((name) => [name, n]))
        const said = String(new IntlMessageFormat(text, language).format(values))
        expect(said, `${key} for ${n}`).toMatch(/\S/)
      }
    }
  })
})
