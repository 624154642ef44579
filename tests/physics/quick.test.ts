/** The short ways into the engine say what its own say, and leave nothing behind in it. */
import { RigidBody, RigidBodyDesc, World } from '@dimforge/rapier3d-compat'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { mixedHashes } from '../../src/physics/fairness/compare.ts'
import { makeThrow } from '../../src/physics/ask.ts'
import { namedGesture } from '../../src/physics/gesture.ts'
import { ready } from '../../src/physics/rapier.ts'
import { simulate } from '../../src/physics/simulate.ts'
import { instance } from '../../src/physics/quick/instance.ts'
import { readPoses } from '../../src/physics/quick/memory.ts'
import { setQuick } from '../../src/physics/quick/switch.ts'
import { sizes } from '../../src/physics/sizes.ts'
import { clearTable, makeTable } from '../../src/physics/table.ts'
import { startsOf } from '../../src/physics/release.ts'
import { trayFor } from '../../src/physics/trays.ts'
import type { Piece } from '../../src/physics/types.ts'
import pinned from './pinned.json' with { type: 'json' }

beforeAll(ready)
afterEach(() => {
  setQuick(true)
  vi.restoreAllMocks()
})

const dice = (count: number): Piece[] =>
  Array.from({ length: count }, () => ({ kind: 'd6', skin: 'plain', seat: 0 }))

test('the engine is known from inside: this build needs no longer way', () => {
  expect(instance()?.memory).toBeInstanceOf(WebAssembly.Memory)
})

test.each([
  ['the short ways', true],
  ['the longer ways', false],
])('%s give the pinned hashes', (_, isQuick) => {
  setQuick(isQuick)
  expect(mixedHashes(0, 300)).toEqual(pinned.slice(0, 300))
})

test('one switch turns all short ways off, and on again', () => {
  const stepped = vi.spyOn(World.prototype, 'step')
  const asked = vi.spyOn(RigidBody.prototype, 'rotation')
  const listed = vi.spyOn(FinalizationRegistry.prototype, 'register')
  const timed = vi.spyOn(performance, 'now')
  const counts = (): boolean[] => {
    // the first pose of a throw is asked for either way, to see whether the engine is known
    const many = [stepped, asked, listed, timed].map(({ mock }) => mock.calls.length > 1)
    vi.clearAllMocks()
    return many
  }
  for (const isQuick of [true, false, true]) {
    setQuick(isQuick)
    counts()
    simulate(makeThrow(dice(3), 'switch'))
    expect(counts()).toEqual(Array.from({ length: 4 }, () => !isQuick))
  }
})

test('poses read in the memory are those that the engine tells, step for step', () => {
  const pieces = dice(9)
  const asked = makeThrow(pieces, 'poses', namedGesture('strong', pieces))
  const table = makeTable(
    pieces.map((piece) => piece.kind),
    startsOf(asked),
    trayFor(pieces),
  )
  const read = new Float32Array(pieces.length * 7)
  for (let step = 0; step < 120; step++) {
    table.stepper.step()
    readPoses(table.world, table.bodies, read)
    const told = table.bodies.flatMap((body) => {
      const { x, y, z } = body.translation()
      const turn = body.rotation()
      return [x, y, z, turn.x, turn.y, turn.z, turn.w]
    })
    expect([...read]).toEqual(told)
  }
  expect(read[1]).toBeLessThan(3 * sizes.d6.half[1])
  clearTable(table)
})

test('many bodies, for which the engine moves them elsewhere in its memory, are still found', () => {
  const world = new World({ x: 0, y: -1, z: 0 })
  const bodies = Array.from({ length: 300 }, (_, i) =>
    world.createRigidBody(RigidBodyDesc.dynamic().setTranslation(i, 2 * i, 3 * i)),
  )
  const read = new Float32Array(bodies.length * 7)
  readPoses(world, bodies, read)
  bodies.forEach((_, i) => {
    expect([...read.subarray(i * 7, i * 7 + 7)]).toEqual([i, 2 * i, 3 * i, 0, 0, 0, 1])
  })
  world.free()
})

test('a throw gives back all that it took, though nobody lists it', () => {
  const { register, unregister } = FinalizationRegistry.prototype
  for (let n = 0; n < 20; n++) simulate(makeThrow(dice(5), `leak/${n}`))
  const before = instance()?.memory.buffer.byteLength
  for (let n = 0; n < 300; n++) simulate(makeThrow(dice(5), `leak/${n}`))
  expect(instance()?.memory.buffer.byteLength).toBe(before)
  expect(FinalizationRegistry.prototype.register).toBe(register)
  expect(FinalizationRegistry.prototype.unregister).toBe(unregister)
})
