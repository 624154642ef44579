/** `npm run fuzz`: random matches of a game under the conformance kit, as many as one likes. */
import { start } from '../kernel/match.ts'
import type { AnyGame } from '../kernel/game.ts'
import type { Options } from '../kernel/options.ts'
import type { Ran, Run } from '../../tests/kit/run.ts'
import { type Args, readArgs, requireGame, UsageError } from './args.ts'

const about = `npm run fuzz -- --game NAME [--seats N] [--matches M] [--seed S] [--options JSON]
                [--kit full|light|scene|show] [--every N] [--json]

Plays M random matches (100) for N players (every number of players) and checks at each step what
every game has promised. “light” checks conservation, legality, replay and result alone; “scene”
checks what the game's scene would draw, for every viewer: things, places, motion, touches, cameras;
with --every N at one step in N, by chance, and at the last.
“show” plays bots' matches with thrown pieces and checks what a stage's director cuts: how long
pictures stand, the face that decides, no dead picture, nothing across the line.`

interface Tally {
  readonly seats: number
  readonly matches: number
  readonly inputs: number
  readonly longest: number
  readonly seconds: number
}

export async function run(argv: string[]): Promise<number> {
  const args = readArgs(argv, {
    game: { type: 'string' },
    seats: { type: 'string' },
    matches: { type: 'string' },
    seed: { type: 'string' },
    options: { type: 'string' },
    kit: { type: 'string' },
    every: { type: 'string' },
    json: { type: 'boolean' },
  })
  if (args.has('help')) {
    console.log(about)
    return 0
  }
  const game = requireGame(args.text('game'))
  const { min, max } = game.seats
  const wanted = args.count('seats', min, max)
  const seatCounts = wanted ? [wanted] : Array.from({ length: max - min + 1 }, (_, i) => min + i)
  const tallies: Tally[] = []
  let failure: Error | null = null
  for (const seats of seatCounts) {
    try {
      tallies.push(await fuzz(game, seats, args))
    } catch (error) {
      if (!(error instanceof Error) || error.name !== 'KitFailure') throw error
      failure = error
      console.error(error.message)
      break
    }
  }
  if (args.has('json')) {
    const report = { game: game.id, ok: !failure, tallies, failure: failure?.message }
    console.log(JSON.stringify(report))
  }
  return failure ? 1 : 0
}

async function fuzz(game: AnyGame, seats: number, args: Args): Promise<Tally> {
  const matches = args.count('matches', 1, 10_000_000) ?? 100
  const kit = args.choice('kit', ['full', 'light', 'scene', 'show']) ?? 'full'
  const options = optionsFor(game, seats, args.json('options'))
  const run = { seats, matches, seed: args.text('seed') ?? 'fuzz', ...(options && { options }) }
  const begun = process.hrtime.bigint()
  const passed = (): number => Number(process.hrtime.bigint() - begun) / 1e9
  const tick = (at: number) => {
    if (process.stderr.isTTY) process.stderr.write(`\r${at + 1}/${matches} `)
  }
  const every = args.count('every', 1, 1000) ?? 1
  const ran = await underKit(game, { ...run, every }, kit, tick)
  if (process.stderr.isTTY) process.stderr.write('\r')
  const seconds = Math.round(passed() * 10) / 10
  console.log(
    `${game.id}, ${seats} seats, ${kit}${every > 1 ? `, one step in ${every}` : ''}: ${ran.matches} matches clean, ${ran.inputs} inputs, longest ${ran.longest}, ${seconds} s`,
  )
  return { seats, ...ran, seconds }
}

type Kit = Run['kit'] | 'scene' | 'show'

type Fuzzed = Omit<Run, 'kit'> & { readonly every: number }

function underKit(game: AnyGame, run: Fuzzed, kit: Kit, tick: (at: number) => void): Promise<Ran> {
  if (kit === 'scene') return lookAt(game, run, tick)
  if (kit === 'show') return watch(game, run, tick)
  return play(game, { ...run, kit }, tick)
}

async function play(game: AnyGame, run: Run, tick: (at: number) => void): Promise<Ran> {
  const { kitOf } = await import('../../tests/kit/kitOf.ts')
  const { runKit } = await import('../../tests/kit/run.ts')
  return runKit(await kitOf(game), run, (_match, at) => tick(at))
}

async function lookAt(game: AnyGame, run: Fuzzed, tick: (at: number) => void): Promise<Ran> {
  const { sceneKitOf } = await import('../../tests/kit/scene/kitOf.ts')
  const { runSceneKit } = await import('../../tests/kit/scene/run.ts')
  const kit = await sceneKitOf(game)
  if (!kit) throw new UsageError('cli.error.noScene')
  return runSceneKit(kit, run, tick)
}

async function watch(
  game: AnyGame,
  run: Omit<Run, 'kit'>,
  tick: (at: number) => void,
): Promise<Ran> {
  const { sceneKitOf } = await import('../../tests/kit/scene/kitOf.ts')
  const { runShowKit } = await import('../../tests/kit/show/run.ts')
  const kit = await sceneKitOf(game)
  if (!kit) throw new UsageError('cli.error.noScene')
  const ran = await runShowKit(kit, run, tick)
  console.log(`${ran.minutes} minutes shown, in ${JSON.stringify(ran.shots)}`)
  return ran
}

function optionsFor(game: AnyGame, seats: number, given: unknown): Options | undefined {
  if (given === undefined) return undefined
  const begun = start(game, seats, given)
  if (!begun.ok) throw new UsageError('refusal.badOptions')
  return begun.match.options
}
