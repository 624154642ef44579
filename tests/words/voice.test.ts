/** The translator: names as separate parts, numbers, lists and cases by language, and errors. */
import { expect, test } from 'vitest'
import { line, type Line } from '../../src/kernel/line.ts'
import type { Dictionary, Language } from '../../src/words/types.ts'
import { makeVoice } from '../../src/words/voice.ts'

const words: Readonly<Record<Language, Record<string, string>>> = {
  en: {
    throws: '{who}: throws {n, plural, one {# die} other {# dice}}',
    list: 'takes {things}',
    a: 'a tile',
    b: 'a coin',
    sum: '{n, number}',
  },
  el: { list: 'παίρνει {things}', a: 'ένα πλακίδιο', b: 'ένα νόμισμα' },
  pl: {
    throws: '{n, plural, one {# kość} few {# kości} many {# kości} other {# kości}}',
    a: '{case, select, gen {kafelka} other {kafelek}}',
    without: 'bez {thing_gen}',
    with: '{thing}',
    sum: '{n, number}',
  },
  ru: {
    throws: '{n, plural, one {# кубик} few {# кубика} many {# кубиков} other {# кубика}}',
    sum: '{n, number}',
  },
}

function voice(language: Language) {
  return makeVoice(language, words[language] as unknown as Dictionary, (seat) => `P${seat}`)
}

test('sayParts returns a player’s name as a part of its own', () => {
  const told = line('throws', { who: { seat: 2 }, n: 1 })
  expect(voice('en').say(told)).toBe('P2: throws 1 die')
  expect(voice('en').sayParts(told)[0]).toEqual({ seat: 2, text: 'P2' })
})

test('sayParts puts an icon before its words, without text', () => {
  const sign = { icon: 'pip-blue', tone: 'blue' }
  const told = line('list', { things: { list: [{ ...line('a'), sign }, line('b')] } })
  expect(voice('en').say(told)).toBe('takes a tile and a coin')
  expect(voice('en').sayParts(told).slice(0, 3)).toEqual([
    { text: 'takes ' },
    { sign, text: '' },
    { text: 'a tile' },
  ])
})

test('sayParts keeps the text of a drawing for screen readers', () => {
  const drawing = { strokes: [{ path: 'M0 50H100', tone: 'live' }] }
  const told = line('list', { things: { raw: '│', drawing } })
  expect(voice('en').say(told)).toBe('takes │')
  expect(voice('en').sayParts(told)).toEqual([{ text: 'takes ' }, { drawing, text: '│' }])
})

test.each([
  [1, '1 кубик'],
  [3, '3 кубика'],
  [5, '5 кубиков'],
  [11, '11 кубиков'],
  [21, '21 кубик'],
])('word uses the Russian plural form for %i', (n, said) => {
  expect(voice('ru').say(line('throws', { n }))).toBe(said)
})

test('say joins lists by the rules of the language', () => {
  const things = { list: [line('a'), line('b')] }
  expect(voice('en').say(line('list', { things }))).toBe('takes a tile and a coin')
  expect(voice('el').say(line('list', { things }))).toBe('παίρνει ένα πλακίδιο και ένα νόμισμα')
})

test('say inflects a noun in the case that the sentence requests', () => {
  const thing = line('a')
  expect(voice('pl').say(line('without', { thing }))).toBe('bez kafelka')
  expect(voice('pl').say(line('with', { thing }))).toBe('kafelek')
})

test('say does not parse raw text as a message', () => {
  expect(voice('pl').say(line('with', { thing: { raw: '{x} <b>' } }))).toBe('{x} <b>')
})

test.each<[string, Line]>([
  ['no words', line('nothing')],
  ['has no part n', line('throws', { who: { seat: 1 } })],
])('say throws for %s', (message, told) => {
  expect(() => voice('en').say(told)).toThrow(message)
})

test('names and raw texts are printed without escapes and direction overrides', () => {
  const dictionary = { 'a.b': '{who} {what} {list}' } as unknown as Dictionary
  const forged = makeVoice('en', dictionary, () => '\u001b[2JZoe\u202e')
  const what = { raw: 'a\nverified: yes' }
  const told = line('a.b', { who: { seat: 0 }, what, list: { list: [{ raw: '\u0007x' }] } })
  expect(forged.say(told)).toBe('[2JZoe averified: yes x')
})
