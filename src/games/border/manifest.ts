/** The manifest of The Border. */
import { handful } from '../handful.ts'
import type { Manifest } from '../manifest.ts'

export const cues = [
  'turnStarted',
  'boxCrossed',
  'regionCircled',
  'regionEarned',
  'regionEarnedLater',
  'valueStruck',
  'matchEnded',
] as const

export const manifest: Manifest = {
  id: 'border',
  match: { seats: [2, 4], minutes: [20, 30], weight: 'light' },
  object: { x: -20, y: 28, wide: 20, high: 40 },
  cues,
  cameras: [],
  handfuls: [handful('colours', 5, () => ({ kind: 'colour', skin: 'colour', seat: 0 }))],
  load: async () => (await import('./index.ts')).border,
  withEdition: async () => (await import('./withEdition.ts')).withEdition,
  reference: async () => (await import('./telling/reference.ts')).reference,
  tips: async () => (await import('./telling/tips.ts')).tips,
}
