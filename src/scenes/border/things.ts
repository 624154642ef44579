/** Things of The Border: slate, score strip, name plate and chalk per seat; ledge, tiles and eraser for two or more players. */
import type { Die, View } from '../../games/border/types.ts'
import type { Bodies, Look, Thing } from '../board/thing.ts'
import { chalkId, placeOf, plateId, slateId, slopeSpotId, stripId, tileId } from './ids.ts'
import { boxDeep } from './lay.ts'
import { slate, strip } from '../../shapes/border.ts'
import { ledge, ledgeHalfX, tileRadius, tileWidth } from '../../shapes/borderLedge.ts'

/** Size of a name plate, and its gap from the slate (cm). */
export const namePlate = { halfX: 9, rise: 1, deep: 2.1, gap: 0.25 } as const

const chalkRadius = 0.46

export const bodies: Bodies = {
  'slate/frame': { halfX: slate.halfX, halfZ: slate.halfZ, high: slate.boxTop },
  strip: { halfX: strip.halfX, halfZ: strip.halfZ, high: 0.03, drawnBy: 'layer' },
  plate: { halfX: namePlate.halfX, halfZ: namePlate.deep / 2, high: namePlate.rise },
  chalk: {
    halfX: 3.6,
    halfZ: chalkRadius,
    high: chalkRadius * 2,
    shift: [0, chalkRadius, 0],
    isShadeless: true,
  },
  eraser: { halfX: 3.7, halfZ: 2.2, high: 2.75 },
  ledge: {
    halfX: ledgeHalfX,
    halfZ: ledge.deep / 2,
    high: ledge.high,
    shift: [0, 0, ledge.deep / 2],
    hides: true,
  },
  tile: {
    halfX: tileWidth / 2,
    halfZ: tileRadius,
    high: boxDeep * ledge.scale,
    drawnBy: 'layer',
  },
}

/** False for a single slate (in the catalogue), which comes without tray, ledge and eraser. */
export const isPlayedOn = (seats: number): boolean => seats > 1

export const blankFace = 'blank'
export const faceOfTile = (die: Die | undefined): string => die?.face ?? blankFace

/** A thing on a spot of its own. */
const alone = (id: string, look: Look): Thing => ({ id, look, at: { spot: placeOf(id), order: 0 } })

export function thingsOf(view: View, seats: number): readonly Thing[] {
  const own = view.players
    .slice(0, seats)
    .flatMap((_, seat) => [
      alone(slateId(seat), { model: 'slate', part: 'frame' }),
      alone(stripId(seat), { model: 'strip' }),
      alone(plateId(seat), { model: 'plate', face: seat }),
      alone(chalkId(seat), { model: 'chalk' }),
    ])
  if (!isPlayedOn(seats)) return own
  const tiles = view.dice.map((die, i): Thing => ({
    id: tileId(i),
    look: { model: 'tile', face: faceOfTile(die) },
    at: { spot: slopeSpotId, order: i },
  }))
  return [
    ...own,
    alone('ledge', { model: 'ledge' }),
    alone('eraser', { model: 'eraser' }),
    ...tiles,
  ]
}
