/** What a film is heard to do: each throw by its contacts and each motion by its cues, as the table sounds. */
import { planCues, planThrow, type Sound } from '../audio/index.ts'
import { hash } from '../kernel/hash.ts'
import type { Span } from './span.ts'
import type { StoryPart, Story } from './story.ts'

function soundsOfPart({ kind, beat, roll }: StoryPart): readonly Sound[] {
  if (kind === 'beat') return planCues(beat.plan.cues, hash(beat.events))
  if (!roll) return []
  const { pieces, settled } = roll
  return planThrow(
    pieces.map((piece) => piece.kind),
    settled.contacts,
    settled.hash,
  )
}

/** Seconds of the story. */
export function soundsOf({ parts }: Story): readonly Sound[] {
  return parts.flatMap((part) =>
    soundsOfPart(part).map((sound) => ({ ...sound, at: sound.at + part.sinceSeconds })),
  )
}

/** Those that begin in a span, in seconds of it. */
export function soundsIn(sounds: readonly Sound[], { from, to }: Span): readonly Sound[] {
  return sounds
    .filter(({ at }) => at >= from && at < to)
    .map((sound) => ({ ...sound, at: sound.at - from }))
}
