/** What a guided opening tells, and when each of it belongs to what the person sees. */

/** What a guide sees of a match. */
export interface Moment<V = unknown> {
  readonly view: V
  /** Somebody at this screen may choose now. */
  readonly isChoosing: boolean
  /** A throw of somebody at this screen waits for the hand. */
  readonly isThrowing: boolean
  /** No person has done anything yet: from then on it is too late for a welcome. */
  readonly isUntouched: boolean
}

export interface Tip<V = unknown> {
  readonly key: string
  /** `choice` tips go with a moment of the match and pass with it; `lesson` tips wait to be understood. */
  readonly kind: 'choice' | 'lesson'
  isDue(moment: Moment<V>, seen: readonly string[]): boolean
}
