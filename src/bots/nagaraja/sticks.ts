/** What a stick is worth to its player. */
import type { Box } from '../../games/nagaraja/edition/index.ts'
import { faceOf } from '../../games/nagaraja/rules/score.ts'
import type { Stick, StickKind } from '../../games/nagaraja/vocabulary.ts'
import { nagaWorth } from './weights.ts'

/** How much a lying stick helps its player. */
export function stickWorth(box: Box, stick: Stick): number {
  const { points, nagas } = faceOf(box, stick)
  return points + nagaWorth * nagas
}

/** What a stick of this kind shows on average. */
export function meanOfKind(box: Box, kind: StickKind): number {
  const faces = box.faces[kind]
  return faces.reduce((sum, face) => sum + face.points + nagaWorth * face.nagas, 0) / faces.length
}

/** What it would show on average if it were thrown again. */
export const meanWorth = (box: Box, { kind }: Stick): number => meanOfKind(box, kind)
