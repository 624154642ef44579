/** Where things come from that were not there before a step, and where those go that are not there after it. */
import type { Event } from '../../games/nagaraja/events.ts'
import type { View } from '../../games/nagaraja/types/index.ts'
import { of } from '../../games/nagaraja/vocabulary.ts'
import type { Step } from '../../session/show/beat.ts'
import type { Script } from '../board/motion.ts'
import type { Place, Thing } from '../board/thing.ts'
import { cryptSpotId, handSpotId, heldSpotId, laidSpotId, playedSpotId, spotIds } from './ids.ts'

const top = (spot: string): Place => ({ spot, order: 999 })
const seatOf = (spot: string): number => Number(spot.at(-1))

/** The first event of a type, with its own fields. */
function found<T extends Event['type']>(
  { events }: Step<View, Event>,
  type: T,
): Extract<Event, { type: T }> | null {
  for (const event of events) if (event.type === type) return event as Extract<Event, { type: T }>
  return null
}

function cardFrom(step: Step<View, Event>, spot: string): Place | null {
  const given = found(step, 'cardGiven')
  if (spot === spotIds.offer) return top(spotIds.cards)
  if (spot.startsWith('hand')) {
    const seat = seatOf(spot)
    if (found(step, 'cardRecovered')) return top(spotIds.discards)
    if (given && given.seat !== seat) return { ...top(handSpotId(given.seat)), order: 0 }
    return given ? null : top(spotIds.cards)
  }
  if (spot === laidSpotId(seatOf(spot)) || spot === playedSpotId(seatOf(spot)))
    return { spot: handSpotId(seatOf(spot)), order: -1 }
  return null
}

/** The crypt from which a taken amulet came, at its place before the step. */
function amuletFrom(step: Step<View, Event>): Place | null {
  const settled = found(step, 'templeSettled')
  const [taken] = settled?.taken ?? []
  return taken ? { spot: cryptSpotId(taken.room), order: 5 } : null
}

function comesFrom(step: Step<View, Event>, { id, at: { spot } }: Thing): Place | null {
  if (spot === spotIds.prize) return top(spotIds.rooms)
  if (id.startsWith('amulet-on')) return top(spotIds.amulets)
  if (spot === heldSpotId(seatOf(spot))) return amuletFrom(step)
  return cardFrom(step, spot)
}

/** Cards of the round go to the discards; a given one to the other hand; used amulets are known by their own ids. */
function goesTo(step: Step<View, Event>, { look, at: { spot } }: Thing): Place | null {
  if (look.model !== 'card' || spot === spotIds.cards || spot === spotIds.discards) return null
  const given = found(step, 'cardGiven')
  if (spot === spotIds.offer && given) {
    return { spot: handSpotId(1 - given.seat), order: 99 }
  }
  if (spot.startsWith('hand') && !found(step, 'cardDiscarded')) return null
  return top(spotIds.discards)
}

export function scriptOf(step: Step<View, Event>): Script {
  const placed = found(step, 'roomPlaced')
  const room = placed && of(step.to.temples, placed.seat).slots[placed.slot]
  const first = room ? [`room-${room.id}`, `grating-${room.id}`] : []
  return {
    ...(first.length > 0 && { waves: [first] }),
    comesFrom: (thing) => comesFrom(step, thing),
    goesTo: (thing) => goesTo(step, thing),
  }
}
