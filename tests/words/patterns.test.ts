/** Editorial rules for all messages: names and numbers, cases, spaces, one term per notion. */
import { describe, expect, test } from 'vitest'
import { line } from '../../src/kernel/line.ts'
import { loadDictionary } from '../../src/words/load.ts'
import { type Language, languages } from '../../src/words/types.ts'
import { makeVoice, type Voice } from '../../src/words/voice.ts'

const dictionaries = Object.fromEntries(
  await Promise.all(languages.map(async (one) => [one, await loadDictionary(one)] as const)),
) as Record<Language, Readonly<Record<string, string>>>

const voices = Object.fromEntries(
  languages.map((one) => [one, makeVoice(one, dictionaries[one] as never, (seat) => `P${seat}`)]),
) as Record<Language, Voice>

/** `key: text` of every message whose text and key match the patterns. */
function found(language: Language, text: RegExp, key = /./): readonly string[] {
  return Object.entries(dictionaries[language])
    .filter(([name, words]) => key.test(name) && text.test(words))
    .map(([name, words]) => `${name}: ${words}`)
}

const seats = 'who|first|second|other|owner|winner|loser|guide'

describe.each(languages)('%s', (language) => {
  test('no player’s name stands directly before a bare number', () => {
    expect(found(language, new RegExp(`\\{(${seats})\\} (\\{|#)`))).toEqual([])
  })

  test('no dash replaces a grammatical case', () => {
    expect(found(language, /[–—] \{(die|dice|building|tile|segment|good)\b/)).toEqual([])
  })

  test('log lines about a player begin with the name and a colon', () => {
    expect(found(language, /\{who\} [\p{Ll}]/u, /\.tell\./)).toEqual([])
  })

  test('no message contains a typed non-breaking space', () => {
    expect(found(language, /\u00A0/)).toEqual([])
  })

  test('a match is never called a game', () => {
    const game = {
      en: /\bgame is (over|won)/,
      el: /παιχνίδι (έχει )?τελ/,
      pl: /[Gg]ra (jest|wygr)/,
      ru: /[Ии]гра (окон|выиг)/,
    }
    expect(found(language, game[language])).toEqual([])
  })

  test('the log has the same name everywhere', () => {
    const others = {
      en: /\blogs?\b/i,
      el: /ημερολόγιο|ιστορία/i,
      pl: /dziennik/i,
      ru: /журнал|истори/i,
    }
    expect(found(language, others[language], /^(ui|cli)\./)).toEqual([])
  })

  test('dice and sticks are never confused', () => {
    const pieces = { en: /\bpieces?\b/, el: /κομμάτι/, pl: /element/, ru: /предмет/ }
    expect(
      found(
        language,
        pieces[language],
        /^(ui|cli)\.(throw|typed\.(about|missing|wrong|dice|sticks)|prompt|keys)/,
      ),
    ).toEqual([])
  })
})

describe('terms agree with the rules', () => {
  test.each<[string, Language, RegExp, RegExp]>([
    ['colour names are British', 'en', /\bgray\b/, /./],
    ['a throw of colour dice is a ζαριά', 'el', /ρίψ/i, /^border/],
    ['Νάγκα has no gender of its own but the rulebook’s', 'el', /(μια|μία|καμία) Νάγκα/, /./],
    ['στροφή is a bend of the road', 'el', /στροφή/, /^rajas\.prompt/],
    ['a person is addressed as one', 'el', /(ψτε|στε|ξτε|σας)(?!\p{L})/u, /^cli\./],
    ['a field of its own is a pole specjalne', 'pl', /dochod(?!zi)/, /^rajas/],
    ['an option is an opcja', 'pl', /wybor|wybór(?! (bota|za))/, /^ui\.actions\./],
    ['used is wykorzystane', 'pl', /zużyt/, /^border/],
    ['a die has a ценность', 'ru', /значени/, /^rajas\.(cost|why)/],
    ['goods are разные', 'ru', /различн/, /^rajas/],
    [
      'a step is отменён',
      'ru',
      /верн(уть|ите|ёт)|возвращает ход/,
      /undo|ref\.keys|noDice|border\.guide\.end/,
    ],
  ])('%s', (_name, language, text, key) => {
    expect(found(language, text, key)).toEqual([])
  })
})

describe('typography by language', () => {
  const fixed = '\u00A0'

  test('non-breaking spaces follow one-letter words and precede dashes', () => {
    const pl = voices.pl.say(line('nagaraja.ref.end'))
    expect(pl).toMatch(new RegExp(`przegraną i${fixed}to`))
    expect(pl).not.toMatch(/(?<!\p{L})[aiouwz] /iu)
    const ru = voices.ru.say(line('nagaraja.ref.end'))
    expect(ru).toContain(`25 очков${fixed}— `)
    for (const language of languages) {
      const said = voices[language].say(line('nagaraja.cardWithSticks', { card: 1, sticks: 2 }))
      expect(said).toMatch(new RegExp(`${fixed}[–—] `))
    }
  })

  test('alternatives are joined with «or»', () => {
    const values = { list: [1, 2, 3], or: true } as const
    const said = (language: Language) => voices[language].say(line('rajas.cost.dieOf', { values }))
    expect(said('en')).toBe('Cost: a die showing 1, 2 or 3')
    expect(said('el')).toContain('1, 2 ή 3')
    expect(said('pl')).toContain('1, 2 lub 3')
    expect(said('ru')).toContain('1, 2 или 3')
  })

  test('English lists have British commas', () => {
    const list = { list: ['a', 'b', 'c'].map((raw) => ({ raw })) }
    expect(voices.en.say(line('rajas.list', { list }))).toBe('a, b and c')
  })

  test('percentages follow the language', () => {
    const said = languages.map((one) => voices[one].say(line('ui.set.percent', { n: 1.25 })))
    expect(said).toEqual(['125%', '125%', '125%', `125${fixed}%`])
  })

  test('a list of dice is inflected in the requested case', () => {
    const die = line('rajas.dieWithValue', { die: line('rajas.die.green'), value: 3 })
    const told = line('rajas.tell.dieReturned', { who: { seat: 1 }, die })
    expect(voices.pl.say(told)).toContain('zieloną kość (3)')
  })
})
