/** The seats of a hosted table: devices take them and leave them, and the people at the table decide over absent ones. */
import type { Seat } from '../../kernel/seat.ts'
import type { Session } from '../../session/session.ts'
import type { Timed } from '../../session/show/beat.ts'
import type { LinkRefusal } from '../roles.ts'
import type { Claims } from './claims.ts'

export interface HostSeats {
  /** Null when the device has the seat from now on. */
  sit(token: string, seat: Seat, name: string): LinkRefusal | null
  rise(seat: Seat): void
  /** A bot plays for an absent device, which may come back. */
  standIn(seat: Seat): void
  /** The device plays again. */
  standDown(seat: Seat): void
  isPerson(seat: Seat): boolean
}

interface Parts {
  readonly session: Pick<Session<Timed>, 'header' | 'seats' | 'setSeat' | 'rename'>
  readonly claims: Claims
  takesNewcomers(): boolean
}

export function makeHostSeats({ session, claims, takesNewcomers }: Parts): HostSeats {
  const isPerson = (seat: Seat) => session.header().sittings[seat]?.kind === 'human'

  function refusalOf(token: string, seat: Seat): LinkRefusal | null {
    const holder = claims.holderOf(seat)
    if (!isPerson(seat)) return 'noSuchSeat'
    if (holder !== null && holder !== token) return 'seatTaken'
    return takesNewcomers() || claims.isKnown(token) ? null : 'noNewcomers'
  }

  function rise(seat: Seat): void {
    claims.free(seat)
    session.setSeat(seat, 'here')
  }

  return {
    isPerson,
    rise,
    sit(token, seat, name) {
      const refused = refusalOf(token, seat)
      if (refused) return refused
      const former = claims.seatOf(token)
      if (former !== null && former !== seat) rise(former)
      if (former !== seat) claims.take(seat, token)
      session.setSeat(seat, 'remote')
      if (name !== '') session.rename(seat, name)
      return null
    },
    standIn(seat) {
      if (isPerson(seat)) session.setSeat(seat, 'bot')
    },
    standDown(seat) {
      if (isPerson(seat)) session.setSeat(seat, claims.holderOf(seat) === null ? 'here' : 'remote')
    },
  }
}
