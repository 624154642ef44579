/** Spots of a temple: floors, rotation touch areas, niches with slabs and lamps. */
import type { Box } from '../../../games/nagaraja/edition.ts'
import {
  lampSpot,
  nicheSpot,
  plate,
  slab,
  slabSpot,
  slotMiddle,
  temple,
  towards,
  turnsInto,
} from '../../../shapes/nagaraja.ts'
import { templeSpots } from '../../../shapes/nagarajaTable.ts'
import { sides } from '../../../games/nagaraja/vocabulary.ts'
import { pile } from '../../board/layouts.ts'
import { composed, pitched, type Pose, poseAtPoint, yawed } from '../../board/pose.ts'
import type { Spot } from '../../board/spot.ts'
import { columnOf, nicheEdge, rowOf } from '../ground.ts'
import {
  hookId,
  liftedId,
  nicheId,
  overId,
  placeOf,
  sealId,
  slotId,
  sunkId,
  templeId,
  turnId,
} from '../ids.ts'

/** Height (cm) of previews above their slot. */
const hoverCm = 1.6
/** Rotation touch areas: distance from the slot's centre, radius, height (cm). */
export const turnTouch = { out: 3.35, radius: 1.05, rise: 0.03 } as const
/** Lift (cm) and tilt (degrees) of a slab while a player looks behind it. */
const lifted = { rise: 3.4, lean: 78 } as const

/** Depth (cm) to which a slab sinks when its niche opens. */
const sunkCm = 6

const radians = (degrees: number): number => (degrees * Math.PI) / 180

function spotsOfSlot(box: Box, seat: number, slot: number): readonly Spot[] {
  const { x, y, z } = slotMiddle(rowOf(box, slot), columnOf(box, slot))
  const on = templeId(seat)
  const turns = sides.map((side, at): Spot => {
    const { out, radius, rise } = turnTouch
    const way = towards[side]
    return {
      id: turnId(seat, slot, at),
      on,
      at: poseAtPoint(x + way.x * out, temple.level + rise, z + way.z * out),
      layout: pile,
      touch: { kind: 'round', radius },
      litBy: 'layer',
    }
  })
  return [
    {
      id: slotId(seat, slot),
      on,
      at: poseAtPoint(x, y, z),
      layout: pile,
      touch: { kind: 'square', halfX: plate.side / 2, halfZ: plate.side / 2 },
      litBy: 'edge',
    },
    { id: overId(seat, slot), on, at: poseAtPoint(x, y + hoverCm, z), layout: pile },
    ...turns,
  ]
}

function spotsOfNiche(box: Box, seat: number, niche: number): readonly Spot[] {
  const edge = nicheEdge(box, niche)
  const [, , side] = edge
  const on = templeId(seat)
  const facing = yawed((-turnsInto[side] * Math.PI) / 2)
  const [stand, foot, hook] = [nicheSpot(...edge), slabSpot(...edge), lampSpot(...edge)]
  const at = (id: string, spot: typeof stand, turn: Pose['turn']): Spot => ({
    id,
    on,
    at: poseAtPoint(spot.x, spot.y, spot.z, turn),
    layout: pile,
  })
  return [
    at(nicheId(seat, niche), stand, yawed(0)),
    at(sealId(seat, niche), foot, composed(facing, pitched(-radians(slab.lean)))),
    at(
      liftedId(seat, niche),
      { ...foot, y: foot.y + lifted.rise },
      composed(facing, pitched(-radians(lifted.lean))),
    ),
    at(sunkId(seat, niche), { ...foot, y: foot.y - sunkCm }, facing),
    at(hookId(seat, niche), hook, facing),
  ]
}

export function templeSpotsOf(box: Box, seat: number): readonly Spot[] {
  const { x, z } = templeSpots[seat === 0 ? 0 : 1]
  // spots are relative to a thing's foot, but a temple's model is centred on its nine slots
  const near = (temple.near + temple.far) / 2
  const onFoot = (spot: Spot): Spot => ({
    ...spot,
    at: { ...spot.at, at: [spot.at.at[0], spot.at.at[1], spot.at.at[2] - near] },
  })
  return [
    { id: placeOf(templeId(seat)), on: null, at: poseAtPoint(x, 0, z + near), layout: pile },
    ...Array.from({ length: box.ground.slots }, (_, slot) => spotsOfSlot(box, seat, slot))
      .flat()
      .map(onFoot),
    ...box.ground.niches.flatMap((_, niche) => spotsOfNiche(box, seat, niche)).map(onFoot),
  ]
}
