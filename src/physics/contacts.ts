/** Notes what hits what, how hard and where, for ears and cameras. */
import type { Collider, TempContactForceEvent } from '@dimforge/rapier3d-compat'
import type { Table } from './table.ts'
import { type Tray, wallHeight } from '../shapes/trays.ts'
import type { Contact, Surface, Triple } from './types.ts'

/** Hits of the same pair are throttled to one in so many seconds, unless the next one is so many times harder. */
const throttleSeconds = 1 / 30
const clearlyHarder = 1.6

export type ContactRecorder = {
  readonly listen: (step: number) => void
  readonly contacts: Contact[]
}

function pointOf(
  table: Table,
  first: Collider,
  second: Collider | undefined,
  piece: number,
  meaning: number | Surface,
): Triple {
  let point: Triple | undefined
  if (second) {
    table.world.contactPair(first, second, (manifold) => {
      if (point || manifold.numSolverContacts() === 0) return
      const { x, y, z } = manifold.solverContactPoint(0)
      // a contact that was foreseen is noted where the piece still was; felt is met at its own height
      point = [x, meaning === 'felt' ? 0 : y, z]
    })
  }
  if (point) return point
  const place = table.bodies[piece]?.translation() ?? { x: 0, y: 0, z: 0 }
  return [place.x, place.y, place.z]
}

function surfaceAt(surface: Surface, [x, y, z]: Triple, tray: Tray): Surface {
  if (surface === 'felt')
    return Math.abs(x) > tray.halfX || Math.abs(z) > tray.halfZ ? 'table' : surface
  return surface === 'wood' && y > wallHeight ? 'glass' : surface
}

export function makeContactRecorder(table: Table, tray: Tray): ContactRecorder {
  const contacts: Contact[] = []
  /** For each piece, by the handle of what it hit. */
  const lastHits = table.bodies.map(() => new Map<number, { step: number; impulse: number }>())
  const note = (step: number, a: number, b: number, force: number): void => {
    const meaningA = table.meanings.get(a)
    const meaningB = table.meanings.get(b)
    const isFirst = typeof meaningA === 'number'
    const piece = isFirst ? meaningA : meaningB
    const partner = isFirst ? meaningB : meaningA
    const other = isFirst ? b : a
    if (typeof piece !== 'number' || partner === undefined) return
    const impulse = force / table.rate
    const before = lastHits[piece]?.get(other)
    if (
      before &&
      step - before.step < throttleSeconds * table.rate &&
      impulse < before.impulse * clearlyHarder
    ) {
      before.step = step
      return
    }
    lastHits[piece]?.set(other, { step, impulse })
    const first = table.colliders[piece]
    if (!first) return
    const point = pointOf(table, first, table.world.getCollider(other), piece, partner)
    const onPiece = typeof partner === 'number'
    const surface = onPiece ? 'piece' : surfaceAt(partner, point, tray)
    const at = step / table.rate
    contacts.push({ at, piece, other: onPiece ? partner : null, surface, impulse, point })
  }
  let now = 0
  const hear = (event: TempContactForceEvent): void =>
    note(now, event.collider1(), event.collider2(), event.totalForceMagnitude())
  return {
    contacts,
    listen: (step) => {
      now = step
      table.events.drainContactForceEvents(hear)
    },
  }
}
