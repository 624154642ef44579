/** The great moments of a story: what a highlight shows, and what a picture book holds still. */
import type { StoryPart, Story } from './story.ts'

export interface GreatMoment {
  readonly step: number
  /** The second of the story that shows it best. */
  readonly seconds: number
  readonly weight: number
}

/** From this weight on it is worth a picture. */
const great = 0.5
/** Seconds of a motion after the weightiest cue, when what it tells can be seen. */
const seenAfter = 0.7

function bestSecond({ kind, beat, sinceSeconds, length, weight }: StoryPart): number {
  if (kind === 'roll') return sinceSeconds + length
  const cue = beat.plan.cues.find((one) => one.weight === weight)
  return sinceSeconds + Math.min(length, (cue?.at ?? length) + seenAfter)
}

/** One for each step, the weightiest of the match where there are too many, in the order of the story. */
export function momentsOf({ parts, seconds }: Story, most = Infinity): readonly GreatMoment[] {
  const bySteps = new Map<number, GreatMoment>()
  for (const part of parts) {
    if (part.weight < great) continue
    const { step, weight } = part
    const known = bySteps.get(step)
    if (!known || known.weight <= weight) {
      // the last picture stands until the end
      const best = part === parts.at(-1) ? seconds : bestSecond(part)
      bySteps.set(step, { step, seconds: best, weight })
    }
  }
  return [...bySteps.values()]
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, most)
    .toSorted((a, b) => a.seconds - b.seconds)
}
