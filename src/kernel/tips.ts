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

/** What a tip may speak of, by names that every table has. */
export type Pointed = 'board' | 'throw' | 'choices' | 'players' | 'menu'

export interface Tip<V = unknown> {
  readonly key: string
  /** `choice` tips begin with a moment of the match and are done by doing it; `lesson` tips wait to be understood. */
  readonly kind: 'choice' | 'lesson'
  /** What it means is pointed at while it is shown. */
  readonly at: Pointed
  isDue(moment: Moment<V>, seen: readonly string[]): boolean
}
