/** A seeded match of The Border, played greedily to any point, for tests of its scene. */
import { answerFrom } from '../../../src/kernel/chance.ts'
import { legalFor, type Match, pendingOf, start, submit } from '../../../src/kernel/match.ts'
import { makeRandom } from '../../../src/kernel/random.ts'
import { border } from '../../../src/games/border/index.ts'
import type { Command } from '../../../src/games/border/commands.ts'
import type { Event } from '../../../src/games/border/events.ts'
import type { State, View } from '../../../src/games/border/types.ts'

export type BorderMatch = Match<State, View, Command, Event>

/** Plays greedily, so that the boards fill as in a real match, until `isEnough` or the end. */
export function playedMatch(
  seats: number,
  seed: string,
  isEnough: (match: BorderMatch) => boolean,
): BorderMatch {
  const started = start(border, seats)
  if (!started.ok) throw new Error('no match')
  const random = makeRandom(seed)
  let match: BorderMatch = started.match
  while (!isEnough(match)) {
    const [next] = pendingOf(match)
    if (!next) return match
    if (next.kind === 'chance') {
      const answer = answerFrom(random, next.ask)
      const done = submit(match, { kind: 'chance', id: next.id, answer })
      if (!done.ok) throw new Error(done.refusal.code)
      match = done.match
      continue
    }
    const legal = legalFor(match, next.seat)
    const useful = legal.filter(({ type }) => type === 'complete' || type === 'cross')
    const command = random.pick(
      useful.length > 0 ? useful : legal.length > 2 ? legal.slice(0, 12) : legal,
    )
    const done = submit(match, { kind: 'command', seat: next.seat, command })
    if (!done.ok) throw new Error(done.refusal.code)
    match = done.match
  }
  return match
}
