/** Every word key in the sources has a text, and every text is used. */
import { expect, test, vi } from 'vitest'
import { games } from '../../src/games/all.ts'
import { en } from '../../src/words/en/index.ts'
import { readTexts } from './source.ts'

// Generous timeout for a busy machine.
vi.setConfig({ testTimeout: 90_000 })

const keys = Object.keys(en)
const known: ReadonlySet<string> = new Set(keys)
const rooms = new Set(keys.map((key) => key.split('.')[0] ?? ''))
const texts = readTexts()

/** True for text in the form of a word key, but not of a file name or component id. */
function isKeyLike(text: string): boolean {
  const isDotted = /^[a-z][A-Za-z0-9]*(\.[A-Za-z0-9_-]+)+$/.test(text)
  const isFile = /\.(ts|tsx|json|glb|webp|png|svg|txt|html|css|js|mjs)$/.test(text)
  return isDotted && !isFile && rooms.has(text.split('.')[0] ?? '')
}

/** A regular expression for `border.colour.*`; null when too little of the pattern is constant. */
function expressionOf(pattern: string): RegExp | null {
  if (!/^[A-Za-z0-9_.*-]+$/.test(pattern) || !pattern.includes('.')) return null
  if (pattern.replaceAll(/[*.]/g, '').length < 3) return null
  // The first placeholder may be a whole key (`${key}.about`); later ones are single names.
  const [first = '', ...rest] = pattern.split('*').map((part) => part.replaceAll('.', '\\.'))
  const begin = first === '' && rest.length > 0 ? `.+${rest.shift()}` : first
  return new RegExp(`^${[begin, ...rest].join('[^.]+')}$`)
}

const expressions = texts.patterns.flatMap(({ file, text }) => {
  const expression = expressionOf(text)
  return expression ? [{ file, text, expression }] : []
})

test('the scan reads the sources', () => {
  expect(texts.literals.length).toBeGreaterThan(1000)
  expect(expressions.length).toBeGreaterThan(10)
})

test('the scan detects a missing key and a pattern without matches', () => {
  expect(isKeyLike('border.noSuchWord') && !known.has('border.noSuchWord')).toBe(true)
  expect(isKeyLike('border.json')).toBe(false)
  expect(keys.some((key) => expressionOf('border.colour.*')?.test(key))).toBe(true)
  expect(keys.some((key) => expressionOf('border.colours.*')?.test(key))).toBe(false)
  expect(expressionOf('*.*')).toBeNull()
})

test('the dictionary has every key that the sources use', () => {
  const missing = texts.literals.filter(({ text }) => isKeyLike(text) && !known.has(text))
  expect(missing).toEqual([])
})

test('every key pattern in the sources matches a key', () => {
  const empty = expressions.filter(({ text, expression }) => {
    const room = text.split('.')[0] ?? ''
    return rooms.has(room) && !keys.some((key) => expression.test(key))
  })
  expect(empty.map(({ file, text }) => ({ file, text }))).toEqual([])
})

test('every key is used in the sources', () => {
  const used = new Set(texts.literals.map(({ text }) => text))
  for (const { id, options } of games) {
    for (const spec of options) {
      const key = `${id}.option.${spec.key}`
      for (const one of [key, `${key}.about`]) used.add(one)
      if (spec.kind !== 'flag') for (const choice of spec.choices) used.add(`${key}.${choice}`)
    }
  }
  const unused = keys.filter((key) => {
    return !used.has(key) && !expressions.some(({ expression }) => expression.test(key))
  })
  expect(unused).toEqual([])
})
