/** Types of the guided first match: tips, and the conditions under which they are shown. */

/** The situation from which a tip decides whether it is due. */
export interface TipMoment<V = unknown> {
  readonly view: V
  /** A person at this screen may choose now. */
  readonly isChoosing: boolean
  /** A person at this screen may throw now. */
  readonly isThrowing: boolean
  /** No person has acted yet, so that a welcome may still be shown. */
  readonly isUntouched: boolean
}

/** The parts of every table's screen that a tip may point at. */
export type TipTarget = 'board' | 'throw' | 'choices' | 'players' | 'menu'

export interface Tip<V = unknown> {
  readonly key: string
  /** A `choice` tip is completed by acting; a `lesson` tip by confirming that it was read. */
  readonly kind: 'choice' | 'lesson'
  /** The part of the screen that is highlighted while the tip is shown. */
  readonly at: TipTarget
  isDue(moment: TipMoment<V>, seen: readonly string[]): boolean
}
