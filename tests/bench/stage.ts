/** `npm run bench -- stage`: bytes and delay from table to stages, frame cost, and a film compared with a capture. */
import { readArgs } from '../../src/cli/args.ts'
import { games } from '../../src/games/all.ts'
import { ready } from '../../src/physics/rapier.ts'
import { qualities, type Quality } from '../../src/scenes/contract.ts'
import { conclude } from './conclude.ts'
import { openBuilt } from './openBuilt.ts'
import { type DelayFigures, measureDelay } from './stageDelay.ts'
import { type FilmFigures, measureFilm } from './stageFilm.ts'
import { type FrameFigures, measureFrames } from './stageFrames.ts'
import { measureWire, type WireFigures } from './stageWire.ts'

const parts = ['wire', 'delay', 'frames', 'film'] as const

const about = `npm run bench -- stage [--part ${parts.join('|')}] [--matches M] [--quality low|medium|high] [--dist FOLDER] [--json]

wire: M matches (3) of bots of each game, thrown by physics, told to a stage in this process: bytes of each step
(views, events, lines; a throw's track by itself), and milliseconds until the stage has read and checked it.
delay: a person's table and a stage in two windows of a browser: milliseconds from sending a step until the stage's
window has heard it, and until it is on the page (of steps that come while nothing moves there).
frames: 20 dice roll on a stage of 1920×1080 in each tier: milliseconds that the page's own thread works for a
picture, which must be at most 33 in the low tier, and how many a second this machine draws by the clock.
film: a short part of a match as a film of 640×360 at 30 pictures a second beside a capture of the same while it
plays: pictures a second, and those that are missing.
The last three build the page (or take a built one) and start Chromium.`

const goals = {
  /** At the 95th percentile; a step of this size is sent without noticeable delay. */
  stepBytes: 64_000,
  shownMilliseconds: 250,
  mainMilliseconds: 33,
  filmDropped: 0,
} as const

interface Found {
  readonly wire: WireFigures[]
  delay?: DelayFigures
  readonly frames: FrameFigures[]
  film?: FilmFigures
}

/** Prints a figure and returns true if its goal is met. */
function judge(name: string, value: number, most: number): boolean {
  const holds = value <= most
  console.log(`${holds ? 'holds' : 'TOO MUCH'}  ${name}: ${value} (goal ${most})`)
  return holds
}

async function wire(found: Found, matches: number): Promise<boolean> {
  await ready()
  let ok = true
  for (const game of games) {
    const figures = await measureWire(game, matches)
    found.wire.push(figures)
    const { bytes, trackBytes, delayMilliseconds: delay, steps, throws } = figures
    console.log(
      `${game.id}: ${steps} steps, ${bytes.median} bytes each; ${throws} throws with tracks of ${trackBytes.median} (p95 ${trackBytes.p95}); read after ${delay.p50} ms (p95 ${delay.p95})`,
    )
    ok = judge(`${game.id}, bytes of a step p95`, bytes.p95, goals.stepBytes) && ok
  }
  return ok
}

type House = Awaited<ReturnType<typeof openBuilt>>

async function delay(found: Found, house: House): Promise<boolean> {
  found.delay = await measureDelay(house, 24)
  const { steps, free, heardMilliseconds: heard, shownMilliseconds: shown } = found.delay
  console.log(
    `${steps} steps from window to window: heard after ${heard.p50} ms (p95 ${heard.p95}), ${free} of them, which came to a stage at rest, shown after ${shown.p50} ms`,
  )
  return judge('from table to stage, ms p95', shown.p95, goals.shownMilliseconds)
}

async function frames(found: Found, house: House, tiers: readonly Quality[]): Promise<boolean> {
  await ready()
  let ok = true
  for (const quality of tiers) {
    const figures = await measureFrames(house, quality, quality === 'low' ? 4 : 1)
    found.frames.push(figures)
    const { mainMilliseconds: main, framesASecond, dice } = figures
    console.log(
      `${quality} tier, ${dice} dice at 1920×1080: ${main.p50} ms of the page’s thread for a picture (p95 ${main.p95}), ${figures.frames} pictures, ${framesASecond} a second by the clock`,
    )
    if (quality === 'low')
      ok = judge('low tier, ms of the page’s thread p95', main.p95, goals.mainMilliseconds) && ok
  }
  return ok
}

function film(found: Found): boolean {
  const dist = process.env['JHAROKHA_DIST'] ?? ''
  found.film = measureFilm(dist, '640x360', 30)
  const { asked, film: made, capture, size, fps } = found.film
  console.log(
    `film ${size} at ${fps}: ${made.framesASecond} pictures a second, ${made.dropped} of ${asked} missing; captured while it plays: ${capture.framesASecond} a second, ${capture.dropped} of ${capture.wanted} missing`,
  )
  return judge('pictures that a film misses', made.dropped, goals.filmDropped)
}

export async function run(argv: string[]): Promise<number> {
  const text = { type: 'string' } as const
  const args = readArgs(argv, {
    part: text,
    matches: text,
    quality: text,
    dist: text,
    json: { type: 'boolean' },
  })
  if (args.has('help')) {
    console.log(about)
    return 0
  }
  const part = args.choice('part', parts)
  const tier = args.choice('quality', qualities)
  const matches = args.count('matches', 1, 1000) ?? 3
  const found: Found = { wire: [], frames: [] }
  const wants = (name: (typeof parts)[number]) => part === undefined || part === name
  const verdicts: boolean[] = []
  if (wants('wire')) verdicts.push(await wire(found, matches))
  if (part !== 'wire') {
    const house = await openBuilt(args.text('dist'))
    try {
      if (wants('delay')) verdicts.push(await delay(found, house))
      if (wants('frames')) verdicts.push(await frames(found, house, tier ? [tier] : qualities))
    } finally {
      await house.close()
    }
    if (wants('film')) verdicts.push(film(found))
  }
  const ok = verdicts.every(Boolean)
  return conclude(args, 'stage', ok, { goals, ...found })
}
