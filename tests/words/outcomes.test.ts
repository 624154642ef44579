/** The sentence of every way in which each game can end, in four languages. */
import { readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { outcomeLine as borderOutcome } from '../../src/games/border/rules/outcome.ts'
import { outcomeLine as nagarajaOutcome } from '../../src/games/nagaraja/rules/outcome.ts'
import { outcomeLine as rajasOutcome } from '../../src/games/rajas/rules/outcome.ts'
import type { Line } from '../../src/kernel/line.ts'
import { loadDictionary } from '../../src/words/load.ts'
import { type Language, languages } from '../../src/words/types.ts'
import { makeVoice } from '../../src/words/voice.ts'

const names = ['Mira', 'Tansen', 'Noor', 'Ira']

/** Standings of The Border from points in order of places; those with the same letter share a place. */
const borderLine = (points: readonly number[], finishers: readonly number[], places?: string) =>
  borderOutcome(
    points.map((score, i) => {
      const place = places ? 1 + places.indexOf(places[i] ?? '') : i + 1
      return { seat: i, place, score, notes: [] }
    }),
    finishers,
  )

const ways: Readonly<Record<string, Line>> = {
  'border: the winner closes the sixth region': borderLine([35, 32], [0]),
  'border: somebody else closes the sixth region': borderLine([35, 32], [1]),
  'border: three players': borderLine([36, 35, 20], [0]),
  'border: four players, two of them second': borderLine([36, 30, 30, 20], [1]),
  'border: equal points, decided by circled values': borderLine([33, 33, 10], [0]),
  'border: a shared win': borderLine([33, 33], [0, 1], 'aa'),
  'nagaraja: the third cursed relic': nagarajaOutcome({ reason: 'cursed', winner: 1 }, 12, 20),
  'nagaraja: 25 points': nagarajaOutcome({ reason: 'points', winner: 0 }, 27, 14),
  'nagaraja: the ninth room': nagarajaOutcome({ reason: 'ninth', winner: 0 }, 21, 20),
  'nagaraja: the ninth room, equal points': nagarajaOutcome({ reason: 'ninth', winner: 1 }, 1, 1),
  'nagaraja: no room is left': nagarajaOutcome({ reason: 'exhausted', winner: 1 }, 19, 8),
  'nagaraja: no room is left, equal points': nagarajaOutcome(
    { reason: 'exhausted', winner: 0 },
    15,
    15,
  ),
  'rajas: the markers meet exactly': rajasOutcome([
    { seat: 0, gap: 0, time: 0 },
    { seat: 1, gap: -12, time: -1 },
  ]),
  'rajas: the only player whose markers passed': rajasOutcome([
    { seat: 1, gap: 7, time: 0 },
    { seat: 0, gap: -3, time: -1 },
  ]),
  'rajas: further than another whose markers passed': rajasOutcome([
    { seat: 1, gap: 7, time: 1 },
    { seat: 0, gap: 2, time: 0 },
  ]),
  'rajas: as far as another, but earlier': rajasOutcome([
    { seat: 0, gap: 4, time: 0 },
    { seat: 1, gap: 4, time: 1 },
  ]),
}

const file = new URL('outcomes.json', import.meta.url)
type Sentences = Record<string, Record<Language, string>>

async function sentences(): Promise<Sentences> {
  const all: Sentences = {}
  for (const language of languages) {
    const dictionary = await loadDictionary(language)
    const voice = makeVoice(language, dictionary, (seat) => names[seat] ?? '')
    for (const [way, line] of Object.entries(ways)) {
      all[way] = { ...all[way], [language]: voice.say(line) } as Record<Language, string>
    }
  }
  return all
}

test('every way to end has its kept sentence in each language', async () => {
  const now = await sentences()
  if (process.env['JHAROKHA_KEEP']) writeFileSync(file, `${JSON.stringify(now, null, 2)}\n`)
  expect(now).toEqual(JSON.parse(readFileSync(file, 'utf8')))
})

test('every sentence names the winner', async () => {
  const winners: Record<string, string> = { 'border: a shared win': 'Tansen' }
  for (const [way, said] of Object.entries(await sentences())) {
    const seat = (ways[way]?.parts?.['winner'] as { seat: number } | undefined)?.seat
    const winner = seat === undefined ? winners[way] : names[seat]
    for (const sentence of Object.values(said)) expect(sentence).toContain(winner)
  }
})
