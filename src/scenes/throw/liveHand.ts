/** Mutable state shared by the hand and the drawn pieces while pieces are held; it changes each frame. */
import type { Triple } from '../../physics/types.ts'
import type { Trace } from './gesture.ts'

export type HandPhase = 'waiting' | 'held' | 'let-go'

export interface LiveHand {
  phase(): HandPhase
  turnTo(phase: HandPhase): void
  /** Position of the hand in the tray's space (cm), and its velocity over the felt (cm/s). */
  place(): Triple
  way(): readonly [number, number]
  moveTo(x: number, y: number, z: number, at: number): void
  traces(): readonly Trace[]
  /** Poses of the held pieces in their order; null until the physics world has made its first step. */
  poses(): Float32Array | null
  pose(piece: number, values: readonly number[]): void
  knock(piece: number, other: number | null, impulse: number, point: Triple): void
}

/** Number of samples kept: enough to measure shaking at the event rate of a fast mouse. */
const remembered = 120

export function makeLiveHand(count: number, knock: LiveHand['knock']): LiveHand {
  const known = new Float32Array(count * 7)
  let traces: Trace[] = []
  let isKnown = false
  let phase: HandPhase = 'waiting'
  let way: readonly [number, number] = [0, 0]
  return {
    phase: () => phase,
    turnTo(next) {
      phase = next
      if (next === 'waiting') isKnown = false
      if (next !== 'let-go') traces = []
    },
    place() {
      const last = traces.at(-1)
      return last ? [last.x, last.y, last.z] : [0, 0, 0]
    },
    way: () => way,
    moveTo(x, y, z, at) {
      const last = traces.at(-1)
      const passed = last ? at - last.at : 0
      if (last && passed > 0) way = [(x - last.x) / passed, (z - last.z) / passed]
      traces = [...traces.slice(1 - remembered), { at, x, y, z }]
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
