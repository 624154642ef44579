/** Mutable state shared by the hand and the drawn pieces while pieces are held; it changes each frame. */
import type { Triple } from '../../physics/types.ts'
import type { Trace } from './gesture.ts'

export type HandPhase = 'waiting' | 'held' | 'let-go'

export interface LiveHand {
  phase(): HandPhase
  setPhase(phase: HandPhase): void
  /** Position of the hand in the tray's space (cm), and its velocity over the felt (cm/s). */
  position(): Triple
  velocity(): readonly [number, number]
  moveTo(x: number, y: number, z: number, at: number): void
  traces(): readonly Trace[]
  /** Poses of the held pieces in their order; null until the physics world has made its first step. */
  poses(): Float32Array | null
  pose(piece: number, values: readonly number[]): void
  knock(piece: number, other: number | null, impulse: number, point: Triple): void
}

/** Number of samples kept: enough to measure shaking at the event rate of a fast mouse. */
const keptTraces = 120

export function makeLiveHand(count: number, knock: LiveHand['knock']): LiveHand {
  const known = new Float32Array(count * 7)
  let traces: Trace[] = []
  let isKnown = false
  let phase: HandPhase = 'waiting'
  let velocity: readonly [number, number] = [0, 0]
  return {
    phase: () => phase,
    setPhase(next) {
      phase = next
      if (next === 'waiting') isKnown = false
      if (next !== 'let-go') traces = []
    },
    position() {
      const last = traces.at(-1)
      return last ? [last.x, last.y, last.z] : [0, 0, 0]
    },
    velocity: () => velocity,
    moveTo(x, y, z, at) {
      const last = traces.at(-1)
      const passed = last ? at - last.at : 0
      if (last && passed > 0) velocity = [(x - last.x) / passed, (z - last.z) / passed]
      traces = [...traces.slice(1 - keptTraces), { at, x, y, z }]
    },
    traces: () => traces,
    poses: () => (isKnown ? known : null),
    pose(piece, values) {
      known.set(values, piece * 7)
      isKnown = true
    },
    knock,
  }
}
