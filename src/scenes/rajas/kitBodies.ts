/** The room of what stands on Rajas' table without being a thing there: pads, piers, homes; shown by itself it is one. */
import { mill } from '../../shapes/rajas.ts'
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

/** Parts that turn or are taken apart. */
export const millParts = ['rajas-mill/rajas-mill', 'rajas-mill/wheel'] as const
export const millHub = mill.hub

export const kitBodies: Bodies = {
  ...bodies,
  ...Object.fromEntries([...sceneryModels, ...millParts].map((name) => [name, small])),
  // as wide as its print, with which it is drawn
  'rajas-sign': { ...small, drawnBy: 'layer' },
  'rajas-water': { ...small, drawnBy: 'layer' },
}
