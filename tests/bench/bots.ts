/** `npm run bench -- bots`: how fast each bot chooses, and how often it wins against players who choose at random. */
import { cpus } from 'node:os'
import { readArgs, requireGame } from '../../src/cli/args.ts'
import { botFor } from '../../src/bots/index.ts'
import { games } from '../../src/games/all.ts'
import type { AnyGame } from '../../src/kernel/game.ts'
import { start } from '../../src/kernel/match.ts'
import { playOut } from '../../src/kernel/playout.ts'
import { makeRandom } from '../../src/kernel/random.ts'

const about = `npm run bench -- bots [--game NAME] [--seats N] [--matches M] [--json]

M matches (60) of one bot against players who choose at random, for each game and number of players;
the bot changes its seat from match to match. A shared first place counts by its share.`

interface Tally {
  readonly game: string
  readonly seats: number
  readonly matches: number
  /** Of all matches; by chance it would be one in the number of seats. */
  readonly winRate: number
  /** Half of the width of a 95 % interval. */
  readonly error: number
  readonly choicesPerSecond: number
  readonly slowestMs: number
}

function play(game: AnyGame, seats: number, matches: number): Tally {
  const bot = botFor(game)
  let wins = 0
  let choices = 0
  let nanos = 0n
  let slowest = 0n
  for (let i = 0; i < matches; i += 1) {
    const own = i % seats
    const started = start(game, seats)
    if (!started.ok) throw new Error(started.refusal.code)
    const over = playOut(started.match, makeRandom(`bots ${i}`), (match, seat, legal, random) => {
      if (seat !== own) return random.pick(legal)
      const view = game.view(match.state, seat)
      const begun = process.hrtime.bigint()
      const chosen = bot(view, legal, seat, random)
      const passed = process.hrtime.bigint() - begun
      choices += 1
      nanos += passed
      if (passed > slowest) slowest = passed
      return chosen
    })
    wins += shareOf(game, over.state, own)
  }
  const winRate = wins / matches
  // Two wins and two losses more (Agresti and Coull), or a clean sweep would have no error at all.
  const near = (wins + 2) / (matches + 4)
  const error = 1.96 * Math.sqrt((near * (1 - near)) / (matches + 4))
  return {
    game: game.id,
    seats,
    matches,
    winRate: round(winRate, 1000),
    error: round(error, 1000),
    choicesPerSecond: Math.round(choices / (Number(nanos) / 1e9)),
    slowestMs: round(Number(slowest) / 1e6, 10),
  }
}

function shareOf(game: AnyGame, state: unknown, seat: number): number {
  const first = game.result(state)?.standings.filter(({ place }) => place === 1) ?? []
  return first.some((standing) => standing.seat === seat) ? 1 / first.length : 0
}

const round = (value: number, by: number): number => Math.round(value * by) / by
const percent = (value: number): string => `${round(value * 100, 10)} %`

export async function run(argv: string[]): Promise<number> {
  const text = { type: 'string' } as const
  const args = readArgs(argv, { game: text, seats: text, matches: text, json: { type: 'boolean' } })
  if (args.has('help')) {
    console.log(about)
    return 0
  }
  const asked = args.text('game')
  const matches = args.count('matches', 1, 1_000_000) ?? 60
  const played = asked === undefined ? games : [requireGame(asked)]
  const least = Math.min(...played.map(({ seats }) => seats.min))
  const most = Math.max(...played.map(({ seats }) => seats.max))
  const wanted = args.count('seats', least, most)
  const tallies: Tally[] = []
  for (const game of played) {
    const { min, max } = game.seats
    for (let seats = min; seats <= max; seats += 1) {
      if ((wanted ?? seats) !== seats) continue
      const tally = play(game, seats, matches)
      tallies.push(tally)
      const chance = percent(1 / seats)
      console.log(
        `${game.id}, ${seats} seats: wins ${percent(tally.winRate)} ± ${percent(tally.error)} (chance ${chance}), ${tally.choicesPerSecond} choices/s, slowest ${tally.slowestMs} ms`,
      )
    }
  }
  const isGood = tallies.every(({ winRate, error, seats }) => winRate - error > 1 / seats)
  console.log(isGood ? 'Every bot is better than chance.' : 'Not every bot is better than chance.')
  if (args.has('json')) {
    const machine = { node: process.version, cpu: cpus()[0]?.model, cpus: cpus().length }
    console.log(JSON.stringify({ bench: 'bots', tallies, machine, ok: isGood }))
  }
  return isGood ? 0 : 1
}
