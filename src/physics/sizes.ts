/** Sizes and materials of pieces; units are centimetres, grams, seconds. */
import {
  dieEdge,
  dieRounding,
  isStick,
  type PieceKind,
  stickLengths,
  stickRounding,
  stickThickness,
} from '../shapes/pieces.ts'

export type PieceSize = {
  /** Half extents along the piece's own x, y, z, rounding included. */
  readonly half: readonly [number, number, number]
  readonly rounding: number
  /** Grams per cubic centimetre: resin for dice, beech for sticks. */
  readonly density: number
  readonly friction: number
  readonly bounce: number
  /**
   * Centimetres within which a coming contact is met before it happens: without it a fast die is half in
   * the felt when it is first seen to touch it. It takes some of the bounce away, which `bounce` gives back.
   */
  readonly foresight: number
}

const die: PieceSize = {
  half: [dieEdge / 2, dieEdge / 2, dieEdge / 2],
  rounding: dieRounding,
  density: 1.2,
  friction: 0.3,
  bounce: 0.7,
  foresight: 2,
}

const stick = (length: number): PieceSize => ({
  half: [length / 2, stickThickness / 2, stickThickness / 2],
  rounding: stickRounding,
  density: 0.72,
  friction: 0.35,
  bounce: 0.55,
  foresight: 0,
})

export const sizes: Readonly<Record<PieceKind, PieceSize>> = {
  d6: die,
  colour: die,
  'stick-brown': stick(stickLengths['stick-brown']),
  'stick-white': stick(stickLengths['stick-white']),
  'stick-green': stick(stickLengths['stick-green']),
}

/**
 * Centimetres per second squared. A tray fills a screen as if pieces were a good third larger than they
 * are: with the gravity that fits that size (981 / 1.36) a throw does not look hurried.
 */
export const gravity = 720

/** Poses a second in a track; in between, any display finds them on the straight way. */
export const shownRate = 60

/**
 * Steps of the world for a shown one. Dice are foreseen well enough to be stepped as they are shown; the
 * ends of a stick are far from its middle, move several times as fast, and would sink into the felt.
 */
export const stepsPerShown = (kinds: readonly PieceKind[]): number => (kinds.some(isStick) ? 2 : 1)

/** Steps of the world a second. */
export const stepRateOf = (kinds: readonly PieceKind[]): number => shownRate * stepsPerShown(kinds)

/** Numbers of one pose: x, y, z, then the rotation x, y, z, w. */
export const poseSize = 7
