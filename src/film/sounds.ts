/** The sounds of a film: contacts of throws and cues of motions, as at the table. */
import { planCues, planThrow, type Sound } from '../audio/index.ts'
import { hash } from '../kernel/hash.ts'
import type { Span } from './span.ts'
import type { TimelinePart, FilmTimeline } from './timeline.ts'

function soundsOfPart({ kind, beat, roll }: TimelinePart): readonly Sound[] {
  if (kind === 'beat') return planCues(beat.plan.cues, hash(beat.events))
  if (!roll) return []
  const { pieces, settled } = roll
  return planThrow(
    pieces.map((piece) => piece.kind),
    settled.contacts,
    settled.hash,
  )
}

/** All sounds, timed in seconds of the timeline. */
export function soundsOf({ parts }: FilmTimeline): readonly Sound[] {
  return parts.flatMap((part) =>
    soundsOfPart(part).map((sound) => ({ ...sound, at: sound.at + part.sinceSeconds })),
  )
}

/** The sounds that begin in a span, timed from its begin. */
export function soundsIn(sounds: readonly Sound[], { from, to }: Span): readonly Sound[] {
  return sounds
    .filter(({ at }) => at >= from && at < to)
    .map((sound) => ({ ...sound, at: sound.at - from }))
}
