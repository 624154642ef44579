/** Spans of a timeline: clipping, merging and their length. */

/** Seconds of the timeline that are shown without a gap. */
export interface Span {
  readonly from: number
  readonly to: number
}

/** Seconds; a shorter gap between two spans is shown too. */
const shortestGap = 1.5

export const within = ({ from, to }: Span, whole: Span): Span => ({
  from: Math.max(from, whole.from),
  to: Math.min(to, whole.to),
})

const joined = (a: Span, b: Span): Span => ({ from: a.from, to: Math.max(a.to, b.to) })

/** Sorted; spans that touch or nearly touch become one. */
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
