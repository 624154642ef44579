/** The spans of a timeline that a film shows, and the second of the timeline that each frame shows. */
import { highlightsOf } from './highlights.ts'
import type { Span } from './span.ts'
import type { FilmTimeline } from './timeline.ts'

export interface Chosen {
  /** Numbers of steps, from 1, both inclusive. */
  readonly fromStep?: number | undefined
  readonly toStep?: number | undefined
  /** Only highlights, of at most so many seconds. */
  readonly highlights?: number | undefined
}

export function spansOf(
  timeline: FilmTimeline,
  { fromStep, toStep, highlights }: Chosen,
): readonly Span[] {
  const { parts, seconds } = timeline
  const first = parts.find(({ step }) => step >= (fromStep ?? 0))
  const next = toStep === undefined ? undefined : parts.find(({ step }) => step > toStep)
  const whole = { from: first?.sinceSeconds ?? 0, to: next?.sinceSeconds ?? seconds }
  return highlights === undefined ? [whole] : highlightsOf(timeline, whole, highlights)
}

export interface FilmFrame {
  readonly seconds: number
  readonly span: number
}

export const framesIn = ({ from, to }: Span, fps: number): number =>
  Math.max(1, Math.round((to - from) * fps))

export function framesOf(spans: readonly Span[], fps: number): number {
  return spans.reduce((sum, span) => sum + framesIn(span, fps), 0)
}

/** The second and the span that a frame of the film shows. */
export function frameAt(spans: readonly Span[], fps: number, index: number): FilmFrame {
  let left = index
  for (const [number, span] of spans.entries()) {
    const count = framesIn(span, fps)
    if (left < count) return { seconds: span.from + left / fps, span: number }
    left -= count
  }
  throw new Error(`the film has no frame ${index}`)
}
