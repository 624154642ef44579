/** The great moments of a story, as many as fit: of all sorts, from all of the match, each with what led to it. */
import { lengthOfSpans, merged, type Span, within } from './span.ts'
import type { StoryPart, Story } from './story.ts'

/** Seconds by which a great moment is seen before it begins and after it has ended. */
const round = { before: 1.2, after: 1.4 } as const

/** What is shown once more is worth so much of what it was the time before. */
const worthAgain = 0.7

/** Many small things together make no great one: a weight counts with this power. */
const rare = 2

/** A match in so many parts, and what a moment is worth for each that its part has already given. */
const stretches = { count: 6, worth: 0.85 } as const

/** The throw that a step answers is seen with what comes of it. */
function momentOf({ parts, seconds }: Story, i: number): Span {
  const part = parts[i] as StoryPart
  const before = parts[i - 1]
  const isThrown = part.kind === 'beat' && before?.kind === 'roll'
  const begin = isThrown ? before.sinceSeconds : part.sinceSeconds
  const isLast = i === parts.length - 1
  const end = isLast ? seconds : part.sinceSeconds + part.length + round.after
  return { from: begin - round.before, to: end }
}

interface Happening {
  readonly name: string
  readonly weight: number
}

/** All that happens in it, each sort once, as its weightiest. */
function happeningsIn({ kind, beat, weight }: StoryPart): readonly Happening[] {
  if (kind === 'roll') return [{ name: 'roll', weight }]
  const weights = new Map<string, number>()
  for (const cue of beat.plan.cues) {
    weights.set(cue.name, Math.max(cue.weight, weights.get(cue.name) ?? 0))
  }
  return Array.from(weights, ([name, most]) => ({ name, weight: most }))
}

/** What has been taken, by what happens in it and by where it is in the match. */
function makeTaken(whole: Span) {
  const often = new Map<string, number>()
  const add = (key: string) => void often.set(key, (often.get(key) ?? 0) + 1)
  const placeOf = ({ sinceSeconds }: StoryPart) => {
    const share = (sinceSeconds - whole.from) / Math.max(1, whole.to - whole.from)
    return `${Math.floor(share * stretches.count)}`
  }
  return {
    take(part: StoryPart): void {
      add(placeOf(part))
      for (const { name } of happeningsIn(part)) add(name)
    },
    /** A chain of many things is worth more than one of them; of what is all alike one has soon seen enough. */
    worth(part: StoryPart): number {
      const dull = happeningsIn(part).reduce(
        (left, { name, weight }) =>
          left * (1 - weight ** rare * worthAgain ** (often.get(name) ?? 0)),
        1,
      )
      return (1 - dull) * stretches.worth ** (often.get(placeOf(part)) ?? 0)
    },
  }
}

export function highlightsOf(story: Story, whole: Span, most: number): readonly Span[] {
  const { parts } = story
  const taken = makeTaken(whole)
  /** Of equals the later one: a match grows dearer. */
  const greatest = (left: readonly number[]): number =>
    left.reduce((a, b) =>
      taken.worth(parts[b] as StoryPart) >= taken.worth(parts[a] as StoryPart) ? b : a,
    )
  let left = parts.flatMap(({ sinceSeconds, weight }, i) =>
    weight > 0 && sinceSeconds >= whole.from && sinceSeconds < whole.to ? [i] : [],
  )
  if (left.length === 0) return []
  // when not even one fits: the end of the greatest
  const { to } = within(momentOf(story, greatest(left)), whole)
  let spans: readonly Span[] = []
  while (left.length > 0) {
    const i = greatest(left)
    left = left.filter((other) => other !== i)
    const wider = merged([...spans, within(momentOf(story, i), whole)])
    if (lengthOfSpans(wider) > most) continue
    spans = wider
    taken.take(parts[i] as StoryPart)
  }
  return spans.length > 0 ? spans : [{ from: Math.max(whole.from, to - most), to }]
}
