/** The finished table: counters show the final points, the garland surrounds the winner's temple. */
import { expect, test } from 'vitest'
import { nagaraja } from '../../../src/games/nagaraja/index.ts'
import { bothSeats } from '../../../src/games/nagaraja/vocabulary.ts'
import { bySeat } from '../../../src/scenes/nagaraja/ground.ts'
import { counterId, secretCounterId } from '../../../src/scenes/nagaraja/ids.ts'
import { flowersOf } from '../../../src/scenes/nagaraja/layers/ending.ts'
import { thingsOf } from '../../../src/scenes/nagaraja/things.ts'
import { rail, temple } from '../../../src/shapes/nagaraja.ts'
import { nagarajaTop, scoreSpots, templeSpots } from '../../../src/shapes/nagarajaTable.ts'
import { reachOnTop } from '../../../src/shapes/tableTop.ts'
import { endedBy } from './ended.ts'

const most = rail.numbers - 1

test.each(['cursed', 'points', 'ninth', 'exhausted'] as const)(
  '[N41] the end by %s: each counter stands at the points that are told, amulets among them',
  (reason) => {
    const { state } = endedBy(reason)
    const result = nagaraja.result(state)
    for (const viewer of [0, 1, 'table'] as const) {
      const view = nagaraja.view(state, viewer)
      const things = thingsOf(nagaraja.values, view)
      for (const seat of bothSeats) {
        const counter = things.find(({ id }) => id === counterId(seat))
        const told = nagaraja.race?.(view)[seat]?.lead ?? NaN
        expect(result).not.toBeNull()
        expect(counter?.at.order).toBe(Math.min(most, told))
        expect(things.some(({ id }) => id === secretCounterId(seat))).toBe(false)
      }
    }
  },
)

test('flowersOf surrounds temple and score rail on the marble without overlapping them', () => {
  for (const seat of bothSeats) {
    const [at, score] = [bySeat(templeSpots, seat), bySeat(scoreSpots, seat)]
    for (const { at: flower } of flowersOf(seat)) {
      const inTemple =
        Math.abs(flower.x - at.x) < temple.halfX &&
        flower.z > at.z + temple.far &&
        flower.z < at.z + temple.near
      const inRail =
        Math.abs(flower.x - score.x) < rail.halfX && Math.abs(flower.z - score.z) < rail.deep / 2
      expect(inTemple || inRail, `${flower.x} ${flower.z}`).toBe(false)
      expect(reachOnTop(flower.x, flower.z, nagarajaTop)).toBeLessThan(1)
    }
  }
})
