/** A throw that takes too long is damped more and more, never stopped. */
import { isStick } from './sizes.ts'
import type { Table } from './table.ts'
import type { PieceKind } from './types.ts'

/** Seconds from a release after which the air thickens, and by how much a second. */
const patience = { dice: 1.1, sticks: 1 }
const growth = 20
const most = 120

export type Damper = { readonly step: () => void; readonly again: () => void }

export function makeDamper(table: Table, kinds: readonly PieceKind[]): Damper {
  const often = Math.round(table.rate / 20)
  const patient = Math.round((kinds.some(isStick) ? patience.sticks : patience.dice) * table.rate)
  let steps = 0
  const set = (damping: number): void => {
    for (const body of table.bodies) {
      body.setLinearDamping(damping * 0.5)
      body.setAngularDamping(damping)
    }
  }
  return {
    step: () => {
      steps += 1
      const over = steps - patient
      if (over > 0 && over % often === 0)
        set(Math.min(most, (over / table.rate) * (over / table.rate) * growth))
    },
    again: () => {
      if (steps > patient) set(0)
      steps = 0
    },
  }
}
