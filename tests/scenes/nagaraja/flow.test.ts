/** flowOf lights exactly the corridors that the rules call live, at consistent distances. */
import { expect, test } from 'vitest'
import { nagaraja } from '../../../src/games/nagaraja/index.ts'
import { isReached, networkOf } from '../../../src/games/nagaraja/rules/network.ts'
import type { Room, Slots } from '../../../src/games/nagaraja/types.ts'
import { makeRandom } from '../../../src/kernel/random.ts'
import { plate, temple } from '../../../src/shapes/nagaraja.ts'
import { flowOf } from '../../../src/scenes/nagaraja/flow.ts'
import { litFloors } from '../../../src/scenes/nagaraja/floors.ts'

const box = nagaraja.values
const room = (id: string, rotation: number): Room => ({ id, rotation, amulet: false })

/** Randomly filled temples, which a match could not produce. */
const temples: readonly Slots[] = Array.from({ length: 200 }, (_, i) => {
  const random = makeRandom(`temple ${i}`)
  const ids = random.draw(box.roomIds.length, 9).map((at) => box.roomIds[at] ?? '')
  return ids.map((id) => (random.int(4) === 0 ? null : room(id, random.int(4))))
})

test('flowOf lights live corridors and no others', () => {
  for (const slots of temples) {
    const [flow, network] = [flowOf(box, slots), networkOf(box, slots)]
    const lit = flow.middles.map((corridors) =>
      corridors.reduce((set, far, i) => (Number.isFinite(far) ? set | (1 << i) : set), 0),
    )
    expect(lit).toEqual(network.live)
    flow.niches.forEach((far, niche) =>
      expect(Number.isFinite(far)).toBe(isReached(network, niche)),
    )
  }
})

test('flowOf gives a niche the distance of the whole way to it', () => {
  const column: Slots = Array.from({ length: 9 }, (_, slot) =>
    slot % 3 === 0 ? room('straight-1', 0) : null,
  )
  const far = box.ground.niches.findIndex(({ slot, side }) => slot === 0 && side === 0)
  expect(flowOf(box, column).niches[far]).toBeCloseTo(temple.gate.deep + 3 * plate.pitch)
})

test('litFloors keeps every vertex within its temple, with a finite distance', () => {
  for (const slots of temples.slice(0, 40)) {
    for (const { corners } of litFloors(box, slots, flowOf(box, slots)))
      for (const { x, z, far } of corners) {
        expect(Math.max(Math.abs(x), Math.abs(z))).toBeLessThan(temple.near)
        expect(Number.isFinite(far)).toBe(true)
      }
  }
})
