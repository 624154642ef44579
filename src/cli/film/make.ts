/** Makes a film: renders its segments on several pages, keeps each finished one, then joins them with the sound. */
import { createHash } from 'node:crypto'
import { readFileSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { joinClips } from '../../clip/join.ts'
import type { Captured, Plot, SegmentMade } from '../../film/order.ts'
import { type KeptParts, openParts } from './kept.ts'
import type { FilmPageClient } from './page.ts'
import type { Progress } from './progress.ts'
import type { FilmOptions } from './filmOptions.ts'

export interface Made {
  readonly frames: number
  readonly held: number
  readonly bytes: number
  /** The number of segments that an earlier run has made. */
  readonly found: number
  readonly hashes: Readonly<Record<string, string>>
  readonly sound: 'aac' | 'opus' | null
  readonly captured: Captured | null
}

/** A hash of everything that determines the pictures: the match, the options and the built page. */
function keyOf({ order }: FilmOptions, dist: string): string {
  const page = readFileSync(join(dist, 'index.html'), 'utf8')
  return createHash('sha256')
    .update(JSON.stringify([order, page]))
    .digest('hex')
}

export const keptPartsOf = (wanted: FilmOptions, dist: string, plot: Plot): KeptParts =>
  openParts(
    `${wanted.out}.parts`,
    keyOf(wanted, dist),
    wanted.order.container,
    plot.segments.length,
  )

/** Each page takes the next segment that is not made yet. */
async function makeSegments(
  pages: readonly FilmPageClient[],
  plot: Plot,
  parts: KeptParts,
): Promise<readonly SegmentMade[]> {
  const made = plot.segments.map((_, number) => parts.madeOf(number))
  let next = 0
  const work = async (page: FilmPageClient) => {
    for (;;) {
      const number = next
      next += 1
      if (number >= made.length) return
      if (made[number]) continue
      const segment = await page.segment(number, parts.fileOf(number))
      parts.take(number, segment)
      made[number] = segment
    }
  }
  await Promise.all(pages.map(work))
  return made.filter((one) => one !== null)
}

async function soundFor(page: FilmPageClient, parts: KeptParts) {
  const known = parts.sound()
  const made = known ?? (await page.sound(parts.fileOf('sound')))
  if (!known) parts.take('sound', made)
  return { file: parts.fileOf('sound'), codec: made.codec }
}

/** Length of the live capture that the film is compared with, in seconds. */
const captureSeconds = 6

export async function makeFilm(
  wanted: FilmOptions,
  plot: Plot,
  pages: readonly FilmPageClient[],
  parts: KeptParts,
  progress: Progress,
): Promise<Made> {
  const { order, out } = wanted
  const [first] = pages
  if (!first) throw new Error('there is no page to make a film on')
  const sound = order.hasSound ? await soundFor(first, parts) : null
  const segments = await makeSegments(pages, plot, parts)
  progress.end()
  const part = parts.fileOf('film')
  const { frames } = await joinClips({
    container: order.container,
    fps: order.fps,
    pictures: plot.segments.map((_, number) => parts.fileOf(number)),
    sound,
    out: part,
  })
  renameSync(part, out)
  parts.clear()
  const isLong = plot.seconds >= captureSeconds
  const captured = wanted.isCompared && isLong ? await first.capture(captureSeconds) : null
  return {
    frames,
    held: segments.reduce((sum, { held }) => sum + held, 0),
    bytes: statSync(out).size,
    found: parts.found,
    hashes: Object.assign({}, ...segments.map(({ hashes }) => hashes)) as Made['hashes'],
    sound: sound?.codec ?? null,
    captured,
  }
}
