/** Helpers: looks of a seat's things, and quarter turns. */
import { seatLooks } from '../../../shapes/rajas.ts'
import type { Look, Place, Thing } from '../../board/thing.ts'

export const ownLook = (name: string, seat: number): Look => ({
  model: `rajas-${name}-${(seatLooks[seat] ?? seatLooks[0]).name}`,
})

/** The first thing on a spot. */
export const thingAt = (
  id: string,
  look: Look,
  spot: string,
  more: Partial<Place> = {},
): Thing => ({
  id,
  look,
  at: { spot, order: 0, ...more },
})

/** Clockwise quarter turns to yaw (radians). */
export const quarters = (turn: number): number => (-turn * Math.PI) / 2
