/** Names of faces for players who throw real pieces: every game, every piece, four languages. */
import { expect, test } from 'vitest'
import { gameById, games } from '../../src/games/all.ts'
import { faceCount } from '../../src/shapes/pieces.ts'
import type { Piece } from '../../src/kernel/chance.ts'
import type { AnyGame } from '../../src/kernel/game.ts'
import { stepsOf } from '../../src/kernel/journal.ts'
import { start } from '../../src/kernel/match.ts'
import { playOut } from '../../src/kernel/playout.ts'
import { makeRandom } from '../../src/kernel/random.ts'
import { thrownPieces } from '../../src/kernel/chanceRequest.ts'
import { facesOf } from '../../src/words/faces.ts'
import { loadDictionary } from '../../src/words/load.ts'
import { languages } from '../../src/words/types.ts'
import { makeVoice } from '../../src/words/voice.ts'

function thrownIn(game: AnyGame): readonly Piece[] {
  const started = start(game, game.seats.min)
  if (!started.ok) throw new Error(started.refusal.code)
  const match = playOut(started.match, makeRandom('faces'))
  return stepsOf(match).flatMap((step) => thrownPieces(game, step) ?? [])
}

test.each(games.map((game) => [game.id, game] as const))('%s', async (_, game) => {
  const pieces = thrownIn(game)
  expect(pieces.length).toBeGreaterThan(10)
  for (const language of languages) {
    const voice = makeVoice(language, await loadDictionary(language), String)
    for (const piece of pieces) {
      const named = facesOf(game, piece, voice)
      expect(named.length).toBeGreaterThan(1)
      expect(named.length).toBeLessThanOrEqual(faceCount(piece.kind))
      for (const { told } of named) expect(voice.say(told)).not.toMatch(/\.|[{}]|undefined/)
    }
  }
})

test('facesOf merges faces that look the same', async () => {
  const game = gameById('nagaraja')
  if (!game) throw new Error('no Nagaraja')
  const voice = makeVoice('en', await loadDictionary('en'), String)
  const stick = (kind: 'brown' | 'green'): Piece => {
    return { id: kind, kind: `stick-${kind}`, skin: kind, seat: 0 }
  }
  const namesOf = (piece: Piece): string[] =>
    facesOf(game, piece, voice).map(({ told }) => voice.say(told))
  expect(namesOf(stick('brown'))).toEqual(['1', '2', '3', '4'])
  expect(namesOf(stick('green'))).toEqual(['1', 'naga'])
})
