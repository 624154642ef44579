/** `npm run bench -- scene`: costs of the drawn table in a real page: bytes, draw calls, script, stalls, idling. */
import { readArgs } from '../../src/cli/args.ts'
import { gameIds, manifestOf } from '../../src/games/index.ts'
import { qualities, type Quality } from '../../src/scenes/contract.ts'
import { conclude } from './conclude.ts'
import { openBuilt } from './openBuilt.ts'
import { type Figures, measure } from './sceneMeasure.ts'
import { emptyMarble, printShares } from './sceneShares.ts'

const about = `npm run bench -- scene [--game G] [--rolls N] [--quality low|medium|high] [--dist FOLDER]
                         [--shares] [--json]

Builds the page (or takes a built one) and takes in matches that bots have played to their middle, with as many
as can play at The Border (or at another game), in each quality tier (or in one): looks through every camera, then
throws N times (2 in the low tier, once in the others, which a machine without a graphics card draws slowly), each
throw in another moment of the match, and compares with the budgets of the table. Before that it prints the share of
each picture that is empty marble, computed by rays without a browser; --shares prints nothing else. A FOLDER must have been built with
--sourcemap hidden: without maps the game's own scene is counted with the table.`

const budgets = {
  /** Gzip, up to the first visible table; the game’s own scene and the physics are measured separately. */
  kilobytes: 420,
  calls: 150,
  triangles: { high: 400_000, medium: 400_000, low: 120_000 },
  /** 95th percentile of script milliseconds while dice roll, in the tier of a machine without a graphics card. */
  script: 4,
  idleFrames: 0,
} as const

function seatCounts(game: string): readonly number[] {
  const [fewest, most] = manifestOf(game)?.match.seats ?? [2, 2]
  return [...new Set([fewest, most])]
}

const seatsOf = (game: string): number => manifestOf(game)?.match.seats[1] ?? 2

type Row = readonly [string, number, number | null]

function judge(quality: Quality, figures: Figures): boolean {
  const rows: readonly Row[] = [
    [
      'JavaScript to the first table before the game’s own scene, KB gzip',
      figures.kilobytes,
      budgets.kilobytes,
    ],
    ['draw calls, from whichever camera', figures.calls, budgets.calls],
    [`triangles, most in ${figures.dearest}`, figures.triangles, budgets.triangles[quality]],
    [
      'script per frame while pieces roll, ms p95',
      figures.script95,
      quality === 'low' ? budgets.script : null,
    ],
    ['frames drawn in 5 idle seconds', figures.idleFrames, budgets.idleFrames],
  ]
  const holds = ([, value, most]: Row) => most === null || value <= most
  for (const row of rows) {
    const [name, value, most] = row
    const verdict = most === null ? '     ' : holds(row) ? 'holds' : 'TOO MUCH'
    console.log(`${verdict}  ${name}: ${value}${most === null ? '' : ` (budget ${most})`}`)
  }
  for (const { camera, calls, triangles } of figures.cameras)
    console.log(`         ${camera}: ${calls} calls, ${triangles} triangles`)
  console.log(
    `       in any frame, with all shadows drawn again: ${figures.mostCalls} calls, ${figures.mostTriangles} triangles`,
  )
  console.log(
    `       the game’s own scene: ${figures.sceneKilobytes} KB gzip more, come before the first table or with it; physics: ${figures.besideKilobytes}`,
  )
  console.log(`       first table after ${figures.secondsToTable} s`)
  console.log(`       longest stall from release to first shown frame: ${figures.longestStall} ms`)
  console.log(
    `       long tasks while rolling: ${figures.longTasksInRolls}, longest ${figures.longestTask} ms`,
  )
  console.log(
    `       script is the work of the page’s own thread; worst ${figures.scriptMost} ms over ${figures.frames} frames`,
  )
  console.log(
    `       by the clock on the wall p95 ${figures.wall95} ms: drawing without a graphics card takes the same cores`,
  )
  console.log(`       frames a second while rolling: ${figures.framesASecond}`)
  return rows.every(holds)
}

export async function run(argv: string[]): Promise<number> {
  const text = { type: 'string' } as const
  const args = readArgs(argv, {
    game: text,
    rolls: text,
    quality: text,
    dist: text,
    shares: { type: 'boolean' },
    json: { type: 'boolean' },
  })
  if (args.has('help')) {
    console.log(about)
    return 0
  }
  const game = args.choice('game', gameIds) ?? 'border'
  const one = args.choice('quality', qualities)
  const rolls = args.count('rolls', 1, 50)
  const shares = (
    await Promise.all(seatCounts(game).map((seats) => emptyMarble(game, seats)))
  ).flat()
  printShares(shares)
  if (args.has('shares')) return conclude(args, 'scene', true, { game, shares })
  const house = await openBuilt(args.text('dist'))
  const found: { quality: Quality; figures: Figures; ok: boolean }[] = []
  try {
    for (const quality of one ? [one] : [...qualities].reverse()) {
      console.log(
        `${game}, ${seatsOf(game)} seats, ${quality} tier, Chromium ${house.browser.version()}`,
      )
      const figures = await measure(house, quality, rolls ?? (quality === 'low' ? 2 : 1), {
        game,
        seats: seatsOf(game),
      })
      found.push({ quality, figures, ok: judge(quality, figures) })
    }
  } finally {
    await house.close()
  }
  const ok = found.every((tier) => tier.ok)
  const tiers = found.map((tier) => ({ quality: tier.quality, ...tier.figures, ok: tier.ok }))
  return conclude(args, 'scene', ok, { game, shares, tiers })
}
