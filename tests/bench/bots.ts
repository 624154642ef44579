/** `npm run bench -- bots`: win rates of one bot level against another, and the cost of a decision. */
import { levels } from '../../src/bots/levels.ts'
import { readArgs, requireGame } from '../../src/cli/args.ts'
import { games } from '../../src/games/all.ts'
import type { AnyGame } from '../../src/kernel/game.ts'
import { conclude } from './conclude.ts'
import { budgetFor } from './botsBudget.ts'
import type { Sort } from './botsMatch.ts'
import { kindsOf, type Kinds, toldKind } from './botsShares.ts'
import { percent, playMany, type Rate, rateOf, shown, type Work, workOf } from './botsRun.ts'

const sorts: readonly Sort[] = [...levels, 'random']

const about = `npm run bench -- bots [--game NAME] [--seats N] [--matches M] [--a LEVEL] [--b LEVEL]
                       [--budget N|Nms] [--seed S] [--threads N] [--json]

M matches (60) of one bot of level A (medium) against others of level B (random), for each game and number
of players; A changes its seat from match to match, and sees the same numbers of chance from each. A shared
first place counts by its share; what A used is told by kind, and marked below 1 %. Levels: ${sorts.join(', ')}. A budget is a number of simulations for each
decision, or milliseconds, which are measured on this machine once. All cores are used where no number of
threads is asked for.`

interface Tally {
  readonly game: string
  readonly seats: number
  readonly a: Sort
  readonly b: Sort
  readonly budget: number | null
  readonly matches: number
  /** Wins among all matches; chance alone would give one divided by the number of seats. */
  readonly wins: Rate
  readonly work: Work
  /** Share of actions, cards and abilities among A's uses. */
  readonly kinds: Kinds
}

interface Asked {
  readonly a: Sort
  readonly b: Sort
  readonly matches: number
  readonly budget: string | undefined
  readonly seed: string
  readonly threads: number | undefined
}

async function tallyOf(game: AnyGame, seats: number, asked: Asked): Promise<Tally> {
  const { a, b, matches, seed, threads } = asked
  const budget = budgetFor(game, asked.budget)
  const contest = { game: game.id, seats, one: a, others: b, budget, options: {}, seed }
  const played = await playMany(contest, matches, threads)
  const won = played.reduce((sum, { own, shares }) => sum + (shares[own] ?? 0), 0)
  return {
    game: game.id,
    seats,
    a,
    b,
    budget,
    matches,
    wins: rateOf(won, matches),
    work: workOf(played),
    kinds: kindsOf(
      played.map(({ usesOfOne }) => usesOfOne),
      played.flatMap(({ own, shares, usesOfOne }) => (shares[own] ? [usesOfOne] : [])),
    ),
  }
}

function told({ game, seats, a, b, budget, matches, wins, work }: Tally): string {
  const by = budget === null ? '' : ` at ${budget} simulations`
  const cost = `p50 ${work.msP50} ms, p95 ${work.msP95} ms a decision`
  const speed = work.playoutsPerSecond > 0 ? `, ${work.playoutsPerSecond} simulations/s` : ''
  return `${game}, ${seats} seats, ${a} against ${b}${by}: wins ${shown(wins)} of ${matches} (chance ${percent(1 / seats)}); ${cost}${speed}`
}

export async function run(argv: string[]): Promise<number> {
  const text = { type: 'string' } as const
  const args = readArgs(argv, {
    game: text,
    seats: text,
    matches: text,
    a: text,
    b: text,
    budget: text,
    seed: text,
    threads: text,
    json: { type: 'boolean' },
  })
  if (args.has('help')) {
    console.log(about)
    return 0
  }
  const name = args.text('game')
  const asked: Asked = {
    a: args.choice('a', sorts) ?? 'medium',
    b: args.choice('b', sorts) ?? 'random',
    matches: args.count('matches', 1, 1_000_000) ?? 60,
    budget: args.text('budget'),
    seed: args.text('seed') ?? 'bots',
    threads: args.count('threads', 1, 64),
  }
  const played = name === undefined ? games : [requireGame(name)]
  const wanted = args.count('seats', 2, Math.max(...played.map(({ seats }) => seats.max)))
  const tallies: Tally[] = []
  for (const game of played) {
    for (let seats = game.seats.min; seats <= game.seats.max; seats += 1) {
      if ((wanted ?? seats) !== seats) continue
      const tally = await tallyOf(game, seats, asked)
      tallies.push(tally)
      console.log(told(tally))
      for (const [kind, shares] of Object.entries(tally.kinds)) {
        if (kind !== 'end') console.log(toldKind(kind, shares))
      }
    }
  }
  const isGood = tallies.every(({ wins, seats }) => wins.low > 1 / seats)
  console.log(
    isGood
      ? `${asked.a} wins more than its share everywhere.`
      : `Where ${asked.a} wins more than its share is not certain everywhere.`,
  )
  return conclude(args, 'bots', isGood, { tallies })
}
