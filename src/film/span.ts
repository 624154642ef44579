/** A stretch of a story, and how stretches are put together. */

/** Seconds of the story, shown without a gap. */
export interface Span {
  readonly from: number
  readonly to: number
}

/** A gap that is shorter is shown too. */
const shortestGap = 1.5

export const within = ({ from, to }: Span, whole: Span): Span => ({
  from: Math.max(from, whole.from),
  to: Math.min(to, whole.to),
})

const joined = (a: Span, b: Span): Span => ({ from: a.from, to: Math.max(a.to, b.to) })

/** In the order of the story; what touches or nearly touches is one. */
export function merged(spans: readonly Span[]): readonly Span[] {
  const all: Span[] = []
  for (const span of spans.toSorted((a, b) => a.from - b.from)) {
    const last = all.at(-1)
    if (last && span.from - last.to < shortestGap) all[all.length - 1] = joined(last, span)
    else all.push(span)
  }
  return all
}

export const lengthOfSpans = (spans: readonly Span[]): number =>
  spans.reduce((sum, { from, to }) => sum + to - from, 0)
