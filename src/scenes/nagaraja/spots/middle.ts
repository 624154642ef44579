/** Spots between and behind the temples: pedestal, scroll, stacks, held amulets, rails, tray. */
import { pedestal, rail } from '../../../shapes/nagaraja.ts'
import {
  amuletSpots,
  pedestalSpot,
  railSpots,
  scoreSpots,
  scrollSpots,
  stackSpots,
  traySpot,
} from '../../../shapes/nagarajaTable.ts'
import { bothSeats } from '../../../games/nagaraja/vocabulary.ts'
import { bySeat } from '../ground.ts'
import { type SpotLayout, pile } from '../../board/layouts.ts'
import { poseAtPoint, yawed } from '../../board/pose.ts'
import type { Spot } from '../../board/spot.ts'
import { fateId, heldSpotId, placeOf, railSpotId, scoreId, scrollSpotId, spotIds } from '../ids.ts'

/** Depth (cm) by which the prize is sunk into the pedestal. */
const sunken = 0.2
const scrollYaw = 0.3
/** Rows of two held amulets. */
const heldRows = 5

type Flat = { readonly x: number; readonly z: number }

const at = (id: string, { x, z }: Flat, layout: SpotLayout = pile, yaw = 0): Spot => ({
  id,
  on: null,
  at: poseAtPoint(x, 0, z, yawed(yaw)),
  layout,
})

/** A track whose stops are the numbers of a rail. */
function along(id: string, y: number, z: number, share: 'stacked' | 'beside'): Spot {
  const stops = Array.from({ length: rail.numbers }, (_, n) => ({
    x: rail.first + rail.pitch * n,
    z: 0,
  }))
  return {
    id: railSpotId(id),
    on: id,
    at: poseAtPoint(0, y, z),
    layout: { kind: 'track', stops, share, gap: 0.1 },
  }
}

function spotsOfSeat(seat: number): readonly Spot[] {
  const { x, z, pitch } = bySeat(amuletSpots, seat)
  const held: SpotLayout = { kind: 'grid', columns: 2, rows: heldRows, pitch: [pitch, pitch] }
  const middle = { x, z: z + ((heldRows - 1) / 2) * pitch }
  return [
    at(heldSpotId(seat), middle, held),
    at(scrollSpotId(seat), bySeat(scrollSpots, seat), pile, seat === 0 ? scrollYaw : -scrollYaw),
    at(placeOf(fateId(seat)), bySeat(railSpots, seat)),
    at(placeOf(scoreId(seat)), bySeat(scoreSpots, seat)),
    along(fateId(seat), rail.pointer.y, rail.pointer.z, 'stacked'),
    along(scoreId(seat), rail.high, 0.35 - rail.deep / 2, 'stacked'),
  ]
}

export function middleSpots(): readonly Spot[] {
  const lost = { x: stackSpots.trap.x, z: stackSpots.trap.z - 10 }
  return [
    at(spotIds.tray, traySpot),
    at(placeOf('pedestal'), pedestalSpot),
    {
      id: spotIds.prize,
      on: 'pedestal',
      at: poseAtPoint(0, pedestal.top - sunken, 0),
      layout: pile,
    },
    at(spotIds.rooms, stackSpots.rooms, { kind: 'pile', loose: 0.04 }),
    at(spotIds.trap, stackSpots.trap),
    at(spotIds.lostRooms, lost, { kind: 'pile', loose: 0.04 }),
    at(spotIds.amulets, stackSpots.amulets, { kind: 'pile', loose: 0.5 }),
    at(spotIds.usedAmulets, stackSpots.usedAmulets, { kind: 'pile', loose: 0.5 }),
    ...bothSeats.flatMap(spotsOfSeat),
  ]
}
