/** Exploration: the winner of the room builds it into the own temple. */
import type { Seat } from '../../../kernel/seat.ts'
import { of } from '../ids.ts'
import { type Next, wait } from '../next.ts'
import { enter, type Now } from '../now.ts'
import { placeableSlots, trapSlot } from '../temple.ts'
import { settle } from './settle.ts'

export function beginExploration(now: Now, seat: Seat): Next {
  const { box, state } = now
  const { slots } = of(state.temples, seat)
  const free = placeableSlots(box, slots, trapSlot(state.trap, seat))
  if (free.length > 0) return enter(now, { kind: 'explore', seat })
  loseRoom(now, seat)
  return { to: 'refresh', winner: seat }
}

/** [NG20] Eight rooms and the trap: the room is lost, the round counts as won. */
function loseRoom(now: Now, seat: Seat): void {
  const { prize, hidden } = now.state
  if (!prize) throw new Error('nagaraja: there is no room to lose')
  const lying = hidden.find(({ room }) => room === prize.id)
  now.emit({ type: 'roomLost', seat, room: prize.id, amulet: lying?.amulet ?? null })
}

export function placeRoom(now: Now, seat: Seat, slot: number, rotation: number): Next {
  const isOver = settle(
    now,
    seat,
    () => now.emit({ type: 'roomPlaced', seat, slot, rotation }),
    true,
  )
  return isOver ? wait : { to: 'refresh', winner: seat }
}
