/** The manifest of Nagaraja. */
import { type Casting, newTurn } from '../casting.ts'
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

const casting: Casting<(typeof cues)[number]> = {
  parts: {
    roundBegan: newTurn,
    cardLaid: { kind: 'seat' },
    callsRevealed: { kind: 'wide' },
    nagaUsed: { kind: 'close' },
    cancelled: { kind: 'close' },
    sticksLost: { kind: 'tray' },
    // the fate of each player is printed above the tray
    roomWon: { kind: 'tray' },
    roomPlaced: { kind: 'seat', weight: 0.6 },
    roomTurned: { kind: 'seat' },
    trapLaid: { kind: 'close' },
    relicOpened: { kind: 'reveal' },
    curseOpened: { kind: 'reveal' },
    relicClosed: { kind: 'close' },
    relicsSwapped: { kind: 'seat' },
    amuletTaken: { kind: 'close' },
    // the reason for the win may lie in the opponent's temple
    matchEnded: { kind: 'aftermath', cameras: ['ending'] },
  },
  track: 'temples',
}

export const manifest: Manifest = {
  id: 'nagaraja',
  match: { seats: [2, 2], minutes: [30, 45], weight: 'medium' },
  object: { x: 20, y: 28, wide: 20, high: 40 },
  cues,
  casting,
  cameras: [],
  handfuls: [sticks('sticks', 12, 1), sticks('duel', 24, 2)],
  ambience: 'ruin',
  load: async () => (await import('./index.ts')).nagaraja,
  withEdition: async () => (await import('./withEdition.ts')).withEdition,
  reference: async () => {
    const { nagaraja } = await import('./index.ts')
    return (await import('./telling/reference.ts')).referenceOf(nagaraja.values)
  },
  tips: async () => (await import('./telling/tips.ts')).tips,
}
