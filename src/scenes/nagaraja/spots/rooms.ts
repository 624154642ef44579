/** Spots on a room: the crypt's hollow, and the rim that carries its grating. */
import { type Box, lookUp } from '../../../games/nagaraja/edition.ts'
import { grating, plate } from '../../../shapes/nagaraja.ts'
import { cryptSpot } from '../../../shapes/nagarajaCorridors.ts'
import { pile } from '../../board/layouts.ts'
import { poseAtPoint } from '../../board/pose.ts'
import type { Spot } from '../../board/spot.ts'
import { cryptSpotId, gratingSpotId, roomId } from '../ids.ts'
import { corridorsOfKind } from '../looks.ts'

/** Height (cm) of the grating's top above the plate. */
const proud = 0.14

export function roomSpots(box: Box): readonly Spot[] {
  return box.roomIds.flatMap((id): readonly Spot[] => {
    const { kind, crypt } = lookUp(box.rooms, id)
    const corridor = corridorsOfKind(box, kind)[crypt]
    if (!corridor) return []
    const { x, z } = cryptSpot(corridor)
    const at = (spot: string, y: number): Spot => ({
      id: spot,
      on: roomId(id),
      at: poseAtPoint(x, y, z),
      layout: pile,
    })
    return [
      at(cryptSpotId(id), plate.thick - plate.crypt.deep),
      at(gratingSpotId(id), plate.thick + proud - grating.thick),
    ]
  })
}
