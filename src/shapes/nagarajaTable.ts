/** The plan of Nagaraja's table: where two temples and all that stands between them lie on the marble (cm). */

/** How far the marble reaches: half its width, and the sum of |x| and |z| at its cut corners. */
export const marble = { half: 66, cut: 93.3 } as const

/**
 * Between the tray and the rails that count it: a slope for each player on which the faces of the own sticks
 * are shown large, and what they come to. `x` is its middle by seat; heights are those of its front and back edge.
 */
export const fateLedge = {
  x: [-10.9, 10.9],
  wide: 20.8,
  near: -8.45,
  deep: 7.2,
  front: 1.5,
  high: 2.7,
} as const

/** By seat, own left, as both face the viewer. */
export const templeSpots = [
  { x: -27, z: 21.5 },
  { x: 27, z: 21.5 },
] as const

/**
 * The tray stands behind the temples, across, its first half left. It is shown smaller than it is in the
 * physics: poses are drawn inside a group of this scale, so that temples and the ledge before it have the room.
 */
export const traySpot = { x: 0, z: -29, scale: 0.52 } as const

/** Each player's rail before the own half of the tray. */
export const railSpots = [
  { x: -21.2, z: -6.6 },
  { x: 21.2, z: -6.6 },
] as const

/** Between the temples: the pedestal with the prize of the round; scroll on the side of the guide. */
export const pedestalSpot = { x: 0, z: 12 } as const
export const scrollSpots = [
  { x: -2.3, z: 22.5 },
  { x: 2.3, z: 22.5 },
] as const

/** Stacks beside the tray, and the trap while it is in no temple. */
export const stackSpots = {
  rooms: { x: -32.5, z: -15 },
  trap: { x: -43, z: -15 },
  amulets: { x: 45.5, z: -14 },
  usedAmulets: { x: 49.5, z: -14 },
  cards: { x: 30, z: -15.5 },
  discards: { x: 38, z: -15.5 },
} as const

/** Amulets that a player holds: two rows beside the pedestal, before the own temple; `z` is that of the first. */
export const amuletSpots = [
  { x: -3.4, z: 29, pitch: 2.7 },
  { x: 3.4, z: 29, pitch: 2.7 },
] as const

/** Plates with the players' names lie before their hands. */
export const nameSpots = [
  { x: -17.5, z: 59.4 },
  { x: 17.5, z: 59.4 },
] as const

/** A player's hand: a fan before the temple (its pivot). */
export const handSpots = [
  { x: -17.5, z: 53.3, tilt: 24, spread: 6.5 },
  { x: 17.5, z: 53.3, tilt: 24, spread: 6.5 },
] as const
/** Held up before the tray, over towers and pedestal, so that cards and sticks are read in one picture. */
export const raisedSpot = { x: 0, y: 10.2, z: 11, tilt: 35, spread: 6.5 } as const
/** Beyond the own temple: cards laid for their sticks, and nearer to their owner those activated. */
export const laidSpots = [
  { x: -52.8, z: 9 },
  { x: 52.8, z: 9 },
] as const
export const playedSpots = [
  { x: -52.8, z: 24 },
  { x: 52.8, z: 24 },
] as const
/** How far cards that lie beyond a temple may spread. */
export const aside = { pitch: 1.9, wide: 10.4 } as const
/** Held up between the hands: the cards of which one is given away; over the temples: the discards, to choose from. */
export const offerSpot = { x: 0, y: 9, z: 45, tilt: 24 } as const
export const pileSpot = { x: 0, y: 13, z: 22 } as const
/** From card to card (cm). */
export const pilePitch = { x: 6.6, z: 9.1 } as const
/** Few of them lie in few columns, so that they are large: so many cards at most in so many columns. */
export const pileGrids = [
  { most: 5, columns: 5, rows: 1 },
  { most: 10, columns: 5, rows: 2 },
  { most: 15, columns: 5, rows: 3 },
  { most: 24, columns: 6, rows: 4 },
  { most: 48, columns: 8, rows: 6 },
] as const

/** Each player's rail of victory points, before the steps of the own temple. */
export const scoreSpots = [
  { x: -24, z: 44.8 },
  { x: 24, z: 44.8 },
] as const
