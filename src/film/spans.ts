/** Which seconds of a story a film shows, and which second each of its frames is of. */
import { highlightsOf } from './highlights.ts'
import type { Span } from './span.ts'
import type { Story } from './story.ts'

export interface Chosen {
  /** Numbers of steps, from 1; both are shown. */
  readonly fromStep?: number | undefined
  readonly toStep?: number | undefined
  /** Great moments alone, so many seconds of them at most. */
  readonly highlights?: number | undefined
}

export function spansOf(story: Story, { fromStep, toStep, highlights }: Chosen): readonly Span[] {
  const { parts, seconds } = story
  const first = parts.find(({ step }) => step >= (fromStep ?? 0))
  const next = toStep === undefined ? undefined : parts.find(({ step }) => step > toStep)
  const whole = { from: first?.sinceSeconds ?? 0, to: next?.sinceSeconds ?? seconds }
  return highlights === undefined ? [whole] : highlightsOf(story, whole, highlights)
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

/** The second of the story that a frame of the film is of. */
export function frameAt(spans: readonly Span[], fps: number, index: number): FilmFrame {
  let left = index
  for (const [number, span] of spans.entries()) {
    const count = framesIn(span, fps)
    if (left < count) return { seconds: span.from + left / fps, span: number }
    left -= count
  }
  throw new Error(`the film has no frame ${index}`)
}
