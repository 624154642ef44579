/** Estimates how far the host's clock is ahead of this device's: the median of the last round trips. */

/** Round trips that count. */
const most = 9

export interface HostClock {
  /** A round trip: sent and received by the own clock, answered by the host's, all in milliseconds. */
  add(sent: number, answered: number, received: number): void
  /** Milliseconds to add to the own clock; null before the first round trip. */
  offset(): number | null
  /** The median round trip in milliseconds; null before the first. */
  roundTrip(): number | null
}

const median = (numbers: readonly number[]): number | null =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? null

export function makeHostClock(): HostClock {
  const trips: { readonly offset: number; readonly length: number }[] = []
  return {
    add(sent, answered, received) {
      trips.push({ offset: answered - (sent + received) / 2, length: received - sent })
      if (trips.length > most) trips.shift()
    },
    offset: () => median(trips.map(({ offset }) => offset)),
    roundTrip: () => median(trips.map(({ length }) => length)),
  }
}
