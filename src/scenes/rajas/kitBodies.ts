/** Bodies of Rajas' looks in exhibits, where fixtures of the table (pads, piers, residences) are things too. */
import type { Bodies, Body } from '../board/thing.ts'
import { bodies } from './bodies.ts'

const small: Body = { halfX: 1, halfZ: 1, high: 1 }

export const sceneryModels = [
  'rajas-step',
  'rajas-pier',
  'rajas-pad',
  'rajas-sign',
  'rajas-cover',
  'rajas-ghat',
  'rajas-bridge',
  'rajas-bracket',
  'rajas-residence',
  'rajas-block',
  'rajas-road-end',
] as const

export const kitBodies: Bodies = {
  ...bodies,
  ...Object.fromEntries([...sceneryModels, 'rajas-mill/wheel'].map((name) => [name, small])),
  // drawn with its print, as wide as that
  'rajas-sign': { ...small, drawnBy: 'layer' },
  'rajas-water': { ...small, drawnBy: 'layer' },
}
