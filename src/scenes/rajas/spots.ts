/** All spots of Rajas: on the table, board, provinces, Kali and tiles. */
import { type Colour, type Stack, stacks } from '../../games/rajas/vocabulary.ts'
import {
  boardAt,
  bowlPlaces,
  diceInBowl,
  incomeDiscardAt,
  incomeOfferAt,
  incomeOfferPlace,
  incomeStackAt,
  offerAt,
  place,
  stackPlace,
  tile,
  tileSlots,
  trayAt,
} from '../../shapes/rajas.ts'
import { dieEdge } from '../../shapes/pieces.ts'
import { trays } from '../../shapes/trays.ts'
import { poseAtPoint } from '../board/pose.ts'
import type { Spot } from '../board/spot.ts'
import {
  boardId,
  bowlId,
  bowlSpot,
  offerId,
  onTileSpot,
  openIncomeSpot,
  placeOf,
  riverStackId,
  stackSpot,
  tileId,
  trayId,
  trayRowId,
  whiteDiscardId,
  whiteStackId,
} from './ids.ts'
import type { Lay } from './lay.ts'
import { boardSpots } from './spots/board.ts'
import { spotAt, squareReach, touchable } from './spots/make.ts'
import { seatSpots } from './spots/seat.ts'

const animals = ['snake', 'cow', 'tiger'] as const
const order: readonly Colour[] = ['orange', 'green', 'blue', 'purple']

function stackSpots(): readonly Spot[] {
  const origin = { x: 0, z: 0 }
  return stacks.map((stack: Stack) => {
    const column = order.findIndex((colour) => stack.startsWith(colour))
    const row = animals.findIndex((animal) => stack.endsWith(animal))
    return spotAt(stackSpot(stack), offerId, stackPlace(column, row, origin))
  })
}

/** Offset (cm): no two things may share a pose. */
const tileOffsetCm = 0.002

/** Spots on a tile: road in the centre, contents in the far corners. */
function tileSpots({ rules }: Lay): readonly Spot[] {
  const { contents } = tileSlots(0)
  return Object.values(rules.tiles).flatMap(({ id, buildings, markets }): readonly Spot[] => [
    spotAt(onTileSpot(id, 'road'), tileId(id), place(0, tileOffsetCm, 0)),
    ...[...buildings, ...markets].map((_, k) => {
      const { x, z } = contents[k] ?? { x: 0, z: 0 }
      return spotAt(onTileSpot(id, `${k}`), tileId(id), place(x, tile.high, z))
    }),
  ])
}

/** A die's pose is at its foot, half an edge below its centre. */
function supplySpots({ rules }: Lay): readonly Spot[] {
  return order.flatMap((colour, i): readonly Spot[] => {
    const at = bowlPlaces[i] ?? { x: 0, z: 0 }
    const dice = diceInBowl(rules.dice[colour].length)
    return [
      spotAt(placeOf(bowlId(colour)), null, place(at.x, 0, at.z)),
      ...dice.map(({ x, y, z }, k) =>
        spotAt(bowlSpot(colour, k), bowlId(colour), place(x, y - dieEdge / 2, z)),
      ),
    ]
  })
}

function traySpots(): readonly Spot[] {
  const { halfX, halfZ } = trays.dice
  const tray = spotAt(trayId, null, place(trayAt.x, 0, trayAt.z))
  const row: Spot = {
    id: trayRowId,
    on: null,
    at: poseAtPoint(trayAt.x, 0.8, trayAt.z),
    layout: { kind: 'grid', columns: 5, rows: 3, pitch: [2.6, 2.6] },
  }
  return [touchable(tray, squareReach(halfX, halfZ)), row]
}

function tokenSpots({ rules }: Lay): readonly Spot[] {
  const { x, z } = incomeDiscardAt
  const all = (['white', 'yellow', 'red', 'brown'] as const).flatMap((colour) =>
    Object.values(rules.incomeTiles).filter((other) => other.colour === colour),
  )
  return [
    spotAt(whiteStackId, null, place(incomeStackAt.x, 0, incomeStackAt.z)),
    spotAt(whiteDiscardId, null, place(x, 0, z)),
    spotAt(riverStackId, null, place(x * 2 - incomeStackAt.x, 0, z)),
    ...all.map(({ id }, i) => spotAt(openIncomeSpot(id), null, incomeOfferPlace(i, incomeOfferAt))),
  ]
}

export function spotsOf(lay: Lay): readonly Spot[] {
  return [
    spotAt(placeOf(boardId), null, place(boardAt.x, 0, boardAt.z)),
    spotAt(placeOf(offerId), null, place(offerAt.x, 0, offerAt.z)),
    ...boardSpots(lay),
    ...stackSpots(),
    ...tileSpots(lay),
    ...supplySpots(lay),
    ...traySpots(),
    ...tokenSpots(lay),
    ...Array.from({ length: lay.seats }, (_, seat) => seatSpots(lay, seat)).flat(),
  ]
}
