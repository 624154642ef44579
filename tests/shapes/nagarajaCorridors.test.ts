/** Corridors of room plates: the baked ones are the own edition's, and any other has a floor for light to run along. */
import { describe, expect, it } from 'vitest'
import { nagaraja } from '../../src/games/nagaraja/index.ts'
import { plate, type SlotSide, towards } from '../../src/shapes/nagaraja.ts'
import {
  bakedRooms,
  channelFloor,
  type Corridor,
  cornersOfCompass,
  crossing,
  cryptSpot,
} from '../../src/shapes/nagarajaCorridors.ts'

const half = plate.side / 2

/** Every set of sides that a corridor may open, with and without a crypt. */
const all: readonly Corridor[] = Array.from({ length: 15 }, (_, k) =>
  cornersOfCompass.filter((_side, i) => ((k + 1) >> i) & 1),
).flatMap((sides): Corridor[] => [
  { sides, crypt: false },
  { sides, crypt: true },
])

const named = (corridor: Corridor): string =>
  `${corridor.sides.join('')}${corridor.crypt ? '+' : ''}`

it('the baked corridors are those of the built-in edition', () => {
  const { kinds } = nagaraja.values.edition.rooms
  const own = kinds.map(({ id, corridors, crypt }) => [
    id,
    corridors.map((sides, i) => ({ sides, crypt: crypt?.corridor === i })),
  ])
  expect(Object.entries(bakedRooms)).toEqual(own)
})

describe.each(all.map((corridor) => [named(corridor), corridor] as const))('%s', (_, corridor) => {
  const floor = channelFloor(corridor)
  const points = floor.flat()

  it('reaches each of its sides, and no other, in the full width', () => {
    const ends = new Map<SlotSide, number[]>()
    for (const { x, z, u, side } of points) {
      if (u < 0.999) continue
      const out = x * towards[side].x + z * towards[side].z
      expect(out).toBeCloseTo(half, 5)
      const off = Math.abs(x * towards[side].z) + Math.abs(z * towards[side].x)
      ends.set(side, [...(ends.get(side) ?? []), off])
    }
    expect([...ends.keys()].sort()).toEqual([...corridor.sides].sort())
    for (const off of ends.values()) expect(Math.max(...off)).toBeCloseTo(plate.channel.wide / 2, 5)
  })

  it('looks up, lies on the plate, and says side and way at every point', () => {
    for (const [a, b, c] of floor)
      expect((b.z - a.z) * (c.x - a.x) - (b.x - a.x) * (c.z - a.z)).toBeGreaterThan(0)
    for (const point of points) {
      expect(Math.max(Math.abs(point.x), Math.abs(point.z))).toBeLessThanOrEqual(half + 1e-9)
      expect(point.u).toBeGreaterThanOrEqual(0)
      expect(point.u).toBeLessThanOrEqual(1 + 1e-9)
      expect(cornersOfCompass[Math.floor(crossing(point) * 4)]).toBe(point.side)
      expect(corridor.sides).toContain(point.side)
    }
  })

  it('has a round floor where its crypt is, and none without', () => {
    const pit = points.filter(({ isPit }) => isPit)
    expect(pit.length > 0).toBe(corridor.crypt)
    const { x, z } = cryptSpot(corridor)
    for (const point of pit)
      expect(Math.hypot(point.x - x, point.z - z)).toBeLessThanOrEqual(plate.crypt.radius + 1e-9)
  })
})
