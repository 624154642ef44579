/** The state in which a session waits for what comes next, once everything is shown. */
import type { Seat } from '../kernel/seat.ts'
import { type AskedThrow, type Next, throwerOf } from './next.ts'
import type { Seats } from './seats.ts'
import type { SessionState } from './state.ts'

type Played = Pick<Seats, 'modeOf' | 'here'>

/** `waitsForHand`: throws of people at this screen wait for their hand or the button. */
export function waitingStateOf(next: Next, seats: Played, waitsForHand: boolean): SessionState {
  switch (next.kind) {
    case 'over':
      return { kind: 'stopped', why: 'over' }
    case 'wait':
      return { kind: 'person' }
    case 'forced':
      return { kind: 'forced', seat: next.seat }
    case 'draw':
      return { kind: 'chance' }
    case 'throw':
      return waitingForThrow(next, seats, waitsForHand)
    default:
      return next
  }
}

function waitingForThrow(asked: AskedThrow, seats: Played, waitsForHand: boolean): SessionState {
  const seat = throwerOf(asked.pieces, seats.here())
  if (seat !== null) return waitsForHand ? { kind: 'hand', seat, asked } : { kind: 'chance' }
  const remote = remoteThrowers(asked, seats)
  return remote.length > 0 ? { kind: 'remote', seats: remote } : { kind: 'chance' }
}

function remoteThrowers({ pieces }: AskedThrow, seats: Played): readonly Seat[] {
  const throwers = new Set(pieces.map(({ seat }) => seat))
  return [...throwers].filter((seat) => seats.modeOf(seat) === 'remote')
}
