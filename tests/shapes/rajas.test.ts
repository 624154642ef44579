// Rajas' places lie where they should for any edition's counts: on their boards, apart from each other, on the table.
import { describe, expect, it } from 'vitest'
import { rajas } from '../../src/games/rajas/index.ts'
import { spacesOf } from '../../src/games/rajas/edition/spaces.ts'
import { spaceCountsOf, printedSide } from '../../src/scenes/rajas/print/counts.ts'
import type { TablePoint } from '../../src/shapes/point.ts'
import * as s from '../../src/shapes/rajas.ts'

const { edition } = rajas.values
const tracks = { fame: edition.tracks.fame.max, wealth: edition.tracks.wealth.max }

const gap = (a: TablePoint, b: TablePoint): number => Math.hypot(a.x - b.x, a.z - b.z)

/** The two nearest of some places. */
function nearest(places: readonly TablePoint[]): number {
  let least = Infinity
  places.forEach((a, i) =>
    places.slice(i + 1).forEach((b) => {
      least = Math.min(least, gap(a, b))
    }),
  )
  return least
}

const isOnLand = ({ x, z }: TablePoint, half: number): boolean =>
  Math.abs(x) + half <= s.land.halfX && Math.abs(z) + half <= s.land.halfZ

const apart = (a: s.Field, b: s.Field): boolean =>
  a.x[1] <= b.x[0] + 1e-9 ||
  b.x[1] <= a.x[0] + 1e-9 ||
  a.z[1] <= b.z[0] + 1e-9 ||
  b.z[1] <= a.z[0] + 1e-9

const field = ({ x, z }: TablePoint, halfX: number, halfZ: number): s.Field => ({
  x: [x - halfX, x + halfX],
  z: [z - halfZ, z + halfZ],
})

describe.each([2, 3, 4] as const)('the board for %i', (seats) => {
  const { stands, covered } = s.standsOf(
    spaceCountsOf(edition.boards[`${seats}`]),
    spaceCountsOf(printedSide(edition, seats)),
  )
  const all = [...Object.values(stands), ...covered]

  it('has a stand for every space of the rules, by its id', () => {
    expect(Object.keys(stands).sort()).toEqual(
      spacesOf(edition, seats)
        .map(({ id }) => id)
        .sort(),
    )
  })

  it('covers the spaces that only four players use', () => {
    expect(covered).toHaveLength(seats === 3 ? 3 : 0)
  })

  it('lays pads and plates on the land, none on another', () => {
    for (const { pad, sign } of all) {
      expect(isOnLand(pad, s.pad.radius)).toBe(true)
      expect(isOnLand(sign, s.sign.half)).toBe(true)
    }
    expect(nearest(all.map(({ pad }) => pad))).toBeGreaterThanOrEqual(2 * s.pad.radius - 0.01)
    const plates = all.map(({ sign, wide }) => field(sign, wide, s.sign.half))
    plates.forEach((a, i) =>
      plates.slice(i + 1).forEach((b) => expect(apart(a, b), JSON.stringify([a, b])).toBe(true)),
    )
  })

  it('leaves a worker on its pad without a foot on a plate', () => {
    for (const { pad } of all)
      for (const { sign, wide } of all) {
        const dx = Math.max(0, Math.abs(pad.x - sign.x) - wide)
        const dz = Math.max(0, Math.abs(pad.z - sign.z) - s.sign.half)
        expect(Math.hypot(dx, dz)).toBeGreaterThanOrEqual(s.worker.radius)
      }
  })
})

describe('the tracks', () => {
  const fame = Array.from({ length: tracks.fame + 1 }, (_, value) => s.fameCell(value, tracks))
  const wealth = Array.from({ length: tracks.wealth + 1 }, (_, value) =>
    s.wealthCell(value, tracks),
  )

  it('keep inside the board and outside the land', () => {
    for (const { x, z } of [...fame, ...wealth]) {
      expect(Math.abs(x) < s.board.halfX && Math.abs(z) < s.board.halfZ).toBe(true)
      expect(Math.abs(x) > s.land.halfX || Math.abs(z) > s.land.halfZ).toBe(true)
    }
  })

  it('give each value a place of its own', () => {
    expect(nearest(fame)).toBeGreaterThan(1.6)
    expect(nearest(wealth)).toBeGreaterThan(1)
  })

  it('bring markers that meet side by side: gap 0 is the distance between the lanes', () => {
    for (const value of [10, 36, 60]) {
      const against = 2 * (tracks.fame + 1 - value)
      const [a, b] = [s.fameCell(value, tracks), s.wealthCell(against, tracks)]
      expect(gap(a, b)).toBeLessThan(s.lanes.wide + s.lanes.gap + 1.2)
    }
    const [a, b] = [s.fameCell(10, tracks), s.wealthCell(40, tracks)]
    expect(gap(a, b)).toBeGreaterThan(20)
  })

  it('have their bonuses on brackets that do not touch', () => {
    const cells = [
      ...edition.tracks.fame.bonuses.map(({ at }) => s.fameCell(at, tracks)),
      ...edition.tracks.wealth.bonusMarker.map(({ at }) => s.wealthCell(at, tracks)),
      s.wealthCell(edition.tracks.wealth.workerAt, tracks),
    ]
    const brackets = cells.map(s.bracketAt)
    expect(nearest(brackets)).toBeGreaterThan(2 * s.bracket.halfX)
    for (const at of brackets) {
      const four = [0, 1, 2, 3].map((i) => s.onBracket(at, i))
      expect(nearest(four)).toBeGreaterThanOrEqual(2 * s.worker.radius)
      for (const spot of four)
        expect(gap(spot, s.bracketSign(at))).toBeGreaterThan(s.bracket.sign.half + s.worker.radius)
    }
  })
})

