/** Plays matches between bots for tests; the first bot changes its seat from match to match. */
import { botFor, randomBot } from '../../src/bots/index.ts'
import type { Level } from '../../src/bots/levels.ts'
import type { AnyGame } from '../../src/kernel/game.ts'
import { start } from '../../src/kernel/match.ts'
import { playOut } from '../../src/kernel/playout.ts'
import { makeRandom } from '../../src/kernel/random.ts'

export type Sort = Level | 'random'

const botOf = (game: AnyGame, sort: Sort, budget?: number) =>
  sort === 'random' ? randomBot : botFor(game, sort, budget)

/** The share of matches that the first kind of bot won. */
export function shareOf(
  game: AnyGame,
  [first, second]: readonly [Sort, Sort],
  matches: number,
  { seats = 2, budget }: { readonly seats?: number; readonly budget?: number } = {},
): number {
  const one = botOf(game, first, budget)
  const other = botOf(game, second, budget)
  let won = 0
  for (let i = 0; i < matches; i += 1) {
    const own = i % seats
    const started = start(game, seats)
    if (!started.ok) throw new Error(started.refusal.code)
    const random = makeRandom(`${first} ${second} ${i}`)
    const over = playOut(started.match, random, (match, seat, legal, dice) =>
      (seat === own ? one : other)(game.view(match.state, seat), legal, seat, dice),
    )
    const winners = game.result(over.state)?.standings.filter(({ place }) => place === 1) ?? []
    if (winners.some(({ seat }) => seat === own)) won += 1 / winners.length
  }
  return won / matches
}
