/** Positions of a match between heuristic bots in which a seat has a choice; returns one in `every`. */
import { botFor } from '../../src/bots/index.ts'
import type { AnyGame } from '../../src/kernel/game.ts'
import { legalFor, type Match, pendingOf, start } from '../../src/kernel/match.ts'
import { advance } from '../../src/kernel/playout.ts'
import { makeRandom } from '../../src/kernel/random.ts'

export function* choicesIn(game: AnyGame, seed: string, every: number, seats = 2) {
  const started = start(game, seats)
  if (!started.ok) throw new Error(started.refusal.code)
  let match: Match = started.match
  const random = makeRandom(seed)
  const bot = botFor(game)
  for (let n = 0; pendingOf(match).length > 0; n += 1) {
    const owed = pendingOf(match)[0]
    if (owed?.kind === 'choice' && legalFor(match, owed.seat).length > 1 && n % every === 0) {
      yield { match, seat: owed.seat, legal: legalFor(match, owed.seat) }
    }
    match = advance(match, random, (now, seat, legal, dice) =>
      bot(game.view(now.state, seat), legal, seat, dice),
    )
  }
}
