/** A throw that takes too long is damped more and more, never stopped. */
import { isStick, type PieceKind } from '../shapes/pieces.ts'
import type { PhysicsTable } from './table.ts'

/** Seconds from a release after which the air thickens; the damping then grows with their square. */
const delaySeconds = { dice: 1.1, sticks: 1 }
const dampingGrowth = 20
const mostDamping = 120

export type Damper = { readonly step: () => void; readonly again: () => void }

export function makeDamper(table: PhysicsTable, kinds: readonly PieceKind[]): Damper {
  const often = Math.round(table.rate / 20)
  const delay = kinds.some(isStick) ? delaySeconds.sticks : delaySeconds.dice
  const delaySteps = Math.round(delay * table.rate)
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
      const over = steps - delaySteps
      if (over > 0 && over % often === 0)
        set(Math.min(mostDamping, (over / table.rate) * (over / table.rate) * dampingGrowth))
    },
    again: () => {
      if (steps > delaySteps) set(0)
      steps = 0
    },
  }
}
