/** Looks up the kind of shot for each cue in the manifest of its game. */
import type { CastCue, Casting, ShotKind } from '../../games/casting.ts'
import { manifestOf } from '../../games/index.ts'
import type { Cue } from '../../scenes/board/plan.ts'

const anyGame: Casting = { parts: {}, track: 'seat' }

type Cast = Required<CastCue>

export const castingOf = (game: string): Casting => manifestOf(game)?.casting ?? anyGame

/** The kind of shot for a cue without a casting: the end, a close-up if it matters, else its board. */
function byWeight(weight: number): ShotKind {
  if (weight >= 1) return 'aftermath'
  return weight >= 0.5 ? 'close' : 'seat'
}

export function castOf({ parts }: Casting, cue: Cue): Cast | null {
  const part = parts[cue.name]
  if (part === null) return null
  const { kind = byWeight(cue.weight), weight = cue.weight } = part ?? {}
  const { cameras = [], gathers = Infinity } = part ?? {}
  return { kind, weight, cameras, gathers }
}
