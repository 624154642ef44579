/** Which seconds of a story a film shows, and which second each of its frames is of. */
import type { Part, Story } from './story.ts'

/** Seconds of the story, shown without a gap. */
export interface Span {
  readonly from: number
  readonly to: number
}

export interface Chosen {
  /** Numbers of steps, from 1; both are shown. */
  readonly fromStep?: number | undefined
  readonly toStep?: number | undefined
  /** Great moments alone, so many seconds of them at most. */
  readonly highlights?: number | undefined
}

/** Seconds by which a great moment is seen before it begins and after it has ended. */
const round = { before: 1.2, after: 1.4 } as const
/** A gap that is shorter is shown too. */
const shortestGap = 1.5

export function spansOf(story: Story, { fromStep, toStep, highlights }: Chosen): readonly Span[] {
  const { parts, seconds } = story
  const first = parts.find(({ step }) => step >= (fromStep ?? 0))
  const next = toStep === undefined ? undefined : parts.find(({ step }) => step > toStep)
  const whole = { from: first?.sinceSeconds ?? 0, to: next?.sinceSeconds ?? seconds }
  return highlights === undefined ? [whole] : greatest(story, whole, highlights)
}

const within = ({ from, to }: Span, whole: Span): Span => ({
  from: Math.max(from, whole.from),
  to: Math.min(to, whole.to),
})

/** In the order of the story; what touches or nearly touches is one. */
function merged(spans: readonly Span[]): readonly Span[] {
  const all: Span[] = []
  for (const span of spans.toSorted((a, b) => a.from - b.from)) {
    const last = all.at(-1)
    if (last && span.from - last.to < shortestGap) all[all.length - 1] = joined(last, span)
    else all.push(span)
  }
  return all
}

const joined = (a: Span, b: Span): Span => ({ from: a.from, to: Math.max(a.to, b.to) })

export const lengthOfSpans = (spans: readonly Span[]): number =>
  spans.reduce((sum, { from, to }) => sum + to - from, 0)

/** The throw that a step answers is seen with what comes of it. */
function momentOf({ parts, seconds }: Story, i: number): Span {
  const part = parts[i] as Part
  const before = parts[i - 1]
  const isThrown = part.kind === 'beat' && before?.kind === 'roll'
  const begin = isThrown ? before.sinceSeconds : part.sinceSeconds
  const isLast = i === parts.length - 1
  const end = isLast ? seconds : part.sinceSeconds + part.length + round.after
  return { from: begin - round.before, to: end }
}

/** What is shown once more is worth so much of what it was the time before. */
const worthAgain = 0.72

/** What happens in it: a throw, or its weightiest cue. */
function sortOf({ kind, beat, weight }: Part): string {
  if (kind === 'roll') return 'roll'
  return beat.plan.cues.find((cue) => cue.weight === weight)?.name ?? ''
}

/** What is worth most now, given how often each sort has been taken; of equals the later one: a match grows dearer. */
function greatestOf(story: Story, left: ReadonlySet<number>, taken: readonly number[]): number {
  const sorts = taken.map((i) => sortOf(story.parts[i] as Part))
  const worth = (i: number): number => {
    const part = story.parts[i] as Part
    const sort = sortOf(part)
    return part.weight * worthAgain ** sorts.filter((other) => other === sort).length
  }
  return [...left].reduce((a, b) => (worth(b) >= worth(a) ? b : a))
}

/** Of what is all alike a viewer has soon seen enough: each time it is worth less. */
function greatest(story: Story, whole: Span, most: number): readonly Span[] {
  const numbers = story.parts.flatMap(({ sinceSeconds, weight }, i) =>
    weight > 0 && sinceSeconds >= whole.from && sinceSeconds < whole.to ? [i] : [],
  )
  const left = new Set(numbers)
  const taken: number[] = []
  let spans: readonly Span[] = []
  while (left.size > 0) {
    const i = greatestOf(story, left, taken)
    left.delete(i)
    const wider = merged([...spans, within(momentOf(story, i), whole)])
    if (lengthOfSpans(wider) > most) continue
    spans = wider
    taken.push(i)
  }
  if (spans.length > 0 || numbers.length === 0) return spans
  // not even one fits: the end of the greatest
  const { to } = within(momentOf(story, greatestOf(story, new Set(numbers), [])), whole)
  return [{ from: Math.max(whole.from, to - most), to }]
}

export interface Frame {
  readonly seconds: number
  readonly span: number
}

export const framesIn = ({ from, to }: Span, fps: number): number =>
  Math.max(1, Math.round((to - from) * fps))

export function framesOf(spans: readonly Span[], fps: number): number {
  return spans.reduce((sum, span) => sum + framesIn(span, fps), 0)
}

/** The second of the story that a frame of the film is of. */
export function frameAt(spans: readonly Span[], fps: number, index: number): Frame {
  let left = index
  for (const [number, span] of spans.entries()) {
    const count = framesIn(span, fps)
    if (left < count) return { seconds: span.from + left / fps, span: number }
    left -= count
  }
  throw new Error(`the film has no frame ${index}`)
}
