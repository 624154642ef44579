/** The whole table for two, three and four: the board in the middle, provinces at their owners' side, the offer between. */
import { board } from './board.ts'
import { bracket } from './track.ts'
import { bowl } from './pieces.ts'
import { kali } from './kali.ts'
import { offerHalfX, offerHalfZ } from './offer.ts'
import type { Field } from './place.ts'
import type { TablePoint } from '../point.ts'
import { provinceHalfX, provinceHalfZ } from './province.ts'

export const boardAt: TablePoint = { x: 0, z: -6 }
const gap = 0.8
const plates = 2.6

/** z at which the board's brackets end and the near row begins. */
const nearZ = boardAt.z + board.halfZ + bracket.deep + 0.2
export const offerAt: TablePoint = { x: 0, z: nearZ + offerHalfZ }
const beside = board.halfX + bracket.deep + 0.4

/** Places of everything that belongs to one seat. */
export interface SeatPlan {
  readonly province: TablePoint
  readonly kali: TablePoint
  /** The plate with the player's name, in front of the province. */
  readonly plate: TablePoint
  readonly elephant: TablePoint
  /** Bounds of all of these together. */
  readonly field: Field
}

/** Near seats have Kali beside their province, further out. */
function near(side: -1 | 1): SeatPlan {
  const x = side * (offerHalfX + gap + provinceHalfX)
  const province = { x, z: nearZ + provinceHalfZ }
  const out = x + side * (provinceHalfX + gap + kali.halfX)
  const edge = province.z + provinceHalfZ
  return {
    province,
    kali: { x: out, z: edge - kali.halfZ },
    plate: { x, z: edge + plates / 2 },
    elephant: { x: out, z: edge + plates / 2 },
    field: fieldOf([x - side * provinceHalfX, out + side * kali.halfX], [nearZ, edge + plates]),
  }
}

/** Far seats have Kali behind their province. */
function far(side: -1 | 1): SeatPlan {
  const x = side * (beside + provinceHalfX)
  const province = { x, z: boardAt.z + 11 }
  const back = province.z - provinceHalfZ - gap
  const edge = province.z + provinceHalfZ
  const top = back - 2 * kali.halfZ
  return {
    province,
    kali: { x: x - side * 3.5, z: back - kali.halfZ },
    plate: { x, z: edge + plates / 2 },
    elephant: { x: x + side * 8.4, z: edge + plates / 2 },
    field: fieldOf([x - provinceHalfX, x + provinceHalfX], [top, edge + plates]),
  }
}

const sorted = (pair: readonly [number, number]): readonly [number, number] =>
  pair[0] < pair[1] ? pair : [pair[1], pair[0]]
const fieldOf = (x: readonly [number, number], z: readonly [number, number]): Field => ({
  x: sorted(x),
  z: sorted(z),
})

/** Seats clockwise as seen from above, from the near left. */
export function seatPlans(seats: number): readonly SeatPlan[] {
  const all = [near(-1), far(-1), far(1), near(1)]
  const which = seats === 2 ? [0, 3] : seats === 3 ? [0, 1, 3] : [0, 1, 2, 3]
  return which.flatMap((i) => all[i] ?? [])
}

/** The middle of the tray's felt, behind the board. */
export const trayAt: TablePoint = { x: 0, z: boardAt.z - board.halfZ - bracket.deep - 15.2 }

/** A bowl for each colour of dice, two on each side of the tray. */
export const bowlPlaces: readonly TablePoint[] = [-2, -1, 1, 2].map((k) => ({
  x: Math.sign(k) * (20.4 + (Math.abs(k) - 1) * (bowl.radius * 2 + 0.7)),
  z: trayAt.z + 4,
}))

/** The face-down income tiles and their discards, left; those that may be chosen, right. */
export const incomeStackAt: TablePoint = { x: -24.5, z: trayAt.z - 4.5 }
export const incomeDiscardAt: TablePoint = { x: -21.5, z: trayAt.z - 4.5 }
export const incomeOfferAt: TablePoint = { x: 28.2, z: trayAt.z - 4.6 }

/** Shots of overlapping parts of the river for small windows, from the land's left edge (cm). */
const riverParts = { count: 8, step: 4, wide: 20 } as const

/** In a shot, the top of a high stack appears this far behind its foot (cm). */
const stacksBehind = 3.9

/** Bounds of the area that each camera must show completely. */
export function shotFields(seats: number): Readonly<Record<string, Field>> {
  const plans = seatPlans(seats)
  const xs = plans.flatMap(({ field }) => [...field.x])
  const zs = plans.flatMap(({ field }) => [...field.z])
  const around = (x: number, z: number, halfX: number, halfZ: number): Field => ({
    x: [x - halfX, x + halfX],
    z: [z - halfZ, z + halfZ],
  })
  const onBoard = (x: readonly [number, number], z: readonly [number, number]): Field => ({
    x: [x[0] + boardAt.x, x[1] + boardAt.x],
    z: [z[0] + boardAt.z, z[1] + boardAt.z],
  })
  const offer = around(offerAt.x, offerAt.z, offerHalfX, offerHalfZ)
  return {
    seat: fieldOf([Math.min(...xs), Math.max(...xs)], [boardAt.z - board.halfZ, Math.max(...zs)]),
    board: around(boardAt.x, boardAt.z, board.halfX + 3, board.halfZ + 3),
    offer: { ...offer, z: [offer.z[0] - stacksBehind, offer.z[1]] },
    quarry: onBoard([-24, -11], [-13.6, 3.4]),
    palace: onBoard([-11.6, 11.6], [-14.6, 2]),
    market: onBoard([11, 24], [-14.6, 2]),
    harbour: onBoard([-19.6, -1.2], [5.4, 12.6]),
    river: onBoard([-24, 24], [2, 14.8]),
    ...Object.fromEntries(
      Array.from({ length: riverParts.count }, (_, i) => {
        const left = i * riverParts.step - 24
        return [`river-${i}`, onBoard([left, left + riverParts.wide], [2, 14.8])]
      }),
    ),
    spaces: onBoard([-24, 24], [-14.6, 14.8]),
    incomes: around(incomeOfferAt.x, incomeOfferAt.z, 9, 4.9),
    supply: { x: [-32, 38], z: [trayAt.z - 12, trayAt.z + 30] },
    ...Object.fromEntries(plans.map(({ field }, seat) => [`seat-${seat}`, field])),
    ...Object.fromEntries(
      plans.map(({ province: { x, z } }, seat): [string, Field] => [
        `province-${seat}`,
        {
          x: [x - provinceHalfX, x + provinceHalfX],
          z: [z - provinceHalfZ, z + provinceHalfZ + plates],
        },
      ]),
    ),
    ...Object.fromEntries(
      plans.map(({ kali: at }, seat) => [
        `kali-${seat}`,
        around(at.x, at.z, kali.halfX, kali.halfZ),
      ]),
    ),
  }
}
