/** Plays one match of bots and records the cost of each decision and the uses of each command. */
import { mindFor, randomBot } from '../../src/bots/index.ts'
import type { Level } from '../../src/bots/levels.ts'
import { makePlayer } from '../../src/bots/player.ts'
import { gameById } from '../../src/games/all.ts'
import type { Tagged } from '../../src/kernel/command.ts'
import type { AnyGame } from '../../src/kernel/game.ts'
import { stepsOf } from '../../src/kernel/journal.ts'
import type { Match } from '../../src/kernel/match.ts'
import { start } from '../../src/kernel/match.ts'
import type { Options } from '../../src/kernel/options.ts'
import { playOut } from '../../src/kernel/playout.ts'
import { makeRandom, type Random } from '../../src/kernel/random.ts'
import type { Seat } from '../../src/kernel/seat.ts'
import { usesIn } from './botsUses.ts'

export type Sort = Level | 'random'

/** A pairing of bots: `one` sits on a seat that changes from match to match, `others` on all other seats. */
export interface Contest {
  readonly game: string
  readonly seats: number
  readonly one: Sort
  readonly others: Sort
  /** Simulations of a search; null for each game's own number. */
  readonly budget: number | null
  readonly options: Options
  readonly seed: string
}

export interface Portion {
  readonly from: number
  readonly to: number
  readonly contest: Contest
}

export interface Played {
  readonly own: Seat
  readonly first: Seat
  /** Each seat's share of first place. */
  readonly shares: readonly number[]
  readonly scores: readonly number[]
  readonly rounds: number
  readonly ending: string
  /** Cost of each decision of `one`: CPU milliseconds of this thread, simulations, imagined steps. */
  readonly decisions: readonly Spent[]
  /** Counts of uses by name, of all players and of `one`. */
  readonly uses: Readonly<Record<string, number>>
  readonly usesOfOne: Readonly<Record<string, number>>
  readonly usesOfWinner: Readonly<Record<string, number>>
}

export interface Spent {
  readonly ms: number
  readonly playouts: number
  readonly steps: number
}

type Choose = (view: unknown, legal: readonly Tagged[], seat: Seat, random: Random) => Tagged

function chooserOf(game: AnyGame, sort: Sort, budget: number | null, tell: (spent: Spent) => void) {
  const mind = mindFor(game)
  if (sort === 'random' || !mind) return randomBot
  const decide = makePlayer(game, mind, sort, budget ?? mind.budget)
  const choose: Choose = (view, legal, seat, random) => {
    const begun = process.hrtime.bigint()
    const { at, found } = decide(view, legal, seat, random)
    const ms = Number(process.hrtime.bigint() - begun) / 1e6
    if (legal.length > 1) tell({ ms, playouts: found?.playouts ?? 0, steps: found?.steps ?? 0 })
    return legal[at] as Tagged
  }
  return choose
}

export function playMatch(contest: Contest, number: number): Played {
  const { seats, one, others, budget, options, seed } = contest
  const game = gameById(contest.game)
  if (!game) throw new Error(`no game ${contest.game}`)
  const own = number % seats
  const decisions: Spent[] = []
  const first = chooserOf(game, one, budget, (spent) => decisions.push(spent))
  const rest = chooserOf(game, others, budget, () => undefined)
  const started = start(game, seats, options)
  if (!started.ok) throw new Error(started.refusal.code)
  // each seat plays with the same random numbers; among equal bots that would repeat the same match
  const luck = one === others ? number : Math.floor(number / seats)
  const random = makeRandom(`${seed} ${luck}`)
  const over = playOut(started.match, random, (match, seat, legal, dice) =>
    (seat === own ? first : rest)(game.view(match.state, seat), legal, seat, dice),
  )
  return { own, decisions, ...outcomeOf(over, own) }
}

function outcomeOf(over: Match, own: Seat) {
  const { game, state, seats } = over
  const result = game.result(state)
  if (!result) throw new Error(`${game.id}: no result`)
  const { standings, why } = result
  const best = standings.filter(({ place }) => place === 1).map(({ seat }) => seat)
  const perSeat = <T>(of: (seat: Seat) => T) => Array.from({ length: seats }, (_, seat) => of(seat))
  const { rounds, first, uses } = usesIn(game, stepsOf(over), state)
  const winner = best[0] ?? 0
  return {
    first,
    shares: perSeat((seat) => (best.includes(seat) ? 1 / best.length : 0)),
    scores: perSeat((seat) => standings.find((one) => one.seat === seat)?.score ?? 0),
    rounds,
    ending: why.key,
    uses: sumOf(uses),
    usesOfOne: uses[own] ?? {},
    usesOfWinner: uses[winner] ?? {},
  }
}

function sumOf(uses: readonly Readonly<Record<string, number>>[]): Record<string, number> {
  const all: Record<string, number> = {}
  for (const one of uses) {
    for (const [name, n] of Object.entries(one)) all[name] = (all[name] ?? 0) + n
  }
  return all
}
