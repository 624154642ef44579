/** Labels of a temple's places, as the log names them: numbers on the floors, tablets behind the niches. */
import type { Box } from '../../games/nagaraja/edition.ts'
import { printedNicheId, slotName } from '../../games/nagaraja/telling/names.ts'
import type { View } from '../../games/nagaraja/types.ts'
import { bothSeats, of } from '../../games/nagaraja/vocabulary.ts'
import { plate, type SlotSide, slotMiddle, temple, towards, trap } from '../../shapes/nagaraja.ts'
import { templeSpots } from '../../shapes/nagarajaTable.ts'
import { bySeat, columnOf, nicheEdge, rowOf } from './ground.ts'

export interface PlaceSign {
  readonly kind: 'floor' | 'niche'
  readonly seat: number
  readonly text: string
  /** Centre, in table coordinates (cm). */
  readonly at: readonly [x: number, y: number, z: number]
}

/** Disc in the far left corner of a floor, clear of all corridors (cm). */
export const roundel = { radius: 1.22, x: -3.1, z: -3.1, proud: 0.09 } as const
/** Tablet on the wall's crest (cm); `lean` is its tilt back from upright (radians). */
export const tablet = {
  wide: 3.05,
  high: 2.03,
  thick: 0.3,
  lean: 0.75,
  out: 4.75,
  rise: 1.15,
  back: 0.9,
} as const

/** Names of all floors and niches of a temple. */
export const placeNames = ({ ground }: Box): readonly string[] => [
  ...Array.from({ length: ground.slots }, (_, slot) => textOf(slot)),
  ...ground.niches.map(({ id }) => id),
]

function textOf(slot: number): string {
  const name = slotName(slot)
  return typeof name === 'object' && 'raw' in name ? name.raw : ''
}

/** Height of the top of a slot's content, so that the label lies on it. */
function topOf({ temples, trap: laid }: View, seat: number, slot: number): number {
  if (of(temples, seat).slots[slot]) return temple.court + plate.thick
  const isTrapped = laid?.temple === seat && laid.slot === slot
  return temple.court + (isTrapped ? trap.grid : 0)
}

function floorSign(box: Box, view: View, seat: number, slot: number): PlaceSign {
  const { x, z } = bySeat(templeSpots, seat)
  const spot = slotMiddle(rowOf(box, slot), columnOf(box, slot))
  const y = topOf(view, seat, slot) + roundel.proud
  const at = [x + spot.x + roundel.x, y, z + spot.z + roundel.z] as const
  return { kind: 'floor', seat, text: textOf(slot), at }
}

/** Position above the wall behind a niche. */
function behind(
  row: number,
  column: number,
  side: SlotSide,
): { readonly x: number; readonly z: number } {
  const { x, z } = slotMiddle(row, column)
  const reach = plate.pitch / 2 + tablet.out
  // on the left and right walls a pillar hides the tablet, so it moves back
  const back = side === 'E' || side === 'W' ? tablet.back : 0
  return { x: x + towards[side].x * reach, z: z + towards[side].z * reach - back }
}

function nicheSign(box: Box, seat: number, niche: number): PlaceSign {
  const { x, z } = bySeat(templeSpots, seat)
  const spot = behind(...nicheEdge(box, niche))
  const at = [x + spot.x, temple.wall.top + tablet.rise, z + spot.z] as const
  return { kind: 'niche', seat, text: printedNicheId(box, niche), at }
}

export const signsOf = (box: Box, view: View): readonly PlaceSign[] =>
  bothSeats.flatMap((seat) => [
    ...Array.from({ length: box.ground.slots }, (_, slot) => floorSign(box, view, seat, slot)),
    ...box.ground.niches.map((_, niche) => nicheSign(box, seat, niche)),
  ])
