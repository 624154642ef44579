/** Origins of things that appear in a step and destinations of things that vanish, by kind and event. */
import type { Event } from '../../games/nagaraja/events.ts'
import type { View } from '../../games/nagaraja/types.ts'
import { bothSeats, of } from '../../games/nagaraja/vocabulary.ts'
import type { ShownStep } from '../../session/show/beat.ts'
import type { Script } from '../board/motion.ts'
import type { Place, Thing } from '../board/thing.ts'
import {
  roomId,
  sunkId,
  cryptAmuletId,
  gratingId,
  cryptSpotId,
  handSpotId,
  heldSpotId,
  laidSpotId,
  playedSpotId,
  spotIds,
} from './ids.ts'

const topOf = (spot: string): Place => ({ spot, order: 999 })
const seatOf = (spot: string): number => Number(spot.at(-1))

/** The first event of a type. */
function found<T extends Event['type']>(
  { events }: ShownStep<View, Event>,
  type: T,
): Extract<Event, { type: T }> | null {
  for (const event of events) if (event.type === type) return event as Extract<Event, { type: T }>
  return null
}

/** Slabs and relics move into and out of the wall. */
function insideWall(spot: string): Place | null {
  const [, seat, niche] = /-(\d+)-(\d+)$/.exec(spot) ?? []
  return { spot: sunkId(Number(seat), Number(niche)), order: 0 }
}

function cardFrom(step: ShownStep<View, Event>, spot: string): Place | null {
  const given = found(step, 'cardGiven')
  if (spot === spotIds.offer) return topOf(spotIds.cards)
  if (spot.startsWith('hand')) {
    const seat = seatOf(spot)
    if (found(step, 'cardRecovered')) return topOf(spotIds.discards)
    if (given && given.seat !== seat) return { ...topOf(handSpotId(given.seat)), order: 0 }
    return given ? null : topOf(spotIds.cards)
  }
  if (spot === laidSpotId(seatOf(spot)) || spot === playedSpotId(seatOf(spot)))
    return { spot: handSpotId(seatOf(spot)), order: -1 }
  return null
}

/** Position of an amulet's crypt before the step. */
function amuletFrom(step: ShownStep<View, Event>): Place | null {
  const settled = found(step, 'templeSettled')
  const [taken] = settled?.taken ?? []
  return taken ? { spot: cryptSpotId(taken.room), order: 5 } : null
}

/** A used amulet appears where its owner held it: its hidden id vanishes, its own id appears. */
function usedFrom(step: ShownStep<View, Event>): Place | null {
  const used = found(step, 'cancelled') ?? found(step, 'amuletUsed')
  return used && { spot: heldSpotId(used.seat), order: 0 }
}

function comesFrom(step: ShownStep<View, Event>, { id, at: { spot } }: Thing): Place | null {
  if (id.startsWith('slab') || (id.startsWith('relic') && spot.startsWith('niche')))
    return insideWall(spot)
  if (spot === spotIds.prize) return topOf(spotIds.rooms)
  if (id.startsWith('amulet-on')) return topOf(spotIds.amulets)
  if (spot === heldSpotId(seatOf(spot))) return amuletFrom(step)
  if (spot === spotIds.usedAmulets) return usedFrom(step)
  return cardFrom(step, spot)
}

/** Played cards go to the discards, a given card to the other hand. */
function goesTo(step: ShownStep<View, Event>, { id, look, at: { spot } }: Thing): Place | null {
  if (id.startsWith('slab') || id.startsWith('relic')) return insideWall(spot)
  if (look.model !== 'card' || spot === spotIds.cards || spot === spotIds.discards) return null
  const given = found(step, 'cardGiven')
  if (spot === spotIds.offer && given) {
    return { spot: handSpotId(1 - given.seat), order: 99 }
  }
  if (spot.startsWith('hand') && !found(step, 'cardDiscarded')) return null
  return topOf(spotIds.discards)
}

/** Rooms that are new, moved or rotated, with what lies on them; they must land before light spreads. */
function changedRooms({ from, to }: ShownStep<View, Event>): readonly string[] {
  return bothSeats.flatMap((seat) => {
    const before = of(from.temples, seat).slots
    return of(to.temples, seat).slots.flatMap((room, slot) => {
      const was = before[slot]
      if (!room || (was?.id === room.id && was.rotation === room.rotation)) return []
      return [roomId(room.id), gratingId(room.id), ...(room.amulet ? [cryptAmuletId(room.id)] : [])]
    })
  })
}

export interface NagarajaScript extends Script {
  readonly first: readonly string[]
}

export function scriptOf(step: ShownStep<View, Event>): NagarajaScript {
  const first = changedRooms(step)
  return {
    first,
    ...(first.length > 0 && { waves: [first] }),
    comesFrom: (thing) => comesFrom(step, thing),
    goesTo: (thing) => goesTo(step, thing),
  }
}
