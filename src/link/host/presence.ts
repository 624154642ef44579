/** Presence at the table: each seat with its device, and the number of other screens. */
import type { Seat } from '../../kernel/seat.ts'
import type { Session } from '../../session/session.ts'
import type { Timed } from '../../session/show/beat.ts'
import type { Presence, SeatPresence } from '../messages.ts'
import type { Claims } from './claims.ts'
import type { Guest } from './peers.ts'

interface Known {
  readonly session: Pick<Session<Timed>, 'header' | 'seats' | 'state' | 'match'>
  readonly claims: Pick<Claims, 'holderOf'>
  readonly guests: readonly Guest[]
  readonly takesNewcomers: boolean
}

function deviceOf(seat: Seat, { claims, guests }: Known): SeatPresence['device'] {
  const token = claims.holderOf(seat)
  if (token === null) return null
  const own = guests.filter((guest) => guest.token === token)
  if (own.length === 0) return 'away'
  return own.some(({ isAwake }) => isAwake) ? 'live' : 'asleep'
}

export function presenceOf(known: Known): Presence {
  const { session, guests, takesNewcomers } = known
  return {
    kind: 'presence',
    seats: session.header().sittings.map(({ name, colour, kind }, seat) => ({
      name,
      colour,
      mode: session.seats.modeOf(seat) ?? 'here',
      device: deviceOf(seat, known),
      isPerson: kind === 'human',
    })),
    screens: guests.filter(({ peer }) => peer.role !== 'hand').length,
    takesNewcomers,
    hasBegun: session.state().kind !== 'asleep' || session.match().length > 0,
  }
}
