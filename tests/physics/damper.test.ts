/** The air thickens round a throw that takes too long, at whatever rate it is stepped, and clears again. */
import { beforeAll, expect, test } from 'vitest'
import { makeDamper } from '../../src/physics/damper.ts'
import { makeThrow } from '../../src/physics/ask.ts'
import { ready } from '../../src/physics/rapier.ts'
import { startsOf } from '../../src/physics/release.ts'
import { clearTable, makeTable } from '../../src/physics/table.ts'
import { trayFor } from '../../src/physics/trays.ts'
import type { PieceKind } from '../../src/shapes/pieces.ts'

beforeAll(ready)

test.each(['d6', 'stick-brown'] as const)(
  '%s: after more than a second, and not before',
  (kind) => {
    const kinds: readonly PieceKind[] = [kind]
    const pieces = [{ kind, skin: 'plain', seat: 0 }]
    const table = makeTable(kinds, startsOf(makeThrow(pieces, 'air')), trayFor(pieces))
    const damper = makeDamper(table, kinds)
    const thickness = (): number => table.bodies[0]?.angularDamping() ?? NaN
    const wait = (seconds: number): void => {
      for (let step = 0; step < seconds * table.rate; step++) damper.step()
    }
    wait(1)
    expect(thickness()).toBe(0)
    wait(0.5)
    const thick = thickness()
    expect(thick).toBeGreaterThan(0)
    wait(0.5)
    expect(thickness()).toBeGreaterThan(thick)
    damper.again()
    expect(thickness()).toBe(0)
    clearTable(table)
  },
)
