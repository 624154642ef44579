/** Layout of Nagaraja's table: the places of the two temples and of everything between them on the marble (cm). */
import type { TableTop } from './tableTop.ts'

/** The marble (cm). */
export const nagarajaTop: TableTop = { z: 10, halfX: 60, halfZ: 54.4, corner: 1.55 }

/**
 * A ledge for each player, between the tray and the rails: its slope shows the faces of the player's sticks enlarged,
 * with their sum. `x` is its middle by seat; heights are those of its front and back edge.
 */
export const fateLedge = {
  x: [-10.9, 10.9],
  wide: 20.8,
  near: -8.45,
  deep: 7.2,
  front: 1.5,
  high: 2.7,
} as const

/** By seat, from left to right; both temples face the viewer. */
export const templeSpots = [
  { x: -27, z: 21.5 },
  { x: 27, z: 21.5 },
] as const

/**
 * The tray stands behind the temples, turned across, its first half on the left. The scene draws it in a group of this
 * scale, smaller than in the physics, to leave room for the temples and the ledge.
 */
export const traySpot = { x: 0, z: -29, scale: 0.52 } as const

/** Each player's rail, in front of their half of the tray. */
export const railSpots = [
  { x: -21.2, z: -6.6 },
  { x: 21.2, z: -6.6 },
] as const

/** Between the temples: the pedestal with the round's prize, and the scroll on the side of the guide. */
export const pedestalSpot = { x: 0, z: 12 } as const
export const scrollSpots = [
  { x: -2.3, z: 22.5 },
  { x: 2.3, z: 22.5 },
] as const

/** Stacks beside the tray, and the trap while it lies in no temple. */
export const stackSpots = {
  rooms: { x: -32.5, z: -15 },
  trap: { x: -43, z: -15 },
  amulets: { x: 45.5, z: -14 },
  usedAmulets: { x: 49.5, z: -14 },
  cards: { x: 30, z: -15.5 },
  discards: { x: 38, z: -15.5 },
} as const

/** Amulets that a player holds: two rows beside the pedestal; `z` is that of the first row. */
export const amuletSpots = [
  { x: -3.4, z: 29, pitch: 2.7 },
  { x: 3.4, z: 29, pitch: 2.7 },
] as const

/** Plates with the players' names, in front of their hands of cards. */
export const nameSpots = [
  { x: -17.5, z: 59.4 },
  { x: 17.5, z: 59.4 },
] as const

/** Pivot of the fan of cards in a player's hand, in front of the temple. */
export const handSpots = [
  { x: -17.5, z: 53.3, tilt: 24, spread: 6.5 },
  { x: 17.5, z: 53.3, tilt: 24, spread: 6.5 },
] as const
/** Pivot of the cards held up before the tray, high enough that cards and sticks are readable in one camera shot. */
export const raisedSpot = { x: 0, y: 10.2, z: 11, tilt: 35, spread: 6.5 } as const
/** Outer side of each temple: cards played for their sticks, and nearer to their owner the activated ones. */
export const laidSpots = [
  { x: -52.8, z: 9 },
  { x: 52.8, z: 9 },
] as const
export const playedSpots = [
  { x: -52.8, z: 24 },
  { x: 52.8, z: 24 },
] as const
/** Spacing and greatest width of the cards that lie beside a temple. */
export const aside = { pitch: 1.9, wide: 10.4 } as const
/** Held up: the cards of which one is given away, between the hands; the discards to choose from, over the temples. */
export const offerSpot = { x: 0, y: 9, z: 45, tilt: 24 } as const
export const pileSpot = { x: 0, y: 13, z: 22 } as const
/** Spacing of the cards (cm). */
export const pilePitch = { x: 6.6, z: 9.1 } as const
/** Grids for cards held up: up to `most` cards use that row of the list, so that few cards are drawn large. */
export const pileGrids = [
  { most: 5, columns: 5, rows: 1 },
  { most: 10, columns: 5, rows: 2 },
  { most: 15, columns: 5, rows: 3 },
  { most: 24, columns: 6, rows: 4 },
  { most: 48, columns: 8, rows: 6 },
] as const

/** Each player's rail of victory points, in front of the steps of their temple. */
export const scoreSpots = [
  { x: -24, z: 44.8 },
  { x: 24, z: 44.8 },
] as const
