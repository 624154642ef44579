/** `npm run bench -- long`: memory of one tab in which bots play all games in turn, drawn in 3D. */
import { readArgs } from '../../src/cli/args.ts'
import { type Held, watchHeld } from '../browser/held.ts'
import { conclude } from './conclude.ts'
import { openBuilt } from './openBuilt.ts'
import { type Sat, sitAtTables } from './longTables.ts'
import { slopeOf } from './slope.ts'

const about = `npm run bench -- long [--minutes N] [--seconds N] [--dist FOLDER] [--json]

Builds the page (or takes a built one). In one tab two bots play The Border, Nagaraja and the Rajas by turns, drawn in
3D, so many seconds (60) at a table, for N minutes (20); in a second window a stage that is opened once follows
them. After each table, and a look at one that nobody plays at, the garbage of both is collected, and what they
still hold is printed: memory by kind, what lies in the browser’s storage, frames, the longest task, and how many
steps the stage had shown. A kind that grows, beyond what chance could do and by more than it may, is named; and a
table that the stage did not find.`

type Kind = keyof Held

/** Allowed growth over the whole run: the engine goes on compiling code for half an hour. */
const most = {
  heap: 3,
  objects: 2500,
  listeners: 5,
  documents: 1,
  nodes: 100,
  workers: 0.5,
  contexts: 0.5,
  renderers: 0.5,
  geometries: 0.5,
  textures: 0.5,
  programs: 4,
} satisfies Held

const kinds = Object.keys(most) as Kind[]
/** Visits before the baseline is taken: every game's table once. */
const firstRound = 3

interface Look extends Sat {
  readonly hours: number
  readonly table: Held
  readonly stage: Held
}

const windows = ['table', 'stage'] as const

interface Verdict {
  readonly window: (typeof windows)[number]
  readonly kind: Kind
  readonly perHour: number
  readonly noise: number
  readonly grown: number
  readonly ok: boolean
}

function judge(looks: readonly Look[]): readonly Verdict[] {
  return windows.flatMap((window) =>
    kinds.map((kind): Verdict => {
      const samples = looks.map((look) => ({
        group: look.game,
        hours: look.hours,
        value: look[window][kind],
      }))
      const slope = slopeOf(samples)
      const ok = slope.perHour <= slope.noise || slope.grown <= most[kind]
      return { window, kind, ...slope, ok }
    }),
  )
}

const short = (value: number): string => String(Math.round(value * 100) / 100)

function print(look: Look): void {
  const { hours, game, table, stage, frames, seconds, longest, storage, staged, isOver } = look
  const told = (of: Held): string => kinds.map((kind) => `${kind} ${short(of[kind])}`).join(', ')
  const pace = `${short(frames / seconds)} frames/s, longest task ${Math.round(longest)} ms`
  const end = isOver ? ' (to its end)' : ''
  console.log(
    `${short(hours * 60)} min, ${game}${end}: ${told(table)}, storage ${storage} KiB, ${pace}\n  stage, ${staged} steps: ${told(stage)}`,
  )
}

const hoursSince = (began: number): number => (Date.now() - began) / 3_600_000

export async function run(argv: string[]): Promise<number> {
  const text = { type: 'string' } as const
  const json = { type: 'boolean' } as const
  const args = readArgs(argv, { minutes: text, seconds: text, dist: text, json })
  if (args.has('help')) {
    console.log(about)
    return 0
  }
  const minutes = args.count('minutes', 1, 10_000) ?? 20
  const house = await openBuilt(args.text('dist'))
  const looks: Look[] = []
  try {
    const { page, stage, sit } = await sitAtTables(house, args.count('seconds', 1, 3600) ?? 60)
    const look = await watchHeld(page)
    const lookAtStage = await watchHeld(stage)
    const began = Date.now()
    for (let n = 0; n < 2 * firstRound || Date.now() - began < minutes * 60_000; n += 1) {
      const sat = await sit()
      const one = {
        ...sat,
        table: await look(),
        stage: await lookAtStage(),
        hours: hoursSince(began),
      }
      looks.push(one)
      print(one)
    }
  } finally {
    await house.close()
  }
  const verdicts = judge(looks.slice(firstRound))
  for (const { window, kind, perHour, noise, grown, ok } of verdicts) {
    const slope = `${short(perHour)} ± ${short(noise)} an hour, ${short(grown)} in all`
    console.log(`${ok ? 'level' : 'GROWS'}  ${window}, ${kind}: ${slope} (may be ${most[kind]})`)
  }
  const missed = looks.filter(({ staged }) => !(staged > 0)).length
  if (missed > 0) console.log(`${missed} of ${looks.length} tables were not found by the stage`)
  const ok = missed === 0 && verdicts.every((verdict) => verdict.ok)
  return conclude(args, 'long', ok, { minutes, verdicts, missed, looks })
}
