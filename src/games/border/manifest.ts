/** The manifest of The Border. */
import { type Casting, newTurn } from '../casting.ts'
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

const casting: Casting<(typeof cues)[number]> = {
  parts: {
    turnStarted: newTurn,
    // a long segment deserves a close shot; for two crosses the whole slate shows more
    boxCrossed: { kind: 'seat', weight: 0.65, gathers: 3 },
    regionCircled: { kind: 'seat' },
    regionEarned: { kind: 'close' },
    regionEarnedLater: { kind: 'close' },
    valueStruck: { kind: 'seat' },
    matchEnded: { kind: 'aftermath' },
  },
  track: 'seat',
}

export const manifest: Manifest = {
  id: 'border',
  match: { seats: [2, 4], minutes: [20, 30], weight: 'light' },
  object: { x: -20, y: 28, wide: 20, high: 40 },
  cues,
  casting,
  cameras: [],
  handfuls: [handful('colours', 5, () => ({ kind: 'colour', skin: 'colour', seat: 0 }))],
  ambience: 'quiet',
  load: async () => (await import('./index.ts')).border,
  withEdition: async () => (await import('./withEdition.ts')).withEdition,
  reference: async () => (await import('./telling/reference.ts')).reference,
  tips: async () => (await import('./telling/tips.ts')).tips,
}
