/** Begun matches of every game, with headers and entries, that the hostile kit mutates. */
import { games } from '../../../src/games/all.ts'
import type { AnyGame } from '../../../src/kernel/game.ts'
import { entryOf, stepsOf } from '../../../src/kernel/journal.ts'
import { type Match, start } from '../../../src/kernel/match.ts'
import { advance } from '../../../src/kernel/playout.ts'
import { makeRandom, type Random } from '../../../src/kernel/random.ts'
import type { Entry } from '../../../src/kernel/record.ts'
import { fileText } from '../../../src/session/file.ts'
import { type Header, headerFor } from '../../../src/session/header.ts'
import { botsLast } from '../../../src/session/seating.ts'

export interface Begun {
  readonly match: Match
  readonly header: Header
  readonly entries: readonly Entry[]
  readonly text: string
}

const inputs = 25

function begin(game: AnyGame): Begun {
  const started = start(game, 2)
  if (!started.ok) throw new Error(started.refusal.code)
  let { match } = started
  const random = makeRandom(`hostile ${game.id}`)
  while (match.length < inputs && game.pending(match.state).length > 0) {
    match = advance(match, random)
  }
  const header = headerFor(match, {
    id: 'hostile',
    sittings: botsLast(2, 1, ['Zoe']),
    origin: { kind: 'foretold', seed: 'hostile' },
    created: 1_000_000,
  })
  return { match, header, entries: stepsOf(match).map(entryOf), text: fileText(match, header) }
}

export const beginAll = (): readonly Begun[] => games.map(begin)

const forgedNames = ['\u001b[2J\u001b[H OK: all proved', '\u202eeoZ', 'a\nverified: yes', '\u200b']

export const forgedName = (random: Random): string => random.pick(forgedNames)

/** Control and bidirectional characters, which a terminal or a screen would act on. */
export const unsafe = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u

/** Number of leading entries that are equal in both lists. */
export function samePrefix(one: readonly unknown[], other: readonly unknown[]): number {
  const at = one.findIndex((entry, i) => JSON.stringify(entry) !== JSON.stringify(other[i]))
  return at < 0 ? one.length : at
}
