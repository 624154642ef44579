/** `npm run fuzz`: random matches of a game under the conformance kit, and hostile input. */
import { start } from '../kernel/match.ts'
import type { AnyGame } from '../kernel/game.ts'
import type { Options } from '../kernel/options.ts'
import { partNames } from '../../tests/kit/hostile/types.ts'
import type { Ran, Run } from '../../tests/kit/run.ts'
import type { StagingFigures } from '../../tests/kit/scene/staging/figures.ts'
import { type Args, readArgs, requireGame, UsageError } from './args.ts'
import { runHostileKit } from './hostile.ts'
import { jsonLine } from './jsonLine.ts'

const about = `npm run fuzz -- --game NAME [--seats N] [--matches M] [--seed S] [--options JSON]
                [--kit full|light|scene|show] [--every N] [--json]
npm run fuzz -- --kit hostile [--part NAME] [--count N] [--seed S] [--json]

Plays random matches and checks at each step the promises that every game has to keep.

  --game NAME     the game
  --seats N       for N players (every number of players)
  --matches M     so many matches (100)
  --seed S        the seed of the first match (fuzz)
  --options JSON  the options of every match (another set each time)
  --kit full      all promises of the rules (default)
  --kit light     conservation, legality, replay and result only
  --kit scene     the drawn game, for every viewer: things, places, motion, touches, cameras;
                  counts how the camera stages acts, questions and throws in five windows
  --kit show      bots' matches with thrown pieces, as a stage's director cuts them: how long pictures
                  stand, the face that decides, no dead picture, nothing across the line
  --every N       with --kit scene: checks one step in N, by chance, and the last
  --json          prints the figures and “ok” as a JSON object on the last line

The hostile kit mutates input that comes from outside, and counts crashes, hangs over 2 s, lost
steps, and refusals that leave a person without a sentence or without a way on.

  --part NAME     one of ${partNames.join(', ')} (all of them)
  --count N       so many attempts in each part (1000)`

const kits = ['full', 'light', 'scene', 'show', 'hostile'] as const
type Kit = Exclude<(typeof kits)[number], 'hostile'>

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
    part: { type: 'string' },
    count: { type: 'string' },
    json: { type: 'boolean' },
  })
  if (args.has('help')) {
    console.log(about)
    return 0
  }
  const kit = args.choice('kit', kits) ?? 'full'
  if (kit === 'hostile') return runHostileKit(args)
  const game = requireGame(args.text('game'))
  const { min, max } = game.seats
  const wanted = args.count('seats', min, max)
  const seatCounts = wanted ? [wanted] : Array.from({ length: max - min + 1 }, (_, i) => min + i)
  const tallies: Tally[] = []
  let failure: Error | null = null
  for (const seats of seatCounts) {
    try {
      tallies.push(await fuzz(game, seats, kit, args))
    } catch (error) {
      if (!(error instanceof Error) || error.name !== 'KitFailure') throw error
      failure = error
      console.error(error.message)
      break
    }
  }
  if (args.has('json')) {
    const report = { game: game.id, ok: !failure, tallies, failure: failure?.message }
    console.log(jsonLine(report))
  }
  return failure ? 1 : 0
}

async function fuzz(game: AnyGame, seats: number, kit: Kit, args: Args): Promise<Tally> {
  const matches = args.count('matches', 1, 10_000_000) ?? 100
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

interface Looked extends Ran {
  readonly staging: readonly StagingFigures[]
}

async function lookAt(game: AnyGame, run: Fuzzed, tick: (at: number) => void): Promise<Looked> {
  const { sceneKitOf } = await import('../../tests/kit/scene/kitOf.ts')
  const { runSceneKit } = await import('../../tests/kit/scene/run.ts')
  const kit = await sceneKitOf(game)
  if (!kit) throw new UsageError('cli.error.noScene')
  const ran = runSceneKit(kit, run, tick)
  const { runStaging } = await import('../../tests/kit/scene/staging/run.ts')
  const { stagingLine } = await import('../../tests/kit/scene/staging/figures.ts')
  const staging = runStaging(kit, run)
  for (const figures of staging) console.log(stagingLine(figures))
  return { ...ran, staging }
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
