/** Position of the ledge behind the tray. */
import { trays } from '../../shapes/trays.ts'
import { ledge } from '../../shapes/borderLedge.ts'
import { traySpotFor } from './lay.ts'

/** Centre of the ledge's front edge on the table. */
export function ledgeSpot(seats: number): readonly [number, number] {
  const [x, z] = traySpotFor(seats)
  return [x, z - trays.dice.halfZ - ledge.gap]
}
