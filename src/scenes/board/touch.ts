/** From touches to a command: each one narrows what may be done, until one command is left. */
import type { Tagged } from '../../kernel/command.ts'
import type { Seat } from '../../kernel/seat.ts'

/** The id of a thing, a spot or a piece, or several of which any will do. */
export type Touch = string | readonly string[]

/** What stands for a command, in the order in which a person would touch it. */
export interface Touches {
  readonly by: readonly Touch[]
  /** Touched last when `by` is a set that could be larger: without it nothing is meant yet. */
  readonly closer?: string
}

/** One command of one seat, and its touches. */
export interface Reached<C extends Tagged = Tagged> {
  readonly seat: Seat
  readonly command: C
  readonly touches: Touches
}

export function reachedOf<C extends Tagged>(
  acting: readonly { readonly seat: Seat; readonly legal: readonly C[] }[],
  picks: (command: C, seat: Seat) => Touches,
): readonly Reached<C>[] {
  return acting.flatMap(({ seat, legal }) =>
    legal.map((command) => ({ seat, command, touches: picks(command, seat) })),
  )
}

const fits = (touch: Touch, id: string): boolean =>
  typeof touch === 'string' ? touch === id : touch.includes(id)

/** What is left of the touches after these ids, each of which takes one of them; null if one does not fit. */
export function leftAfter(
  touches: readonly Touch[],
  ids: readonly string[],
): readonly Touch[] | null {
  const [id, ...others] = ids
  if (id === undefined) return touches
  for (const [i, touch] of touches.entries()) {
    if (!fits(touch, id)) continue
    const left = leftAfter([...touches.slice(0, i), ...touches.slice(i + 1)], others)
    if (left) return left
  }
  return null
}

interface Left<C extends Tagged> {
  readonly reached: Reached<C>
  readonly touches: readonly Touch[]
}

const isWhole = ({ touches }: Left<Tagged>): boolean => touches.length === 0

function leftOf<C extends Tagged>(
  reached: readonly Reached<C>[],
  ids: readonly string[],
): readonly Left<C>[] {
  return reached.flatMap((one) => {
    const { by, closer } = one.touches
    // what closes comes last, and nothing may be missing then
    const isClosed = closer !== undefined && ids.at(-1) === closer
    const touches = leftAfter(by, isClosed ? ids.slice(0, -1) : ids)
    if (!touches || (isClosed && touches.length > 0)) return []
    return [{ reached: one, touches }]
  })
}

/** The commands that agree with all that has been touched. */
export const narrowed = <C extends Tagged>(
  reached: readonly Reached<C>[],
  ids: readonly string[],
): readonly Reached<C>[] => leftOf(reached, ids).map((left) => left.reached)

/**
 * The command that has been touched: the only one that is left, or the only one that is whole. A set is
 * meant when it has been closed.
 */
export function meantBy<C extends Tagged>(
  reached: readonly Reached<C>[],
  ids: readonly string[],
): Reached<C> | null {
  if (ids.length === 0) return null
  const left = leftOf(reached, ids)
  const isReady = ({ reached: one }: Left<C>) =>
    one.touches.closer === undefined || ids.at(-1) === one.touches.closer
  const ready = left.filter(isReady)
  const whole = ready.filter(isWhole)
  if (whole.length > 0) return whole.length === 1 ? (whole[0]?.reached ?? null) : null
  return left.length === 1 ? (ready[0]?.reached ?? null) : null
}

/** The set that has been touched so far, which waits for nothing but what closes it. */
export function offeredBy<C extends Tagged>(
  reached: readonly Reached<C>[],
  ids: readonly string[],
): Reached<C> | null {
  if (ids.length === 0) return null
  const sets = leftOf(reached, ids).filter(
    (left) => isWhole(left) && left.reached.touches.closer !== undefined,
  )
  return sets.length === 1 ? (sets[0]?.reached ?? null) : null
}

/** What may be touched next: all of it leads to a command. */
export function nextTouches<C extends Tagged>(
  reached: readonly Reached<C>[],
  ids: readonly string[],
): ReadonlySet<string> {
  const next = new Set<string>()
  for (const { touches, reached: one } of leftOf(reached, ids)) {
    for (const touch of touches) for (const id of [touch].flat()) next.add(id)
    const { closer } = one.touches
    if (touches.length === 0 && closer !== undefined && ids.length > 0) next.add(closer)
  }
  for (const id of ids) next.delete(id)
  return next
}
