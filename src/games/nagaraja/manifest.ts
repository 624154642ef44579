/** The manifest of Nagaraja. */
import { handful } from '../handful.ts'
import type { Manifest } from '../manifest.ts'

const kinds = ['stick-brown', 'stick-white', 'stick-green'] as const

const sticks = (name: string, count: number, seats: number) =>
  handful(name, count, (i) => {
    const kind = kinds[Math.floor(i / seats) % kinds.length] ?? 'stick-brown'
    return { kind, skin: kind, seat: i % seats }
  })

export const cues = [
  'roundBegan',
  'cardLaid',
  'callsRevealed',
  'nagaUsed',
  'cancelled',
  'sticksLost',
  'roomWon',
  'roomPlaced',
  'roomTurned',
  'trapLaid',
  'relicOpened',
  'curseOpened',
  'relicClosed',
  'relicsSwapped',
  'amuletTaken',
  'matchEnded',
] as const

export const manifest: Manifest = {
  id: 'nagaraja',
  match: { seats: [2, 2], minutes: [30, 45], weight: 'medium' },
  object: { x: 20, y: 28, wide: 20, high: 40 },
  cues,
  cameras: [],
  handfuls: [sticks('sticks', 12, 1), sticks('duel', 24, 2)],
  load: async () => (await import('./index.ts')).nagaraja,
  withEdition: async () => (await import('./withEdition.ts')).withEdition,
  reference: async () => {
    const { nagaraja } = await import('./index.ts')
    return (await import('./telling/reference.ts')).referenceOf(nagaraja.values)
  },
  tips: async () => (await import('./telling/tips.ts')).tips,
}
