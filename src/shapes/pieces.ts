/** Kinds of pieces that can be thrown: their shapes, sizes (cm), materials, and the normals of their faces. */

type Triple = readonly [number, number, number]

export const dieEdge = 1.6
export const dieRounding = 0.16

export const stickThickness = 1.2
export const stickRounding = 0.12
/** A stick's long axis is its local x axis. */
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

/** Bodies that a piece may have; layout, physics and audio treat sticks and dice differently. */
export type PieceShape = 'cube' | 'stick'

const faceNormals: Readonly<Record<PieceShape, readonly Triple[]>> = {
  cube: cubeNormals,
  stick: stickNormals,
}

interface KindOfPiece {
  readonly shape: PieceShape
  readonly material: 'resin' | 'wood'
}

const die: KindOfPiece = { shape: 'cube', material: 'resin' }
const stick: KindOfPiece = { shape: 'stick', material: 'wood' }

/** Every kind of piece; a new kind begins with a row here. */
const kinds = {
  d6: die,
  colour: die,
  'stick-brown': stick,
  'stick-white': stick,
  'stick-green': stick,
} as const

export type PieceKind = keyof typeof kinds
export const pieceKinds = Object.keys(kinds) as readonly PieceKind[]

export const shapeOf = (kind: PieceKind): PieceShape => kinds[kind].shape

export const pieceMaterial = (kind: PieceKind): KindOfPiece['material'] => kinds[kind].material

export const isStick = (kind: PieceKind): boolean => shapeOf(kind) === 'stick'

/** Normals of a piece's faces, shared by the models and the judge, so that drawn and read pips agree. */
export const normalsOf = (kind: PieceKind): readonly Triple[] => faceNormals[shapeOf(kind)]

export const faceCount = (kind: PieceKind): number => normalsOf(kind).length
