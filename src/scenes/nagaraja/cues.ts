/** Cues of a beat of Nagaraja. */
import { type Box, lookUp } from '../../games/nagaraja/edition.ts'
import type { Event } from '../../games/nagaraja/events.ts'
import type { cues } from '../../games/nagaraja/manifest.ts'
import type { View } from '../../games/nagaraja/types.ts'
import type { ShownStep } from '../../session/show/beat.ts'
import { fateLedge, pedestalSpot, templeSpots, traySpot } from '../../shapes/nagarajaTable.ts'
import { arrange, type Arranged, type TableSetting } from '../board/arrange.ts'
import type { Move } from '../board/motion.ts'
import type { Cue } from '../board/plan.ts'
import { bySeat } from './ground.ts'
import { cardId, gratingId, nicheId, roomId, slotId } from './ids.ts'
import { thingsOf } from './things.ts'

type Name = (typeof cues)[number]

/** Sound and importance (0 to 1) of each cue. */
const kinds: Readonly<Record<Name, { readonly sound: string; readonly weight: number }>> = {
  roundBegan: { sound: 'turn', weight: 0.3 },
  cardLaid: { sound: 'card', weight: 0.15 },
  callsRevealed: { sound: 'card', weight: 0.5 },
  nagaUsed: { sound: 'hiss', weight: 0.6 },
  cancelled: { sound: 'cancel', weight: 0.8 },
  sticksLost: { sound: 'touch', weight: 0.5 },
  roomWon: { sound: 'won', weight: 0.6 },
  roomPlaced: { sound: 'stone', weight: 0.5 },
  roomTurned: { sound: 'stone', weight: 0.5 },
  trapLaid: { sound: 'stone', weight: 0.6 },
  relicOpened: { sound: 'gain', weight: 0.8 },
  curseOpened: { sound: 'hiss', weight: 0.95 },
  relicClosed: { sound: 'slab', weight: 0.6 },
  relicsSwapped: { sound: 'slab', weight: 0.6 },
  amuletTaken: { sound: 'amulet', weight: 0.5 },
  matchEnded: { sound: 'end', weight: 1 },
}

type Where = readonly [number, number, number]
const middle: Where = [pedestalSpot.x, 3, pedestalSpot.z]
const tray: Where = [traySpot.x, 1, traySpot.z]
const templeAt = (seat: number): Where => {
  const { x, z } = bySeat(templeSpots, seat)
  return [x, 2, z]
}

/** The ledge with the winner's sum. */
const ledgeOf = (seat: number): Where => [
  bySeat(fateLedge.x, seat),
  fateLedge.front,
  fateLedge.near - fateLedge.deep / 2,
]

interface Telling {
  readonly box: Box
  readonly length: number
  readonly arranged: Arranged
  readonly startOf: (thing: string) => number
}

const where = ({ arranged }: Telling, id: string, other: Where): Where =>
  arranged.things.get(id)?.at ?? arranged.spots.get(id)?.at ?? other

function cue(name: Name, at: number, place: Where): Cue {
  return { name, at, where: place, ...kinds[name] }
}

type Settled = Extract<Event, { readonly type: 'templeSettled' }>

function settled(telling: Telling, { temple, opened, closed, taken }: Settled): readonly Cue[] {
  const { box, startOf } = telling
  const at = (niche: number) => where(telling, nicheId(temple, niche), templeAt(temple))
  return [
    ...opened.map(({ niche, token }) => {
      const isCursed = lookUp(box.tokens, token).kind === 'cursed'
      const name = isCursed ? 'curseOpened' : 'relicOpened'
      return cue(name, startOf(`slab-${temple}-${niche}`), at(niche))
    }),
    ...closed.map(({ niche }) => cue('relicClosed', startOf(`slab-${temple}-${niche}`), at(niche))),
    ...taken.map(({ slot, room }) =>
      cue(
        'amuletTaken',
        startOf(`amulet-on-${room}`),
        where(telling, gratingId(room), where(telling, slotId(temple, slot), templeAt(temple))),
      ),
    ),
  ]
}

function cuesFor(telling: Telling, event: Event): readonly Cue[] {
  const { length, startOf } = telling
  switch (event.type) {
    case 'roomRevealed':
      return [cue('roundBegan', 0, middle)]
    case 'cardLaid':
      return [cue('cardLaid', 0, templeAt(event.seat))]
    case 'callsRevealed':
      return [cue('callsRevealed', 0, middle)]
    case 'cardPlayed':
      return [cue('nagaUsed', 0, where(telling, cardId(event.card), templeAt(event.seat)))]
    case 'cancelled':
      return [cue('cancelled', 0, where(telling, cardId(event.card), middle))]
    case 'sticksDiscarded':
      return [cue('sticksLost', 0, tray)]
    case 'roomWon':
      return [cue('roomWon', 0, ledgeOf(event.seat))]
    case 'roomPlaced': {
      const at = startOf(roomId(event.room))
      return [cue('roomPlaced', at, where(telling, roomId(event.room), templeAt(event.seat)))]
    }
    case 'roomRotated':
      return [cue('roomTurned', 0, where(telling, slotId(event.temple, event.slot), middle))]
    case 'roomMoved':
      return [cue('roomTurned', 0, where(telling, slotId(event.seat, event.to), middle))]
    case 'roomsSwapped':
      return [cue('roomTurned', 0, where(telling, slotId(event.temple, event.a), middle))]
    case 'trapPlaced':
      return [cue('trapLaid', startOf('trap'), where(telling, 'trap', middle))]
    case 'relicsSwapped':
      return [cue('relicsSwapped', 0, where(telling, nicheId(event.temple, event.a), middle))]
    case 'templeSettled':
      return settled(telling, event)
    case 'gameEnded':
      return [cue('matchEnded', length, templeAt(event.winner))]
    default:
      return []
  }
}

export function cuesOf(
  box: Box,
  setting: TableSetting,
  { events, to }: ShownStep<View, Event>,
  moves: readonly Move[],
  length: number,
): readonly Cue[] {
  const known = new Map(moves.map((move) => [move.thing, move.start]))
  const telling: Telling = {
    box,
    length,
    arranged: arrange(thingsOf(box, to), setting),
    startOf: (thing) => known.get(thing) ?? 0,
  }
  return events.flatMap((event) => (event.type === 'veiled' ? [] : cuesFor(telling, event)))
}
