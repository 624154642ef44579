/** Reads a bot's budget: simulations, or milliseconds, which are converted to simulations once. */
import { UsageError, raw } from '../../src/cli/args.ts'
import { mindFor } from '../../src/bots/index.ts'
import { chooseByHeuristic } from '../../src/bots/heuristic.ts'
import { search } from '../../src/bots/search/index.ts'
import type { AnyGame } from '../../src/kernel/game.ts'
import { start } from '../../src/kernel/match.ts'
import { playOut } from '../../src/kernel/playout.ts'
import { makeRandom } from '../../src/kernel/random.ts'

/** Simulations per decision used to measure this machine's speed, after warm-up decisions that do not count. */
const tried = 60
const warmUp = 4
const counted = 12

/** Null if no budget was given: then each game's own number applies. */
export function budgetFor(game: AnyGame, given: string | undefined): number | null {
  if (given === undefined) return null
  const [, digits, unit] = /^(\d+)(ms)?$/.exec(given) ?? []
  if (digits === undefined || Number(digits) < 1) {
    throw new UsageError('cli.error.value', raw({ name: 'budget' }))
  }
  if (unit === undefined) return Number(digits)
  return Math.max(1, Math.round((Number(digits) / 1000) * playoutsPerSecond(game)))
}

/** Measured over the decisions of one match that is played by default moves. */
function playoutsPerSecond(game: AnyGame): number {
  const mind = mindFor(game)
  const started = start(game, game.seats.min)
  if (!mind || !started.ok) return 1
  let seen = 0
  let playouts = 0
  let nanos = 0n
  playOut(started.match, makeRandom('measure'), (match, seat, legal, random) => {
    const view = game.view(match.state, seat)
    if (legal.length === 1) return legal[0]!
    seen += 1
    if (seen <= warmUp + counted) {
      const question = { game, mind, seats: match.seats, view, legal, seat }
      const begun = process.hrtime.bigint()
      const found = search(question, tried, random)
      if (seen > warmUp) {
        nanos += process.hrtime.bigint() - begun
        playouts += found.playouts
      }
    }
    return legal[chooseByHeuristic(mind.score(view, legal, seat), random)]!
  })
  return playouts / (Number(nanos) / 1e9)
}
