/** `npm run bench -- editions`: statistics of matches of equal bots: rounds, endings, seats, uses. */
import { levels } from '../../src/bots/levels.ts'
import { readArgs, requireGame } from '../../src/cli/args.ts'
import { games } from '../../src/games/all.ts'
import type { AnyGame } from '../../src/kernel/game.ts'
import { conclude } from './conclude.ts'
import { budgetFor } from './botsBudget.ts'
import type { Played } from './botsMatch.ts'
import { kindsOf, type Kinds, toldKind } from './botsShares.ts'
import { percent, playMany, type Rate, rateOf, shown } from './botsRun.ts'

const about = `npm run bench -- editions [--game NAME] [--seats N] [--matches M] [--level LEVEL] [--budget N|Nms] [--seed S]
                           [--threads N] [--json]

M matches (200) of bots of one level (medium) among themselves: how many rounds, how they end, how often each
seat and the first player win, and of all uses of actions, spaces, cards and abilities the share of each, with
its share among those of winners. Uses that make up less than 1 % of their kind are marked.`

interface Report {
  readonly game: string
  readonly seats: number
  readonly matches: number
  readonly rounds: { readonly mean: number; readonly least: number; readonly most: number }
  readonly endings: Readonly<Record<string, number>>
  readonly bySeat: readonly Rate[]
  readonly first: Rate
  readonly kinds: Kinds
}

function reportOf(game: AnyGame, seats: number, played: readonly Played[]): Report {
  const matches = played.length
  const rounds = played.map((one) => one.rounds)
  const endings: Record<string, number> = {}
  for (const { ending } of played) endings[ending] = (endings[ending] ?? 0) + 1
  const winsOf = (seatOf: (one: Played) => number): Rate =>
    rateOf(
      played.reduce((sum, one) => sum + (one.shares[seatOf(one)] ?? 0), 0),
      matches,
    )
  return {
    game: game.id,
    seats,
    matches,
    rounds: {
      mean: rounds.reduce((sum, n) => sum + n, 0) / matches,
      least: Math.min(...rounds),
      most: Math.max(...rounds),
    },
    endings,
    bySeat: Array.from({ length: seats }, (_, seat) => winsOf(() => seat)),
    first: winsOf((one) => one.first),
    kinds: kindsOf(
      played.map(({ uses }) => uses),
      played.map(({ usesOfWinner }) => usesOfWinner),
    ),
  }
}

function print(report: Report): void {
  const { game, seats, matches, rounds, endings, bySeat, first, kinds } = report
  console.log(`\n${game}, ${seats} seats, ${matches} matches`)
  console.log(`  rounds: mean ${rounds.mean.toFixed(1)}, ${rounds.least} to ${rounds.most}`)
  for (const [ending, n] of Object.entries(endings)) {
    console.log(`  ends by ${ending}: ${percent(n / matches)}`)
  }
  bySeat.forEach((rate, seat) => console.log(`  seat ${seat + 1} wins ${shown(rate)}`))
  console.log(`  who chooses first wins ${shown(first)}`)
  for (const [kind, shares] of Object.entries(kinds)) {
    if (kind === 'end') {
      const means = shares.map(({ name, n }) => `${name} ${(n / matches / seats).toFixed(1)}`)
      console.log(`  at the end, for each player: ${means.join(', ')}`)
      continue
    }
    console.log(toldKind(kind, shares))
  }
}

export async function run(argv: string[]): Promise<number> {
  const text = { type: 'string' } as const
  const args = readArgs(argv, {
    game: text,
    seats: text,
    matches: text,
    level: text,
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
  const wanted = args.count('seats', 2, 4)
  const matches = args.count('matches', 1, 1_000_000) ?? 200
  const level = args.choice('level', levels) ?? 'medium'
  const reports: Report[] = []
  for (const game of name === undefined ? games : [requireGame(name)]) {
    const budget = budgetFor(game, args.text('budget'))
    for (let seats = game.seats.min; seats <= game.seats.max; seats += 1) {
      if ((wanted ?? seats) !== seats) continue
      const seed = args.text('seed') ?? 'editions'
      const contest = { game: game.id, seats, one: level, others: level, budget, options: {}, seed }
      const report = reportOf(
        game,
        seats,
        await playMany(contest, matches, args.count('threads', 1, 64)),
      )
      reports.push(report)
      print(report)
    }
  }
  // no goals here: the figures help to tune an edition
  return conclude(args, 'editions', true, { reports })
}
