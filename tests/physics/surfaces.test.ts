/** Surfaces come into the world before a die can touch them, and not without need. */
import { beforeAll, expect, test } from 'vitest'
import { makeThrow } from '../../src/physics/ask.ts'
import { type GestureName, namedGesture } from '../../src/physics/gesture.ts'
import { ready } from '../../src/physics/rapier.ts'
import { simulate } from '../../src/physics/simulate.ts'
import { startsOf } from '../../src/physics/release.ts'
import { makePoseReader } from '../../src/physics/poses.ts'
import { sizes } from '../../src/physics/sizes.ts'
import { clearTable, makeTable } from '../../src/physics/table.ts'
import { trayFor } from '../../src/physics/trays.ts'
import type { ThrownPiece } from '../../src/physics/types.ts'

beforeAll(ready)

const pieces: readonly ThrownPiece[] = Array.from({ length: 6 }, () => ({
  kind: 'd6',
  skin: 'plain',
  seat: 0,
}))

/** How near to a surface that is not there yet any die has been, and how many surfaces came at all. */
function watched(name: GestureName, seed: string): { nearest: number; came: number } {
  const tray = trayFor(pieces)
  const asked = makeThrow(pieces, seed, namedGesture(name, pieces))
  const table = makeTable(
    pieces.map((piece) => piece.kind),
    startsOf(asked),
    tray,
  )
  const poses = new Float32Array(pieces.length * 7)
  const readPoses = makePoseReader(table.bodies, 1)
  const { halfX = 0, halfZ = 0 } = tray.bays[0] ?? {}
  let nearest = Infinity
  const surfaces = (): number => table.meanings.size - pieces.length
  readPoses(poses)
  table.approach?.look(poses)
  for (let step = 0; step < 60; step++) {
    const missing = surfaces()
    table.world.step(table.events)
    readPoses(poses)
    for (let at = 0; at < poses.length; at += 7) {
      const [x = 0, y = 0, z = 0] = poses.subarray(at, at + 3)
      if (missing === 0) nearest = Math.min(nearest, y, halfX - Math.abs(x), halfZ - Math.abs(z))
    }
    table.approach?.look(poses)
  }
  const came = surfaces()
  clearTable(table)
  return { nearest, came }
}

test('while there is no surface at all, no die is near one', () => {
  for (let n = 0; n < 20; n++)
    for (const name of ['default', 'weak', 'strong', 'rigged'] as const) {
      const { nearest, came } = watched(name, `near/${n}`)
      expect(nearest).toBeGreaterThan(sizes.d6.half[1] * Math.sqrt(3))
      expect(came).toBeGreaterThanOrEqual(1)
    }
})

test('not every wall is needed in each throw, and a strong throw meets them', () => {
  const came = (name: GestureName): number =>
    Array.from({ length: 20 }, (_, n) => watched(name, `few/${n}`).came).reduce((a, b) => a + b) /
    20
  expect(came('rigged')).toBe(1)
  expect(came('default')).toBeLessThan(4)
  expect(came('strong')).toBeGreaterThan(came('default'))
})

test('walls that come late hold as well: strong throws ring on wood and stay in the tray', () => {
  let heard = 0
  let left = 0
  for (let n = 0; n < 40; n++) {
    const asked = makeThrow(pieces, `wall/${n}`, namedGesture('strong', pieces))
    const { contacts, notes } = simulate(asked)
    heard += contacts.filter(({ surface }) => surface === 'wood' || surface === 'glass').length
    left += notes.filter(({ cause }) => cause === 'left-tray').length
  }
  expect(heard).toBeGreaterThan(40)
  expect(left).toBeLessThan(3)
})
