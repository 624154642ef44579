/** The spots of a temple: floors, the sides to which rooms are turned, niches with their slabs and lamps. */
import type { Box } from '../../../games/nagaraja/edition/index.ts'
import {
  lampSpot,
  nicheSpot,
  plate,
  slab,
  slabSpot,
  slotSpot,
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

/** How high a ghost hangs over what lies in its slot. */
const hanging = 1.6
/** Where in a slot a side is touched, from its middle, and how wide that is. */
export const turnTouch = { out: 3.35, radius: 1.05, rise: 0.03 } as const
/** A slab that is looked behind is lifted, and leans further. */
const lifted = { rise: 3.4, lean: 78 } as const

/** How deep a slab goes when its niche opens. */
const buried = 6

const radians = (degrees: number): number => (degrees * Math.PI) / 180

function spotsOfSlot(box: Box, seat: number, slot: number): readonly Spot[] {
  const { x, y, z } = slotSpot(rowOf(box, slot), columnOf(box, slot))
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
    { id: overId(seat, slot), on, at: poseAtPoint(x, y + hanging, z), layout: pile },
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
    at(sunkId(seat, niche), { ...foot, y: foot.y - buried }, facing),
    at(hookId(seat, niche), hook, facing),
  ]
}

export function templeSpotsOf(box: Box, seat: number): readonly Spot[] {
  const { x, z } = templeSpots[seat === 0 ? 0 : 1]
  // a body's middle is that of its foot, a temple's that of its nine slots
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
