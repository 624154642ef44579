/** The manifest of Rajas. */
import { type Casting } from '../casting.ts'
import { handful } from '../handful.ts'
import type { Manifest } from '../manifest.ts'

const skins = ['orange', 'green', 'blue', 'purple'] as const

const dice = (name: string, count: number) =>
  handful(name, count, (i) => ({
    kind: 'd6',
    skin: skins[i % skins.length] ?? 'orange',
    seat: 0,
  }))

export const cues = [
  'workerPlaced',
  'diePaid',
  'tilePlaced',
  'coinsGained',
  'fameGained',
  'buildingUpgraded',
  'karmaGained',
  'boatMoved',
  'incomeTileLaid',
  'workerActivated',
  'bonusReached',
  'turnBegan',
  'markersCrossed',
  'matchEnded',
] as const

const casting: Casting<(typeof cues)[number]> = {
  parts: {
    workerPlaced: { kind: 'track', weight: 0.65, cameras: ['quarry', 'palace', 'market', 'river'] },
    diePaid: null,
    tilePlaced: { kind: 'seat' },
    coinsGained: { kind: 'track' },
    fameGained: { kind: 'track' },
    buildingUpgraded: { kind: 'seat', weight: 0.5 },
    karmaGained: null,
    boatMoved: { kind: 'track', weight: 0.6, cameras: ['river'] },
    incomeTileLaid: { kind: 'close' },
    workerActivated: { kind: 'seat' },
    // the worker or boat on the rim is too small to be seen in a shot of the whole board
    bonusReached: { kind: 'close' },
    // a worker is too small to be seen in a shot of the whole table
    turnBegan: { kind: 'track', weight: 0.6 },
    markersCrossed: { kind: 'track' },
    matchEnded: { kind: 'aftermath' },
  },
  track: 'board',
}

export const manifest: Manifest = {
  id: 'rajas',
  match: { seats: [2, 4], minutes: [45, 75], weight: 'heavy' },
  object: { x: 0, y: 28, wide: 19, high: 40 },
  cues,
  casting,
  cameras: ['board', 'offer', 'quarry', 'palace', 'market', 'harbour', 'river', 'supply'],
  handfuls: [dice('one', 1), dice('dice', 5), dice('many', 16)],
  ambience: 'river',
  load: async () => (await import('./index.ts')).rajas,
  withEdition: async () => (await import('./withEdition.ts')).withEdition,
  reference: async () => (await import('./telling/reference.ts')).reference,
  tips: async () => (await import('./telling/tips.ts')).tips,
}
