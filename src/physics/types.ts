/** The plain data of a throw: what is asked, how it is thrown, what the world did, what was read. */

import type { PieceKind } from '../shapes/pieces.ts'

/** One thing to throw. `skin` names its look (a die's colour) and never touches the physics. */
export type ThrownPiece = { readonly kind: PieceKind; readonly skin: string; readonly seat: number }

export type Triple = readonly [number, number, number]

/**
 * The release of a throw. `origin` is in centimetres from the middle of the thrower's half of the tray
 * (x right, y up, z towards the viewer), `strength` and `spin` run from 0 to 1.
 */
export type Gesture = {
  readonly origin: Triple
  readonly direction: Triple
  readonly strength: number
  readonly spin: number
}

/** Everything that decides a result: the same throw gives the same track, bit for bit. */
export type Throw = {
  readonly version: 1
  readonly pieces: readonly ThrownPiece[]
  readonly seed: string
  /** Of every hand that throws: each lets go over its own half of the tray. */
  readonly gesture: Gesture
}

export const causes = ['leaned', 'on-edge', 'stacked', 'crossed', 'stood', 'left-tray'] as const
export type Cause = (typeof causes)[number]

export const remedies = ['nudged', 'thrown-again', 'laid-flat'] as const
export type Remedy = (typeof remedies)[number]

/** One intervention of the judge: which piece could not be read, why, and what was done about it. */
export type Note = {
  readonly piece: number
  /** Seconds from the release. */
  readonly at: number
  /** 1 for the first time that the judge looked at the table, and so on. */
  readonly round: number
  readonly cause: Cause
  /** The piece or the wall that held it, where there is one. */
  readonly against: number | 'wall' | null
  /** Degrees between the face nearest to up and up, to one decimal. */
  readonly degrees: number
  readonly remedy: Remedy
}

export const surfaces = ['felt', 'wood', 'glass', 'table', 'piece'] as const
export type Surface = (typeof surfaces)[number]

export type Contact = {
  /** Seconds from the release. */
  readonly at: number
  readonly piece: number
  /** The other piece, or null for the tray and the table. */
  readonly other: number | null
  readonly surface: Surface
  /** Gram-centimetres per second. */
  readonly impulse: number
  readonly point: Triple
}

/** Recorded motion at `rate` shown steps a second; poses are packed, the last one is exact. */
export type Track = {
  readonly version: 1
  readonly rate: number
  readonly frames: number
  readonly kinds: readonly PieceKind[]
  /** Frames x pieces x 6 words: three of position, three of rotation. */
  readonly poses: Uint16Array
  /** Pieces x 7: the exact place (x, y, z) and rotation (x, y, z, w) at the end. */
  readonly ends: Float32Array
  /** For each piece the symmetry element by which its drawn mesh is turned. */
  readonly turns: Uint8Array
}

export type Settled = {
  /** Face index for each piece, in the order of the request. */
  readonly faces: readonly number[]
  /** Margin of each face: cosine of the best face minus cosine of the next, 1 is flat. */
  readonly margins: readonly number[]
  readonly notes: readonly Note[]
  readonly track: Track
  readonly contacts: readonly Contact[]
  /** Hash of the track. */
  readonly hash: string
  /** Steps of the world, 60 a second for dice, 120 for sticks. */
  readonly steps: number
}
