/** Which way each face of a piece looks: fixed once, so that a drawn pip and a read pip agree. */
import { isStick } from './sizes.ts'
import type { PieceKind, Triple } from './types.ts'

/**
 * Cube faces in the order of their index: opposite faces add up to 5 (pips to 7); faces 0, 1, 2 turn
 * counter-clockwise round their corner, as on western dice. The index of a colour die means
 * gray, green, blue, red, yellow, orange.
 */
export const cubeNormals: readonly Triple[] = [
  [0, 1, 0],
  [0, 0, 1],
  [1, 0, 0],
  [-1, 0, 0],
  [0, 0, -1],
  [0, -1, 0],
]

/** Stick faces in turning order round the long axis x: 0 lies opposite 2, 1 opposite 3. */
export const stickNormals: readonly Triple[] = [
  [0, 1, 0],
  [0, 0, 1],
  [0, -1, 0],
  [0, 0, -1],
]

export const normalsOf = (kind: PieceKind): readonly Triple[] =>
  isStick(kind) ? stickNormals : cubeNormals

export const faceCount = (kind: PieceKind): number => normalsOf(kind).length
