/** Spots of The Border: places of its things, and the touchable boxes of the slates. */
import type { Layout } from '../../games/border/edition.ts'
import { trays } from '../../shapes/trays.ts'
import { pile } from '../board/layouts.ts'
import { pitched, pointOn, poseAtPoint, yawed } from '../board/pose.ts'
import type { Spot } from '../board/spot.ts'
import {
  boxId,
  chalkId,
  placeOf,
  plateId,
  slateId,
  slopeSpotId,
  stripId,
  traySpotId,
} from './ids.ts'
import { boxDeep, boxTouch, slateSpots, traySpotFor } from './lay.ts'
import { boxSpots, slate, strip } from '../../shapes/border.ts'
import { ledge, slope, tileGap } from '../../shapes/borderLedge.ts'
import { ledgeSpot } from './ledge.ts'
import { isPlayedOn, namePlate } from './things.ts'

/** Yaw of the chalk beside each seat's name plate; varied, so that it looks laid down by hand. */
const chalkYaws = [0.12, -0.3, 0.22, -0.1]
const eraserYaw = 1.25

const at = (id: string, x: number, y: number, z: number, yaw = 0): Spot => ({
  id: placeOf(id),
  on: null,
  at: poseAtPoint(x, y, z, yawed(yaw)),
  layout: pile,
})

/** Right of the last slate, or beside the tray with two players. */
function eraserSpot(seats: number): Spot {
  const [trayX, trayZ] = traySpotFor(seats)
  if (seats < 3) return at('eraser', trayX + trays.dice.halfX + 5.5, 0, trayZ + 5, eraserYaw)
  const last = slateSpots(seats).slice(0, seats).at(-1)
  return at('eraser', (last?.x ?? 0) + slate.halfX + 4.6, 0, (last?.z ?? 0) + 5.5, eraserYaw)
}

export function spotsOfSeat(layout: Layout, seat: number, x: number, z: number): readonly Spot[] {
  const boxes = boxSpots(layout).map((box, i): Spot => ({
    id: boxId(seat, i),
    on: slateId(seat),
    at: poseAtPoint(box.x, slate.boxTop, box.z),
    layout: pile,
    touch: { kind: 'round', radius: boxTouch },
    litBy: 'layer',
  }))
  const foot: Spot = {
    id: placeOf(stripId(seat)),
    on: slateId(seat),
    at: poseAtPoint(0, slate.top, strip.z),
    layout: pile,
  }
  return [
    at(slateId(seat), x, 0, z),
    foot,
    at(plateId(seat), x, 0, z + slate.halfZ + namePlate.gap + namePlate.deep / 2),
    at(chalkId(seat), x + 13.3, 0, z + slate.halfZ + 1.55, chalkYaws[seat % 4]),
    ...boxes,
  ]
}

/** The tiles are sunk into the slope's settings; their tops stand slightly above it. */
export function slopeSpot(): Spot {
  const turn = pitched(slope)
  const rise = 0.12
  const top = poseAtPoint(
    0,
    (ledge.front + ledge.high) / 2 + rise,
    (ledge.deep - ledge.crest) / 2 + rise,
    turn,
  )
  return {
    id: slopeSpotId,
    on: 'ledge',
    at: { at: pointOn(top, 0, -boxDeep * ledge.scale, 0), turn },
    layout: { kind: 'row', gap: tileGap },
  }
}

export function spotsOf(layout: Layout, seats: number): readonly Spot[] {
  const own = slateSpots(seats)
    .slice(0, seats)
    .flatMap(({ x, z }, seat) => spotsOfSeat(layout, seat, x, z))
  if (!isPlayedOn(seats)) return own
  const [trayX, trayZ] = traySpotFor(seats)
  const [ledgeX, ledgeZ] = ledgeSpot(seats)
  const { halfX, halfZ } = trays.dice
  return [
    ...own,
    {
      id: traySpotId,
      on: null,
      at: poseAtPoint(trayX, 0, trayZ),
      layout: pile,
      touch: { kind: 'square', halfX, halfZ },
    },
    at('ledge', ledgeX, 0, ledgeZ - ledge.deep / 2),
    eraserSpot(seats),
    slopeSpot(),
  ]
}
