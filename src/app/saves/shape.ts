/** What is kept of a match between visits: a header for the shelf, and its inputs one by one. */
import type { Options } from '../../kernel/options.ts'
import type { PlainObject } from '../../kernel/plain.ts'
import type { Entry } from '../../kernel/record.ts'
import type { Seat } from '../../kernel/seat.ts'
import { type SeatColour, seatColours } from '../../ui/seatColours.ts'

export { type SeatColour, seatColours }

export const seatKinds = ['human', 'bot'] as const
export type SeatKind = (typeof seatKinds)[number]

export interface Sitting {
  readonly name: string
  readonly kind: SeatKind
  readonly colour: SeatColour
}

/** A seed may come from an address or a file; what is longer could not be a part of a throw's seed. */
export const shortSeed = (seed: string): string => seed.slice(0, 64)

export interface Header {
  readonly id: string
  readonly game: string
  readonly rules: number
  readonly options: Options
  /** The values of another edition than our own. */
  readonly edition?: PlainObject
  readonly sittings: readonly Sitting[]
  /** Set for matches whose chance can be repeated: tests, lessons, shared puzzles. */
  readonly seed?: string
  /** Milliseconds since 1970. */
  readonly created: number
  readonly updated: number
  readonly length: number
  /** The best places once the match is over. */
  readonly winners: readonly Seat[] | null
}

/** What a storage answers when it cannot keep something. */
export type Fault = 'full' | 'forbidden'

/** Another tab has kept something of this match since this one looked: nothing was written. */
export class WrittenElsewhere extends Error {}

export interface Saves {
  list(): Promise<readonly Header[]>
  read(id: string): Promise<{ header: Header; entries: readonly Entry[] } | null>
  /**
   * Of all entries those from `from` on are replaced, together with the header, in one transaction.
   * Fails with `WrittenElsewhere` when that would cover what another tab has kept.
   */
  rewrite(header: Header, from: number, all: readonly Entry[]): Promise<void>
  remove(id: string): Promise<void>
}
