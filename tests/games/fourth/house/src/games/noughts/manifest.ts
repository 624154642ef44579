/** The manifest of noughts and crosses. */
import { handful } from '../handful.ts'
import type { Manifest } from '../manifest.ts'

export const manifest: Manifest = {
  id: 'noughts',
  match: { seats: [2, 2], minutes: [2, 5], weight: 'light' },
  object: { x: 36, y: 28, wide: 10, high: 30 },
  cues: ['marked'],
  casting: { parts: { marked: { kind: 'close' } }, track: 'above' },
  cameras: [],
  handfuls: [handful('one', 1, () => ({ kind: 'd6', skin: 'blue', seat: 0 }))],
  ambience: 'quiet',
  load: async () => (await import('./index.ts')).noughts,
  withEdition: async () => (await import('./withEdition.ts')).withEdition,
  reference: async () => (await import('./telling/reference.ts')).reference,
}
