/** The origin of a match's random seeds, as saved in its record: it tells whether anybody could know or choose them. */
import type { Seat } from './seat.ts'

/**
 * Entropy that a participant contributes after the commitment is shown: a word, or the path of a
 * stirring gesture.
 */
export interface Share {
  readonly from: Seat | 'audience'
  readonly kind: 'word' | 'stir'
  readonly text: string
}

export interface Committed {
  readonly kind: 'committed'
  /** The SHA-256 hash of the secret, published before the first share. */
  readonly commitment: string
  readonly shares: readonly Share[]
  /**
   * The table's secret. All seeds derive from it and the shares. It is null in a file for readers
   * who must not know it.
   */
  readonly secret: string | null
}

/** All seeds derive from one seed known before the match, for tests, lessons and puzzles. */
export interface Foretold {
  readonly kind: 'foretold'
  readonly seed: string
}

/** Each seed is drawn when it is needed, without proof that it was drawn only once. */
export interface Free {
  readonly kind: 'free'
}

export type Origin = Committed | Foretold | Free

/**
 * The length limit of seeds from addresses and files, so that they fit into the seed of a throw.
 */
export const longestSeed = 160
export const shareLimits = { word: 64, stir: 600, count: 12 } as const
