/** Cuts a film into segments that are encoded independently; each begins with a motion. */
import type { Span } from './span.ts'
import { framesIn } from './spans.ts'
import type { FilmTimeline } from './timeline.ts'

/** Frames of the film from `from` to `to` (exclusive). */
export interface FilmSegment {
  readonly from: number
  readonly to: number
}

/** Seconds; the start-up of a shorter segment would cost more than it saves. */
const leastSeconds = 8

function cutSpan(
  { parts }: FilmTimeline,
  span: Span,
  fps: number,
  first: number,
): readonly FilmSegment[] {
  const end = first + framesIn(span, fps)
  const cuts = [first]
  for (const { sinceSeconds } of parts) {
    const at = first + Math.ceil((sinceSeconds - span.from) * fps)
    const isLong = at - (cuts.at(-1) ?? first) >= leastSeconds * fps
    if (isLong && end - at >= leastSeconds * fps) cuts.push(at)
  }
  return cuts.map((from, i) => ({ from, to: cuts[i + 1] ?? end }))
}

export function segmentsOf(
  timeline: FilmTimeline,
  spans: readonly Span[],
  fps: number,
): readonly FilmSegment[] {
  let first = 0
  return spans.flatMap((span) => {
    const cuts = cutSpan(timeline, span, fps, first)
    first += framesIn(span, fps)
    return cuts
  })
}
