/** Reducers of events that change temples. */
import type { Seat } from '../../../../kernel/seat.ts'
import type { SetupEvent, TempleEvent } from '../../events.ts'
import { type Niche, of, withOf } from '../../vocabulary.ts'
import type { Glance, Mark, Room, Slots, State, Temple } from '../../types.ts'
import { exchanged, relicsExchanged, rotated, withSlot } from '../temple.ts'
import { unwrapSecret, type Of, patchPlayer } from './lists.ts'

type On<T extends TempleEvent['type']> = Of<TempleEvent, T>

function patchTemple(state: State, seat: Seat, patch: Partial<Temple>): State {
  const temple = { ...of(state.temples, seat), ...patch }
  return { ...state, temples: withOf(state.temples, seat, temple) }
}

function patchSlots(state: State, seat: Seat, change: (slots: Slots) => Slots): State {
  return patchTemple(state, seat, { slots: change(of(state.temples, seat).slots) })
}

export function relicsLaid(state: State, { temple, tokens }: Of<SetupEvent, 'relicsLaid'>): State {
  const next = patchTemple(state, temple, { tokens: unwrapSecret(tokens) })
  return { ...next, chances: state.chances + 1 }
}

export function relicsSeen(state: State, { seat, relics }: On<'relicsSeen'>): State {
  let next = state
  for (const { temple, niche } of relics) {
    const marks = of(next.temples, temple).marks.slice()
    const mark = marks[niche] as Mark
    marks[niche] = { ...mark, seen: withOf(mark.seen, seat, true) }
    next = patchTemple(next, temple, { marks })
  }
  return { ...next, glance: { seat, relics } }
}

export function relicsSwapped(state: State, { temple, a, b }: On<'relicsSwapped'>): State {
  const next = patchTemple(state, temple, relicsExchanged(of(state.temples, temple), a, b))
  return { ...next, glance: movedGlance(state.glance, temple, a, b) }
}

/** Updates the places of the relics just looked at after a swap. */
function movedGlance(glance: Glance | null, temple: Seat, a: Niche, b: Niche): Glance | null {
  if (!glance) return null
  const moved = (niche: Niche): Niche => (niche === a ? b : niche === b ? a : niche)
  const relics = glance.relics.map((relic) =>
    relic.temple === temple ? { ...relic, niche: moved(relic.niche) } : relic,
  )
  return { ...glance, relics }
}

export function roomRotated(state: State, { temple, slot, turns }: On<'roomRotated'>): State {
  return patchSlots(state, temple, (slots) => rotated(slots, slot, turns))
}

export function roomMoved(state: State, { seat, from, to }: On<'roomMoved'>): State {
  return patchSlots(state, seat, (slots) => exchanged(slots, from, to))
}

export function roomsSwapped(state: State, { temple, a, b }: On<'roomsSwapped'>): State {
  return patchSlots(state, temple, (slots) => exchanged(slots, a, b))
}

export function roomPlaced(state: State, { seat, slot, rotation }: On<'roomPlaced'>): State {
  const { prize } = state
  if (!prize) throw new Error('nagaraja: there is no room to place')
  const next = patchSlots(state, seat, (slots) => withSlot(slots, slot, { ...prize, rotation }))
  return { ...next, prize: null }
}

const open: Mark = { open: true, shown: true, seen: [true, true] }

/** [NG26] Applies the whole batch: closes and opens relics, hands over amulets. */
export function templeSettled(state: State, event: On<'templeSettled'>): State {
  const { temple, opened, closed, taken } = event
  const { marks, slots } = of(state.temples, temple)
  const next = marks.slice()
  for (const { niche } of closed) next[niche] = { ...(next[niche] as Mark), open: false }
  for (const { niche } of opened) next[niche] = open
  const settled = patchTemple(state, temple, { marks: next })
  if (taken.length === 0) return settled
  const emptied = slots.slice()
  for (const { slot } of taken) emptied[slot] = { ...(emptied[slot] as Room), amulet: false }
  const rooms = new Set(taken.map(({ room }) => room))
  const amulets = taken.map(({ amulet }) => unwrapSecret(amulet))
  const held = [...of(state.players, temple).amulets, ...amulets].sort()
  return {
    ...patchPlayer(patchTemple(settled, temple, { slots: emptied }), temple, { amulets: held }),
    hidden: state.hidden.filter(({ room }) => !rooms.has(room)),
  }
}
