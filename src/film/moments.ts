/** The great moments of a timeline: highlights show them, and a picture book has a still of each. */
import type { TimelinePart, FilmTimeline } from './timeline.ts'

export interface GreatMoment {
  readonly step: number
  /** The second of the timeline at which its still is taken. */
  readonly seconds: number
  readonly weight: number
}

/** Motions of at least this weight are great moments. */
const great = 0.5
/** Seconds after the weightiest cue of a motion at which its effect can be seen. */
const seenAfter = 0.7

function bestSecond({ kind, beat, sinceSeconds, length, weight }: TimelinePart): number {
  if (kind === 'roll') return sinceSeconds + length
  const cue = beat.plan.cues.find((one) => one.weight === weight)
  return sinceSeconds + Math.min(length, (cue?.at ?? length) + seenAfter)
}

/** At most one moment of each step and `most` in sum, the weightiest first chosen, in order of time. */
export function momentsOf(
  { parts, seconds }: FilmTimeline,
  most = Infinity,
): readonly GreatMoment[] {
  const bySteps = new Map<number, GreatMoment>()
  for (const part of parts) {
    if (part.weight < great) continue
    const { step, weight } = part
    const known = bySteps.get(step)
    if (!known || known.weight <= weight) {
      // the last picture of the film is also the best one of its part
      const best = part === parts.at(-1) ? seconds : bestSecond(part)
      bySteps.set(step, { step, seconds: best, weight })
    }
  }
  return [...bySteps.values()]
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, most)
    .toSorted((a, b) => a.seconds - b.seconds)
}
