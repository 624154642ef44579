/** Where the ledge stands: behind the tray. */
import { trays } from '../../shapes/trays.ts'
import { ledge } from '../../shapes/borderLedge.ts'
import { traySpot } from './lay.ts'

/** The foot of the ledge's front, in the middle. */
export function ledgeSpot(seats: number): readonly [number, number] {
  const [x, z] = traySpot(seats)
  return [x, z - trays.dice.halfZ - ledge.gap]
}
