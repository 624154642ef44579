/** A film in pieces that are made each by itself: cut where a motion begins, so that none begins in the middle of one. */
import type { Span } from './span.ts'
import { framesIn } from './spans.ts'
import type { Story } from './story.ts'

/** Frames of the film, the last one not among them. */
export interface FilmSegment {
  readonly from: number
  readonly to: number
}

/** Seconds: shorter pieces cost more to begin than they are worth. */
const leastSeconds = 8

function cutSpan({ parts }: Story, span: Span, fps: number, first: number): readonly FilmSegment[] {
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
  story: Story,
  spans: readonly Span[],
  fps: number,
): readonly FilmSegment[] {
  let first = 0
  return spans.flatMap((span) => {
    const cuts = cutSpan(story, span, fps, first)
    first += framesIn(span, fps)
    return cuts
  })
}
