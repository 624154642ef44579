/** Looks of what belongs to a seat, and the turn of a quarter. */
import { seatLooks } from '../../../shapes/rajas.ts'
import type { Look, Place, Thing } from '../../board/thing.ts'

export const ownLook = (name: string, seat: number): Look => ({
  model: `rajas-${name}-${(seatLooks[seat] ?? seatLooks[0]).name}`,
})

/** The only thing of its spot, or the first. */
export const thing = (id: string, look: Look, spot: string, more: Partial<Place> = {}): Thing => ({
  id,
  look,
  at: { spot, order: 0, ...more },
})

/** Clockwise as seen from above, in radians. */
export const quarters = (turn: number): number => (-turn * Math.PI) / 2
