/** Spots of a seat: province cells and slots, Kali's hands, karma cups and scrolls, waiting workers. */
import { buildings } from '../../../games/rajas/vocabulary.ts'
import {
  dicePlaces,
  incomeSign,
  karmaPlaces,
  lotusPlaces,
  place,
  kaliScroll,
  scrollCell,
  scrollPlace,
  tile,
  worker,
} from '../../../shapes/rajas.ts'
import { dieEdge } from '../../../shapes/pieces.ts'
import { poseAtPoint } from '../../board/pose.ts'
import type { Spot } from '../../board/spot.ts'
import {
  armsId,
  cellSpot,
  cupSpot,
  elephantSpot,
  flipSpot,
  handSpot,
  holdSpot,
  kaliId,
  levelSpot,
  placeOf,
  plateId,
  provinceId,
  rimId,
  scrollSpot,
  siteSpot,
  slotSpot,
} from '../ids.ts'
import { capacitiesOf, type Lay } from '../lay.ts'
import { elephantAt, handAt, handPitch, plateAt } from '../plate.ts'
import { scrollBuildings } from '../print/kaliPrint.ts'
import { roundReach, spotAt, squareReach, touchable } from './make.ts'

const half = tile.edge / 2
const sides = [
  { x: 0, z: -1 },
  { x: 1, z: 0 },
  { x: 0, z: 1 },
  { x: -1, z: 0 },
] as const
/** Touch areas of a cell lie above a tile that may be covered. */
const touchHeightCm = tile.high + 0.03

function cells({ cells: places }: Lay, seat: number): readonly Spot[] {
  const on = provinceId(seat)
  return places.flatMap((at, cell): readonly Spot[] => [
    spotAt(cellSpot(seat, cell), on, at),
    ...sides.map(({ x, z }, side) => {
      const middle = place(at.x + (x * half) / 2, at.y + touchHeightCm, at.z + (z * half) / 2)
      const reach = x === 0 ? squareReach(half, half / 2) : squareReach(half / 2, half)
      return touchable(spotAt(siteSpot(seat, cell, side), on, middle), reach, 'layer')
    }),
  ])
}

/** Offset (cm): no two things may share a pose. */
const boardOffsetCm = 0.002

const slots = ({ incomes }: Lay, seat: number): readonly Spot[] =>
  (['front', 'back'] as const).flatMap((side) => [
    spotAt(placeOf(rimId(seat, side)), provinceId(seat), place(0, boardOffsetCm, 0)),
    ...Object.entries(incomes[side]).map(([id, at]) =>
      touchable(
        spotAt(slotSpot(seat, side, id), rimId(seat, side), at),
        squareReach(incomeSign.half),
      ),
    ),
  ])

/** Touch radius of the lotus that flips a die (cm). */
const flipRadius = 0.7

/** A die's pose is at its foot, half an edge below its centre. */
const handSpots = ({ rules }: Lay, seat: number): readonly Spot[] =>
  capacitiesOf(rules).flatMap((capacity) => [
    spotAt(placeOf(armsId(seat, capacity)), kaliId(seat), place(0, boardOffsetCm, 0)),
    ...dicePlaces(capacity).map((at, k) =>
      spotAt(holdSpot(seat, capacity, k), armsId(seat, capacity), at, -dieEdge / 2),
    ),
    ...lotusPlaces(capacity).map((at, k) =>
      touchable(
        spotAt(flipSpot(seat, capacity, k), armsId(seat, capacity), at),
        roundReach(flipRadius),
      ),
    ),
  ])

function karmaAndScrolls({ rules }: Lay, seat: number): readonly Spot[] {
  const on = kaliId(seat)
  const cups = karmaPlaces(rules.edition.karma.max).map((at, level) =>
    touchable(spotAt(cupSpot(seat, level), on, at), roundReach(0.62)),
  )
  const scrolls = buildings.flatMap((building): readonly Spot[] => {
    const k = scrollBuildings.indexOf(building)
    const levels = rules.edition.upgrades.fameByLevel.map((_, level) =>
      spotAt(levelSpot(seat, building, level), on, scrollCell(k, level), 0.06),
    )
    const whole = spotAt(scrollSpot(seat, building), on, scrollPlace(k), 0.05)
    return [touchable(whole, squareReach(kaliScroll.halfX, kaliScroll.halfZ)), ...levels]
  })
  return [...cups, ...scrolls]
}

const flat = ({ x, z }: { readonly x: number; readonly z: number }) => place(x, 0, z)

export function seatSpots(lay: Lay, seat: number): readonly Spot[] {
  const plan = lay.plans[seat]
  if (!plan) return []
  const hand = handAt(plan)
  return [
    spotAt(placeOf(provinceId(seat)), null, flat(plan.province)),
    spotAt(placeOf(kaliId(seat)), null, flat(plan.kali)),
    spotAt(placeOf(plateId(seat)), null, flat(plateAt(plan))),
    spotAt(elephantSpot(seat), null, flat(elephantAt(plan))),
    {
      id: handSpot(seat),
      on: null,
      at: poseAtPoint(hand.x, 0, hand.z),
      layout: { kind: 'row', gap: handPitch - worker.radius * 2, from: 'start' },
    },
    ...cells(lay, seat),
    ...slots(lay, seat),
    ...handSpots(lay, seat),
    ...karmaAndScrolls(lay, seat),
  ]
}
