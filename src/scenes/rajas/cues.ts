/** Cues of a beat of Rajas: time, place and importance of each event. */
import type { cues } from '../../games/rajas/manifest.ts'
import type { Veiled } from '../../kernel/game.ts'
import type { Event } from '../../games/rajas/events.ts'
import type { View } from '../../games/rajas/types.ts'
import { boardAt } from '../../shapes/rajas.ts'
import type { ShownStep } from '../../session/show/beat.ts'
import type { Move } from '../board/motion.ts'
import type { Cue } from '../board/plan.ts'
import { fameId, wealthId } from './ids.ts'
import type { Lay } from './lay.ts'
import { movedBy } from './waves.ts'
import { winnersOf } from './winners.ts'

type Name = (typeof cues)[number]

/** Importance (0 to 1) and sound of each cue. */
const kinds: Readonly<Record<Name, { readonly weight: number; readonly sound: string }>> = {
  workerPlaced: { weight: 0.3, sound: 'tile' },
  diePaid: { weight: 0.1, sound: 'tile' },
  tilePlaced: { weight: 0.5, sound: 'tile' },
  coinsGained: { weight: 0.3, sound: 'gain' },
  fameGained: { weight: 0.4, sound: 'gain' },
  buildingUpgraded: { weight: 0.3, sound: 'tile' },
  karmaGained: { weight: 0.2, sound: 'gainLater' },
  boatMoved: { weight: 0.4, sound: 'gainLater' },
  incomeTileLaid: { weight: 0.3, sound: 'tile' },
  workerActivated: { weight: 0.4, sound: 'gain' },
  bonusReached: { weight: 0.4, sound: 'gainLater' },
  turnBegan: { weight: 0.2, sound: 'turn' },
  markersCrossed: { weight: 0.9, sound: 'gain' },
  matchEnded: { weight: 1, sound: 'end' },
}

/** Importance added per unit gained or moved, and its maximum. */
const growth = { each: 0.03, most: 0.75 } as const

function sizeOf(event: Event | Veiled): number {
  if (event.type === 'boatMoved') return Math.abs(event.to - event.at)
  return event.type === 'fameGained' || event.type === 'coinsGained' ? event.n : 0
}

function weightOf(name: Name, event: Event | Veiled): number {
  const { weight } = kinds[name]
  return Math.max(weight, Math.min(growth.most, weight + growth.each * (sizeOf(event) - 1)))
}

const isNamed = (name: string): name is Name => name in kinds

/** Seat of an event; the winner for the end of the match. */
function seatOf(lay: Lay, event: Event | Veiled, to: View): number | undefined {
  if (event.type !== 'matchEnded') return 'seat' in event ? event.seat : undefined
  const [winner, other] = winnersOf(lay, to)
  return other === undefined ? winner : undefined
}

/** Place of a cue without a move: the seat's province, or the board. */
function placeOfSeat(lay: Lay, event: Event | Veiled, to: View): readonly [number, number, number] {
  const seat = seatOf(lay, event, to)
  const { x, z } = (seat !== undefined && lay.plans[seat]?.province) || boardAt
  return [x, 1, z]
}

const markersOf = (seat: number): readonly string[] => [fameId(seat), wealthId(seat)]

export function cuesOf(
  lay: Lay,
  { to, events }: ShownStep<View, Event>,
  moves: readonly Move[],
  length: number,
): readonly Cue[] {
  const first = new Map<string, Move>()
  const last = new Map<string, Move>()
  for (const move of moves) {
    if (!first.has(move.thing)) first.set(move.thing, move)
    last.set(move.thing, move)
  }
  return events.flatMap((event): Cue[] => {
    const name = event.type
    if (!isNamed(name)) return []
    const moved = event.type === 'markersCrossed' ? markersOf(event.seat) : movedBy(event)
    const id = moved.find((thing) => last.has(thing))
    const [begin, end] = [first.get(id ?? ''), last.get(id ?? '')]
    const isLate = name === 'matchEnded' || name === 'markersCrossed'
    const landed = begin && end ? Math.min(length, begin.start + begin.length) : 0
    const where = end && name !== 'matchEnded' ? end.to.at : placeOfSeat(lay, event, to)
    return [
      {
        name,
        at: isLate ? length : landed,
        where,
        weight: weightOf(name, event),
        sound: kinds[name].sound,
      },
    ]
  })
}
