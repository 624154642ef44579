/** Exploration: the winner builds the room into the own temple. */
import type { Seat } from '../../../../kernel/seat.ts'
import { of } from '../../vocabulary.ts'
import { type Next, wait } from '../next.ts'
import { enter, type Now } from '../now.ts'
import { placeableSlots, trapSlot } from '../temple.ts'
import type { Room } from '../../types/index.ts'
import { settle } from './settle.ts'

export function beginExploration(now: Now, seat: Seat): Next {
  const { box, state } = now
  const { slots } = of(state.temples, seat)
  const free = placeableSlots(box, slots, trapSlot(state.trap, seat))
  if (free.length > 0) return enter(now, { kind: 'explore', seat })
  loseRoom(now, seat)
  return { to: 'refresh', winner: seat }
}

/**
 * [NG20] With eight rooms and the trap there is no free slot: the room is lost, but the round
 * counts as won.
 */
function loseRoom(now: Now, seat: Seat): void {
  const { id } = prizeOf(now)
  const lying = now.state.hidden.find(({ room }) => room === id)
  now.emit({ type: 'roomLost', seat, room: id, amulet: lying?.amulet ?? null })
}

function prizeOf({ state }: Now): Room {
  if (!state.prize) throw new Error('nagaraja: there is no room to win')
  return state.prize
}

export function placeRoom(now: Now, seat: Seat, slot: number, rotation: number): Next {
  const room = prizeOf(now).id
  const build = () => now.emit({ type: 'roomPlaced', seat, room, slot, rotation })
  const isOver = settle(now, seat, build, true)
  return isOver ? wait : { to: 'refresh', winner: seat }
}
