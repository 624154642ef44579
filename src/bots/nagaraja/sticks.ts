/** Values thrown and unthrown sticks for their player. */
import type { Box } from '../../games/nagaraja/edition.ts'
import { faceOf } from '../../games/nagaraja/rules/score.ts'
import type { Stick, StickKind } from '../../games/nagaraja/vocabulary.ts'
import { nagaWorth } from './weights.ts'

/** The worth of a thrown stick to its player. */
export function stickWorth(box: Box, stick: Stick): number {
  const { points, nagas } = faceOf(box, stick)
  return points + nagaWorth * nagas
}

/** The expected worth of throwing a stick of this kind. */
export function meanOfKind(box: Box, kind: StickKind): number {
  const faces = box.faces[kind]
  return faces.reduce((sum, face) => sum + face.points + nagaWorth * face.nagas, 0) / faces.length
}

/** The expected worth of throwing this stick again. */
export const meanWorth = (box: Box, { kind }: Stick): number => meanOfKind(box, kind)
