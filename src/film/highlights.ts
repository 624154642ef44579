/** Chooses the highlights of a timeline that fit into a length: varied, from the whole match, each with its lead-in. */
import { lengthOfSpans, merged, type Span, within } from './span.ts'
import type { TimelinePart, FilmTimeline } from './timeline.ts'

/** Seconds shown before and after a great moment. */
const round = { before: 1.2, after: 1.4 } as const

/** Factor on the worth of a kind of event for each time that it has been chosen. */
const worthAgain = 0.7

/** Weights are raised to this power, so that many small events do not outweigh one great one. */
const rare = 2

/** The match is divided into so many stretches; the factor applies for each moment already chosen from a stretch. */
const stretches = { count: 6, worth: 0.85 } as const

/** The span of a part; a throw before it belongs to it. */
function momentOf({ parts, seconds }: FilmTimeline, i: number): Span {
  const part = parts[i] as TimelinePart
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

/** The kinds of events in a part, each with its greatest weight. */
function happeningsIn({ kind, beat, weight }: TimelinePart): readonly Happening[] {
  if (kind === 'roll') return [{ name: 'roll', weight }]
  const weights = new Map<string, number>()
  for (const cue of beat.plan.cues) {
    weights.set(cue.name, Math.max(cue.weight, weights.get(cue.name) ?? 0))
  }
  return Array.from(weights, ([name, most]) => ({ name, weight: most }))
}

/** Counts the chosen parts by kind of event and by stretch of the match. */
function makeTaken(whole: Span) {
  const often = new Map<string, number>()
  const add = (key: string) => void often.set(key, (often.get(key) ?? 0) + 1)
  const placeOf = ({ sinceSeconds }: TimelinePart) => {
    const share = (sinceSeconds - whole.from) / Math.max(1, whole.to - whole.from)
    return `${Math.floor(share * stretches.count)}`
  }
  return {
    take(part: TimelinePart): void {
      add(placeOf(part))
      for (const { name } of happeningsIn(part)) add(name)
    },
    /** A chain of several events is worth more than one of them; repeated kinds and stretches are worth less. */
    worth(part: TimelinePart): number {
      const dull = happeningsIn(part).reduce(
        (left, { name, weight }) =>
          left * (1 - weight ** rare * worthAgain ** (often.get(name) ?? 0)),
        1,
      )
      return (1 - dull) * stretches.worth ** (often.get(placeOf(part)) ?? 0)
    },
  }
}

export function highlightsOf(timeline: FilmTimeline, whole: Span, most: number): readonly Span[] {
  const { parts } = timeline
  const taken = makeTaken(whole)
  /** Of equal ones the later: the end of a match matters more. */
  const greatest = (left: readonly number[]): number =>
    left.reduce((a, b) =>
      taken.worth(parts[b] as TimelinePart) >= taken.worth(parts[a] as TimelinePart) ? b : a,
    )
  let left = parts.flatMap(({ sinceSeconds, weight }, i) =>
    weight > 0 && sinceSeconds >= whole.from && sinceSeconds < whole.to ? [i] : [],
  )
  if (left.length === 0) return []
  // used when not even one moment fits: the end of the greatest one
  const { to } = within(momentOf(timeline, greatest(left)), whole)
  let spans: readonly Span[] = []
  while (left.length > 0) {
    const i = greatest(left)
    left = left.filter((other) => other !== i)
    const wider = merged([...spans, within(momentOf(timeline, i), whole)])
    if (lengthOfSpans(wider) > most) continue
    spans = wider
    taken.take(parts[i] as TimelinePart)
  }
  return spans.length > 0 ? spans : [{ from: Math.max(whole.from, to - most), to }]
}
