/** Exploration: the winner builds the room into the own temple. */
import type { Seat } from '../../../../kernel/seat.ts'
import { of } from '../../vocabulary.ts'
import { type NextPhase, wait } from '../next.ts'
import { enterPhase, type NagarajaNow } from '../now.ts'
import { placeableSlots, trapSlot } from '../temple.ts'
import type { Room } from '../../types.ts'
import { settle } from './settle.ts'

export function beginExploration(now: NagarajaNow, seat: Seat): NextPhase {
  const { box, state } = now
  const { slots } = of(state.temples, seat)
  const free = placeableSlots(box, slots, trapSlot(state.trap, seat))
  if (free.length > 0) return enterPhase(now, { kind: 'explore', seat })
  loseRoom(now, seat)
  return { to: 'refresh', winner: seat }
}

/**
 * [NG20] With eight rooms and the trap there is no free slot: the room is lost, but the round
 * counts as won.
 */
function loseRoom(now: NagarajaNow, seat: Seat): void {
  const { id } = prizeOf(now)
  const lying = now.state.hidden.find(({ room }) => room === id)
  now.emit({ type: 'roomLost', seat, room: id, amulet: lying?.amulet ?? null })
}

function prizeOf({ state }: NagarajaNow): Room {
  if (!state.prize) throw new Error('nagaraja: there is no room to win')
  return state.prize
}

export function placeRoom(now: NagarajaNow, seat: Seat, slot: number, rotation: number): NextPhase {
  const room = prizeOf(now).id
  const build = () => now.emit({ type: 'roomPlaced', seat, room, slot, rotation })
  const isOver = settle(now, seat, build, true)
  return isOver ? wait : { to: 'refresh', winner: seat }
}
