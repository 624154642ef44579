/** A stick that the engine sends to sleep in the very step that still moves it is read where it came to lie. */
import { expect, test, vi } from 'vitest'
import { mixedThrow } from '../../src/physics/fairness/compare.ts'
import { ready } from '../../src/physics/rapier.ts'
import { simulate } from '../../src/physics/simulate.ts'
import type * as Memory from '../../src/physics/quick/memory.ts'

let looks = 0
vi.mock('../../src/physics/quick/memory.ts', async (original) => {
  const own = await original<typeof Memory>()
  const readPoses: typeof own.readPoses = (world, bodies, out) => {
    own.readPoses(world, bodies, out)
    const told = bodies.flatMap((body) => {
      const { x, y, z } = body.translation()
      const turn = body.rotation()
      return [x, y, z, turn.x, turn.y, turn.z, turn.w]
    })
    expect([...out]).toEqual(told)
    looks += 1
  }
  return { ...own, readPoses }
})

test.each([5, 40, 42, 60])(
  'throw %i of the mixed ones, in which a neighbour is nudged',
  async (number) => {
    await ready()
    looks = 0
    const { track, notes } = simulate(mixedThrow(number))
    expect(notes.length).toBeGreaterThan(0)
    expect(looks).toBe(track.frames)
  },
)
