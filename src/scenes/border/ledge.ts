/** Position of the ledge behind the tray. */
import { trays } from '../../shapes/trays.ts'
import { ledge } from '../../shapes/borderLedge.ts'
import { traySpot } from './lay.ts'

/** Centre of the ledge's front edge on the table. */
export function ledgeSpot(seats: number): readonly [number, number] {
  const [x, z] = traySpot(seats)
  return [x, z - trays.dice.halfZ - ledge.gap]
}
