/** Things of a temple that appear or vanish with the light that reaches them. */
import { lookUp, type Box } from '../../games/nagaraja/edition.ts'
import type { View } from '../../games/nagaraja/types.ts'
import { bothSeats, of } from '../../games/nagaraja/vocabulary.ts'
import { cryptAmuletId, lampId, relicId, slabId } from './ids.ts'

export interface SeatWait {
  readonly seat: number
  readonly kind: 'niche' | 'crypt'
  /** Index of the niche, or of the slot with the crypt. */
  readonly at: number
}

export function waitsForLight(box: Box, view: View, thing: string): SeatWait | null {
  for (const seat of bothSeats) {
    const { slots, tokens } = of(view.temples, seat)
    const niche = box.ground.niches.findIndex(
      (_, at) =>
        thing === slabId(seat, at) ||
        thing === lampId(seat, at) ||
        thing === relicId(seat, tokens[at] ?? ''),
    )
    if (niche >= 0) return { seat, kind: 'niche', at: niche }
    const slot = slots.findIndex((room) => room && thing === cryptAmuletId(room.id))
    const room = slots[slot]
    if (room && !room.amulet && lookUp(box.rooms, room.id).crypt >= 0)
      return { seat, kind: 'crypt', at: slot }
  }
  return null
}
