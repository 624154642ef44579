/** Nagaraja's table plan: everything lies on the marble, and nothing in anything else. */
import { expect, test } from 'vitest'
import { trays } from '../../src/shapes/trays.ts'
import {
  amulet,
  card,
  pedestal,
  plate,
  rail,
  scroll,
  temple,
  trap,
} from '../../src/shapes/nagaraja.ts'
import { reachOnTop } from '../../src/shapes/tableTop.ts'
import * as plan from '../../src/shapes/nagarajaTable.ts'

interface Area {
  readonly name: string
  readonly x: readonly [number, number]
  readonly z: readonly [number, number]
}

type Place = { readonly x: number; readonly z: number }

const around = (name: string, { x, z }: Place, halfX: number, halfZ: number): Area => ({
  name,
  x: [x - halfX, x + halfX],
  z: [z - halfZ, z + halfZ],
})

const ofTemple = ({ x, z }: Place, i: number): Area => ({
  name: `temple ${i}`,
  x: [x - temple.halfX, x + temple.halfX],
  z: [z + temple.far, z + temple.near],
})

/** The tray lies across, its shelf on the left. */
function ofTray(): Area {
  const { x, z, scale } = plan.traySpot
  const tray = trays['two-throwers']
  const shelf = 3.2
  return {
    name: 'tray',
    x: [x - (tray.halfZ + shelf) * scale, x + tray.halfZ * scale],
    z: [z - tray.halfX * scale, z + tray.halfX * scale],
  }
}

const { stackSpots } = plan
const areas: readonly Area[] = [
  ...plan.templeSpots.map(ofTemple),
  ofTray(),
  ...plan.railSpots.map((at, i) => around(`rail ${i}`, at, rail.halfX, rail.deep / 2)),
  ...plan.scoreSpots.map((at, i) => around(`score ${i}`, at, rail.halfX, rail.deep / 2)),
  around('pedestal', plan.pedestalSpot, pedestal.side / 2 + 0.3, pedestal.side / 2 + 0.3),
  around('rooms', stackSpots.rooms, plate.side / 2, plate.side / 2),
  around('trap', stackSpots.trap, trap.side / 2, trap.side / 2),
  around('amulets', stackSpots.amulets, amulet.radius, amulet.radius),
  around('used amulets', stackSpots.usedAmulets, amulet.radius, amulet.radius),
  around('cards', stackSpots.cards, card.wide / 2, card.high / 2),
  around('discards', stackSpots.discards, card.wide / 2, card.high / 2),
  ...plan.laidSpots.map((at, i) => around(`laid ${i}`, at, plan.aside.wide / 2, card.high / 2)),
  ...plan.playedSpots.map((at, i) => around(`played ${i}`, at, plan.aside.wide / 2, card.high / 2)),
  ...plan.amuletSpots.map(({ x, z, pitch }, i): Area => ({
    name: `amulets of ${i}`,
    x: [x - amulet.radius, x + amulet.radius],
    z: [z - amulet.radius, z + 3 * pitch + amulet.radius],
  })),
]

test('everything lies on the marble', () => {
  const beyond = areas.filter(({ x, z }) =>
    x.some((at) => z.some((deep) => reachOnTop(at, deep, plan.nagarajaTop) > 1)),
  )
  expect(beyond.map(({ name }) => name)).toEqual([])
})

test('no two things overlap', () => {
  const met = areas.flatMap((a, i) =>
    areas
      .slice(i + 1)
      .filter((b) => a.x[0] < b.x[1] && b.x[0] < a.x[1] && a.z[0] < b.z[1] && b.z[0] < a.z[1])
      .map((b) => `${a.name} and ${b.name}`),
  )
  expect(met).toEqual([])
})

test('scroll and hands keep clear of the temples', () => {
  const [left] = plan.templeSpots
  expect(plan.scrollSpots[0].x - scroll.long / 2).toBeGreaterThan(left.x + temple.halfX - 1)
  for (const hand of plan.handSpots) {
    const half = 2 * hand.spread + card.wide / 2
    expect(reachOnTop(Math.abs(hand.x) + half, hand.z, plan.nagarajaTop)).toBeLessThan(1)
    expect(hand.z - card.high / 2).toBeGreaterThan(plan.scoreSpots[0].z + rail.deep / 2)
  }
})
