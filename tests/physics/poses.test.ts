/** What sleeps is not read again and again; what is not read has not moved. */
import { beforeAll, expect, test } from 'vitest'
import { makeThrow } from '../../src/physics/ask.ts'
import { makePoseReader } from '../../src/physics/poses.ts'
import { ready } from '../../src/physics/rapier.ts'
import { startsOf } from '../../src/physics/release.ts'
import { makeRest } from '../../src/physics/rest.ts'
import { clearTable, makeTable } from '../../src/physics/table.ts'
import { trayFor } from '../../src/physics/trays.ts'
import type { ThrownPiece } from '../../src/physics/types.ts'
import type { PieceKind } from '../../src/shapes/pieces.ts'

beforeAll(ready)

/** Lets them fall, sleep and be pushed again, and compares what is read with what everything read anew says. */
function compared(kind: PieceKind, count: number, seed: string, steps: number): number {
  const kinds = Array.from({ length: count }, () => kind)
  const pieces = kinds.map((each): ThrownPiece => ({ kind: each, skin: 'plain', seat: 0 }))
  const tray = trayFor(pieces)
  const table = makeTable(kinds, startsOf(makeThrow(pieces, seed)), tray)
  const read = makePoseReader(table.bodies, 1)
  const [poses, fresh] = [new Float32Array(count * 7), new Float32Array(count * 7)]
  const rest = makeRest(kinds)
  let asleep = 0
  for (let step = 1; step <= steps; step++) {
    table.world.step(table.events)
    read(poses)
    makePoseReader(table.bodies, 1)(fresh)
    expect(poses.findIndex((value, i) => value !== fresh[i])).toBe(-1)
    table.approach?.look(poses)
    rest.look(poses)
    for (const piece of rest.stopped) table.bodies[piece]?.sleep()
    asleep += table.bodies.filter((body) => body.isSleeping()).length
    // now and then a hand pushes one into the others
    if (step % 60 === 0) table.bodies[step % count]?.setLinvel({ x: 40, y: 15, z: 30 }, true)
  }
  clearTable(table)
  return asleep
}

test('dice that are not read lie where they were read, whatever runs into them', () => {
  for (const count of [2, 12, 24])
    for (let n = 0; n < 4; n++)
      expect(compared('d6', count, `asleep/${n}`, 300)).toBeGreaterThan(100)
})
