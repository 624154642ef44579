/** Where the seeds of a match come from, as its record says it: whether anybody could have known or chosen them. */
import type { Seat } from './seat.ts'

/** What somebody gave after the commitment was shown: a word, or the path of a hand that stirred the dice. */
export interface Share {
  readonly from: Seat | 'audience'
  readonly kind: 'word' | 'stir'
  readonly text: string
}

export interface Committed {
  readonly kind: 'committed'
  /** SHA-256 of the secret, shown before anybody gave a share. */
  readonly commitment: string
  readonly shares: readonly Share[]
  /** The table's own, from which with the shares all seeds follow; null in a file for those who must not know it. */
  readonly secret: string | null
}

/** All seeds follow from one that was known before the match began: for tests, lessons and puzzles. */
export interface Foretold {
  readonly kind: 'foretold'
  readonly seed: string
}

/** Each seed was drawn when it was needed, and nothing shows that it was not drawn again. */
export interface Free {
  readonly kind: 'free'
}

export type Origin = Committed | Foretold | Free

/** A seed may come from an address or a file; what is longer could not be a part of a throw's seed. */
export const longestSeed = 160
export const shareLimits = { word: 64, stir: 600, count: 12 } as const
