/** Notes what hits what, how hard and where, for ears and cameras. */
import type { TempContactForceEvent } from '@dimforge/rapier3d-compat'
import { poseSize } from './sizes.ts'
import type { PhysicsTable } from './table.ts'
import { type Tray, wallHeight } from '../shapes/trays.ts'
import type { Contact, Surface, Triple } from './types.ts'

/** Hits of the same pair are throttled to one in so many seconds, unless the next one is so many times harder. */
const throttleSeconds = 1 / 30
const clearlyHarder = 1.6

export type ContactRecorder = {
  readonly listen: (step: number) => void
  readonly contacts: Contact[]
}

/** Place of the piece: the exact point of contact makes no audible difference. Felt is met at its height. */
const placeOf = (poses: Float32Array, piece: number, partner: number | Surface): Triple => {
  const at = piece * poseSize
  return [poses[at] ?? 0, partner === 'felt' ? 0 : (poses[at + 1] ?? 0), poses[at + 2] ?? 0]
}

function surfaceAt(surface: Surface, [x, y, z]: Triple, tray: Tray): Surface {
  if (surface === 'felt')
    return Math.abs(x) > tray.halfX || Math.abs(z) > tray.halfZ ? 'table' : surface
  return surface === 'wood' && y > wallHeight ? 'glass' : surface
}

/** `poses` are those that were read last. */
export function makeContactRecorder(
  table: PhysicsTable,
  tray: Tray,
  poses: Float32Array,
): ContactRecorder {
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
    const point = placeOf(poses, piece, partner)
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
