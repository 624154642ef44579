/** Plays a match to its end with seeded answers and a choice function, for bot matches, fuzzing and benchmarks. */
import { answerFrom } from './chance.ts'
import type { Tagged } from './command.ts'
import { legalFor, type Match, pendingOf, submit } from './match.ts'
import type { Random } from './random.ts'
import type { Seat } from './seat.ts'

export type Chooser<S, V, C extends Tagged, E extends Tagged> = (
  match: Match<S, V, C, E>,
  seat: Seat,
  legal: readonly C[],
  random: Random,
) => C

/** Submits one input. The pending request to answer is picked at random too. */
export function advance<S, V, C extends Tagged, E extends Tagged>(
  match: Match<S, V, C, E>,
  random: Random,
  choose: Chooser<S, V, C, E> = (_match, _seat, legal) => random.pick(legal),
): Match<S, V, C, E> {
  const owed = random.pick(pendingOf(match))
  const outcome =
    owed.kind === 'chance'
      ? submit(match, { kind: 'chance', id: owed.id, answer: answerFrom(random, owed.ask) })
      : submit(match, {
          kind: 'command',
          seat: owed.seat,
          command: choose(match, owed.seat, legalFor(match, owed.seat), random),
        })
  if (!outcome.ok)
    throw new Error(`${match.game.id}: a legal input was refused: ${outcome.refusal.code}`)
  return outcome.match
}

export function playOut<S, V, C extends Tagged, E extends Tagged>(
  match: Match<S, V, C, E>,
  random: Random,
  choose?: Chooser<S, V, C, E>,
): Match<S, V, C, E> {
  let played = match
  while (pendingOf(played).length > 0) {
    if (played.length >= played.game.lengthLimit) {
      throw new Error(`${played.game.id}: still not over after ${played.length} inputs`)
    }
    played = advance(played, random, choose)
  }
  return played
}
