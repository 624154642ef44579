/** What can be thrown: the kinds of pieces, their sizes (cm), and which way each of their faces looks. */

export const pieceKinds = ['d6', 'colour', 'stick-brown', 'stick-white', 'stick-green'] as const
export type PieceKind = (typeof pieceKinds)[number]

type Triple = readonly [number, number, number]

export const isStick = (kind: PieceKind): boolean => kind !== 'd6' && kind !== 'colour'

export const dieEdge = 1.6
export const dieRounding = 0.16

export const stickThickness = 1.2
export const stickRounding = 0.12
/** A stick's long axis is its own x. */
export const stickLengths = { 'stick-brown': 9, 'stick-white': 8, 'stick-green': 7 } as const

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

/** Fixed once, so that a drawn pip and a read pip agree. */
export const normalsOf = (kind: PieceKind): readonly Triple[] =>
  isStick(kind) ? stickNormals : cubeNormals

export const faceCount = (kind: PieceKind): number => normalsOf(kind).length
