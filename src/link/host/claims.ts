/** Seats claimed by devices, by their secret tokens; stored beside the match, so that claims survive a reload. */
import * as v from 'valibot'
import type { Seat } from '../../kernel/seat.ts'

const kept = v.object({
  /** The token of each seat's device; null for a seat without one. */
  seats: v.array(v.nullable(v.string())),
  /** Devices that had a seat once: they are no newcomers. */
  known: v.array(v.string()),
  /** Devices that were thrown out. */
  banned: v.array(v.string()),
})

/** Stores what the host must remember across a reload; nothing of it is part of the record. */
export interface HostBook {
  read(): unknown
  write(value: v.InferOutput<typeof kept>): void
}

export interface Claims {
  holderOf(seat: Seat): string | null
  seatOf(token: string): Seat | null
  isKnown(token: string): boolean
  isBanned(token: string): boolean
  take(seat: Seat, token: string): void
  free(seat: Seat): void
  ban(token: string): void
}

/** Devices remembered of each kind. */
const most = 200

export function makeClaims(book: HostBook, seatCount: number): Claims {
  const read = v.safeParse(kept, book.read())
  const given = read.success ? read.output : null
  const seats = Array.from({ length: seatCount }, (_, seat) => given?.seats[seat] ?? null)
  const known = new Set(given?.known)
  const banned = new Set(given?.banned)

  function store(): void {
    for (const set of [known, banned]) {
      const [oldest] = set
      if (set.size > most && oldest !== undefined) set.delete(oldest)
    }
    book.write({ seats: [...seats], known: [...known], banned: [...banned] })
  }

  function release(token: string): void {
    const seat = seats.indexOf(token)
    if (seat >= 0) seats[seat] = null
  }

  return {
    holderOf: (seat) => seats[seat] ?? null,
    seatOf(token) {
      const seat = seats.indexOf(token)
      return seat < 0 ? null : seat
    },
    isKnown: (token) => known.has(token),
    isBanned: (token) => banned.has(token),
    take(seat, token) {
      release(token)
      seats[seat] = token
      known.add(token)
      store()
    },
    free(seat) {
      seats[seat] = null
      store()
    },
    ban(token) {
      release(token)
      known.delete(token)
      banned.add(token)
      store()
    },
  }
}
