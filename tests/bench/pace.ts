/** `npm run bench -- pace`: seconds of bots' turns, of the set-up and between a person's questions, on a stepped clock. */
import { readArgs, requireGame } from '../../src/cli/args.ts'
import { games } from '../../src/games/all.ts'
import type { AnyGame } from '../../src/kernel/game.ts'
import { conclude } from './conclude.ts'
import { type Paced, playPaced } from './paceMatch.ts'

const about = `npm run bench -- pace [--game NAME] [--seats N] [--matches M] [--seed S] [--json]

M matches (20) of each game with a person and medium bots at normal speed, on a stepped clock: seconds of a bot's turn,
of setting out the game, and from a person's act to their next question where others act in between. The time of
thinking does not count, throws fall as on the page.`

/** Most seconds: a bot's turn (median, 95 of 100), setting out a game, and a person's wait for three bots. */
const goals = { rajas: { median: 3, p95: 5 }, other: { median: 2, p95: 4 }, setOut: 4, wait: 20 }

const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[
    Math.min(values.length - 1, Math.floor(values.length * share))
  ] ?? 0

interface Report {
  readonly game: string
  readonly seats: number
  readonly matches: number
  readonly turn: { readonly median: number; readonly p95: number; readonly most: number }
  /** Motions of a turn. */
  readonly motions: { readonly median: number; readonly p95: number; readonly most: number }
  /** Seconds in which a turn's dice or sticks fall, at normal speed. */
  readonly falling: { readonly median: number; readonly p95: number; readonly most: number }
  readonly setOut: number
  readonly wait: { readonly median: number; readonly p95: number; readonly most: number }
  readonly match: number
  readonly ok: boolean
}

const rounded = (seconds: number): number => Math.round(seconds * 100) / 100

function spread(values: readonly number[]) {
  return {
    median: rounded(quantile(values, 0.5)),
    p95: rounded(quantile(values, 0.95)),
    most: rounded(quantile(values, 1)),
  }
}

function reportOf({ id }: AnyGame, seats: number, played: readonly Paced[]): Report {
  const turns = played.flatMap((one) => one.turns)
  const bots = turns.filter(({ seat }) => seat !== null && seat > 0)
  const turn = spread(bots.map(({ seconds }) => seconds))
  const wait = spread(played.flatMap(({ waits }) => waits))
  const setOut = rounded(
    Math.max(...played.map((one) => (one.turns[0]?.seat === null ? one.turns[0].seconds : 0))),
  )
  const goal = id === 'rajas' ? goals.rajas : goals.other
  return {
    game: id,
    seats,
    matches: played.length,
    turn,
    motions: spread(bots.map(({ motions }) => motions)),
    falling: spread(bots.map(({ falling }) => falling)),
    setOut,
    wait,
    match: rounded(
      quantile(
        played.map(({ seconds }) => seconds),
        0.5,
      ),
    ),
    ok:
      turn.median <= goal.median &&
      turn.p95 <= goal.p95 &&
      setOut <= goals.setOut &&
      (seats < 4 || wait.p95 <= goals.wait),
  }
}

function print({
  game,
  seats,
  matches,
  turn,
  motions,
  falling,
  setOut,
  wait,
  match,
  ok,
}: Report): void {
  const line = ({ median, p95, most }: Report['turn']) => `${median} s, p95 ${p95}, most ${most}`
  console.log(`\n${game}, ${seats} seats, ${matches} matches: ${ok ? 'within' : 'over'} the budget`)
  console.log(`  a bot's turn: ${line(turn)}; motions ${motions.median}, p95 ${motions.p95}`)
  console.log(`  of it falling: ${line(falling)}`)
  console.log(`  setting out: ${setOut} s; a person waits ${line(wait)}; a match ${match} s`)
}

export async function run(argv: string[]): Promise<number> {
  const text = { type: 'string' } as const
  const args = readArgs(argv, {
    game: text,
    seats: text,
    matches: text,
    seed: text,
    json: { type: 'boolean' },
  })
  if (args.has('help')) {
    console.log(about)
    return 0
  }
  const name = args.text('game')
  const wanted = args.count('seats', 2, 4)
  const matches = args.count('matches', 1, 1000) ?? 20
  const seed = args.text('seed') ?? 'pace'
  const reports: Report[] = []
  for (const game of name === undefined ? games : [requireGame(name)]) {
    for (let seats = game.seats.min; seats <= game.seats.max; seats += 1) {
      if ((wanted ?? seats) !== seats) continue
      const played: Paced[] = []
      for (let i = 0; i < matches; i += 1) {
        played.push(await playPaced({ game, seats, options: {}, seed: `${seed} ${i}` }))
      }
      const report = reportOf(game, seats, played)
      reports.push(report)
      print(report)
    }
  }
  const ok = reports.every((report) => report.ok)
  return conclude(args, 'pace', ok, { reports })
}