describe.each([12, 30, 36])('a river of %i spaces', (count) => {
  const ghats = Array.from({ length: count }, (_, i) => s.ghatPlace(i + 1, count))

  it('has its ghats apart, on the board, with water before them', () => {
    expect(nearest(ghats)).toBeGreaterThan(2 * s.ghat.half)
    for (const { x, z } of ghats) {
      expect(Math.abs(x) + s.ghat.half).toBeLessThan(s.land.halfX)
      expect(Math.abs(z) + s.ghat.half).toBeLessThan(s.land.halfZ + 0.3)
    }
  })

  it('floats boats between the banks, four beside each other where they may share', () => {
    const boats = Array.from({ length: count - 1 }, (_, i) => s.boatPlace(i + 1, count))
    expect(nearest(boats)).toBeGreaterThan(2 * s.boat.halfZ)
    boats.forEach((at, i) => {
      const plate = ghats[i]
      if (plate) expect(gap(at, plate)).toBeCloseTo(s.ghat.off, 5)
    })
    for (const space of [0, count]) {
      const four = [0, 1, 2, 3].map((i) => s.boatPlace(space, count, i))
      expect(nearest(four)).toBeGreaterThan(2 * s.boat.halfZ)
    }
  })

  it('has its bridge between two ghats', () => {
    const after = Math.floor(count / 2)
    const at = s.bridgePlace(after, count)
    const [before, next] = [s.boatPlace(after, count), s.boatPlace(after + 1, count)]
    expect(Math.abs(gap(at, before) - gap(at, next))).toBeLessThan(0.6)
    expect(nearest([0, 1, 2, 3].map((i) => s.onBridge(at, i)))).toBeGreaterThan(2 * s.worker.radius)
  })
})

describe('a province', () => {
  it.each(['front', 'back'] as const)(
    'keeps the incomes of its %s apart and on the board',
    (side) => {
      const places = s.incomePlaces(edition.provinceBoard[side].incomes)
      expect(places).toHaveLength(edition.provinceBoard[side].incomes.length)
      for (const { x, z } of places) {
        expect(Math.abs(x) + s.incomeSign.half).toBeLessThanOrEqual(s.provinceHalfX)
        expect(Math.abs(z) + s.incomeSign.half).toBeLessThanOrEqual(s.provinceHalfZ)
      }
      expect(nearest(places)).toBeGreaterThanOrEqual(1.5)
    },
  )

  it.each([
    [['S'], 'end', 2],
    [['E', 'W'], 'straight', 1],
    [['S', 'W'], 'curve', 2],
    [['W', 'S', 'E'], 'tee', 2],
    [['N', 'E', 'S', 'W'], 'cross', 0],
  ] as const)('finds the road of the ends %j', (ends, form, turn) => {
    expect(s.roadOf(ends)).toEqual({ form, turn })
  })

  it('turns a tile’s price and contents with its roads', () => {
    const far = s.tileSlots(0)
    const turned = s.tileSlots(1)
    expect(turned.contents[0]?.x).toBeCloseTo(far.contents[1]?.x ?? 0)
    expect(turned.contents[0]?.z).toBeCloseTo(far.contents[1]?.z ?? 0)
    expect(nearest([far.price, ...far.contents])).toBeGreaterThan(1.2)
  })
})

describe('Kali', () => {
  it.each([8, 10, 14])('holds %i dice that do not touch', (capacity) => {
    const dice = s.dicePlaces(capacity)
    expect(dice).toHaveLength(capacity)
    dice.forEach((a, i) =>
      dice.slice(i + 1).forEach((b) => {
        const off = Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y), Math.abs(a.z - b.z))
        expect(off, `${i}`).toBeGreaterThan(1.6)
      }),
    )
  })
})

describe.each([2, 3, 4])('the table for %i', (seats) => {
  const plans = s.seatPlans(seats)
  const fields: [string, s.Field][] = [
    ['board', field(s.boardAt, s.board.halfX, s.board.halfZ)],
    ['offer', field(s.offerAt, s.offerHalfX, s.offerHalfZ)],
    ['tray', field(s.trayAt, 16.2, 11.2)],
    ...s.bowlPlaces.map((at): [string, s.Field] => [
      'bowl',
      field(at, s.bowl.radius, s.bowl.radius),
    ]),
    ...plans.flatMap(({ province, kali }, seat): [string, s.Field][] => [
      [`province ${seat}`, field(province, s.provinceHalfX, s.provinceHalfZ)],
      [`Kali ${seat}`, field(kali, s.kali.halfX, s.kali.halfZ)],
    ]),
  ]

  it('has a plan for each seat', () => {
    expect(plans).toHaveLength(seats)
  })

  it('has no two overlapping things', () => {
    fields.forEach(([a, one], i) =>
      fields
        .slice(i + 1)
        .forEach(([b, other]) => expect(apart(one, other), `${a} ${b}`).toBe(true)),
    )
  })

  it('keeps everything on the eight-sided marble', () => {
    for (const [name, { x, z }] of fields)
      for (const px of x)
        for (const pz of z) {
          expect(Math.abs(px), name).toBeLessThan(66)
          expect(Math.abs(pz), name).toBeLessThan(66)
          expect(Math.abs(px) + Math.abs(pz), name).toBeLessThan(66 * Math.SQRT2)
        }
  })

  it('shows every seat whole from the seat’s camera', () => {
    const { seat: shown } = s.shotFields(seats)
    for (const { field: own } of plans) {
      expect(own.x[0]).toBeGreaterThanOrEqual(shown?.x[0] ?? 0)
      expect(own.x[1]).toBeLessThanOrEqual(shown?.x[1] ?? 0)
      expect(own.z[1]).toBeLessThanOrEqual(shown?.z[1] ?? 0)
    }
  })
})
