/** A commitment as words: the same eight in four languages, told apart by ear and by keyboard. */
import { expect, test } from 'vitest'
import { isPhraseOf, phraseOf } from '../../../src/session/trust/phrase.ts'
import { commitmentOf } from '../../../src/session/trust/commitment.ts'
import { loadAllPhraseWords } from '../../../src/words/phrases/index.ts'

const languages = await loadAllPhraseWords()
const commitment = commitmentOf('7f'.repeat(32))

const heard = (word: string): string =>
  word
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
    .replaceAll('ł', 'l')

test('every language has 256 words that nobody can mix up by accents or case', () => {
  expect(languages.length).toBe(4)
  for (const words of languages) {
    expect(words.length).toBe(256)
    expect(new Set(words.map(heard)).size).toBe(256)
    expect(words.every((word) => /^\p{L}{2,14}$/u.test(word))).toBe(true)
  }
})

test('a phrase is recognised in each language, however it is typed', () => {
  for (const words of languages) {
    const phrase = phraseOf(commitment, words)
    expect(phrase.split(' ').length).toBe(8)
    expect(isPhraseOf(phrase, commitment, languages)).toBe(true)
    expect(
      isPhraseOf(`  ${phrase.toUpperCase().replaceAll(' ', '-')}. `, commitment, languages),
    ).toBe(true)
    expect(isPhraseOf(heard(phrase), commitment, languages)).toBe(true)
  }
})

test('no other phrase, part of a phrase, order of words or few digits pass as a witness', () => {
  const [words = []] = languages
  const said = phraseOf(commitment, words).split(' ')
  const other = phraseOf(commitmentOf('80'.repeat(32)), words)
  expect(isPhraseOf(other, commitment, languages)).toBe(false)
  expect(isPhraseOf(said.slice(1).join(' '), commitment, languages)).toBe(false)
  expect(isPhraseOf(said.toReversed().join(' '), commitment, languages)).toBe(false)
  expect(isPhraseOf('', commitment, languages)).toBe(false)
  expect(isPhraseOf(commitment.slice(0, 15), commitment, languages)).toBe(false)
  expect(isPhraseOf(commitment.slice(0, 16), commitment, languages)).toBe(true)
  expect(isPhraseOf(commitment, commitment, languages)).toBe(true)
})
