/** From touches to a command: each touch narrows the legal commands until one is left. */
import type { Tagged } from '../../kernel/command.ts'
import type { Seat } from '../../kernel/seat.ts'

/** Id of a thing, spot or piece, or alternatives of which one is touched. */
export type Touch = string | readonly string[]

/** The touches of a command, in the order a person would make them. */
export interface Touches {
  readonly by: readonly Touch[]
  /** A final touch that confirms the set, for commands whose set could still grow. */
  readonly closer?: string
}

/** A legal command with its seat and touches. */
export interface CommandTouches<C extends Tagged = Tagged> {
  readonly seat: Seat
  readonly command: C
  readonly touches: Touches
}

export function commandTouches<C extends Tagged>(
  acting: readonly { readonly seat: Seat; readonly legal: readonly C[] }[],
  picks: (command: C, seat: Seat) => Touches,
): readonly CommandTouches<C>[] {
  return acting.flatMap(({ seat, legal }) =>
    legal.map((command) => ({ seat, command, touches: picks(command, seat) })),
  )
}

const fits = (touch: Touch, id: string): boolean =>
  typeof touch === 'string' ? touch === id : touch.includes(id)

/** The touches that remain after `ids`, each of which uses up one; null if an id fits none. */
export function remainingTouches(
  touches: readonly Touch[],
  ids: readonly string[],
): readonly Touch[] | null {
  const [id, ...others] = ids
  if (id === undefined) return touches
  for (const [i, touch] of touches.entries()) {
    if (!fits(touch, id)) continue
    const left = remainingTouches([...touches.slice(0, i), ...touches.slice(i + 1)], others)
    if (left) return left
  }
  return null
}

interface Remaining<C extends Tagged> {
  readonly reached: CommandTouches<C>
  readonly touches: readonly Touch[]
}

const isComplete = ({ touches }: Remaining<Tagged>): boolean => touches.length === 0

function remainingOf<C extends Tagged>(
  reached: readonly CommandTouches<C>[],
  ids: readonly string[],
): readonly Remaining<C>[] {
  return reached.flatMap((one) => {
    const { by, closer } = one.touches
    // the closing touch comes last and only completes a whole set
    const isClosed = closer !== undefined && ids.at(-1) === closer
    const touches = remainingTouches(by, isClosed ? ids.slice(0, -1) : ids)
    if (!touches || (isClosed && touches.length > 0)) return []
    return [{ reached: one, touches }]
  })
}

/** Commands that fit all touches so far. */
export const commandsFitting = <C extends Tagged>(
  reached: readonly CommandTouches<C>[],
  ids: readonly string[],
): readonly CommandTouches<C>[] => remainingOf(reached, ids).map((left) => left.reached)

/**
 * The touched command, if unambiguous: the only complete one, or the only one left. Sets count only
 * after their closing touch.
 */
export function touchedCommand<C extends Tagged>(
  reached: readonly CommandTouches<C>[],
  ids: readonly string[],
): CommandTouches<C> | null {
  if (ids.length === 0) return null
  const left = remainingOf(reached, ids)
  const isReady = ({ reached: one }: Remaining<C>) =>
    one.touches.closer === undefined || ids.at(-1) === one.touches.closer
  const ready = left.filter(isReady)
  const whole = ready.filter(isComplete)
  if (whole.length > 0) return whole.length === 1 ? (whole[0]?.reached ?? null) : null
  return left.length === 1 ? (ready[0]?.reached ?? null) : null
}

/** The complete set that only lacks its closing touch, if unambiguous. */
export function completeSet<C extends Tagged>(
  reached: readonly CommandTouches<C>[],
  ids: readonly string[],
): CommandTouches<C> | null {
  if (ids.length === 0) return null
  const sets = remainingOf(reached, ids).filter(
    (left) => isComplete(left) && left.reached.touches.closer !== undefined,
  )
  return sets.length === 1 ? (sets[0]?.reached ?? null) : null
}

/** Ids that may be touched next; every one of them leads to a legal command. */
export function nextTouches<C extends Tagged>(
  reached: readonly CommandTouches<C>[],
  ids: readonly string[],
): ReadonlySet<string> {
  const next = new Set<string>()
  for (const { touches, reached: one } of remainingOf(reached, ids)) {
    for (const touch of touches) for (const id of [touch].flat()) next.add(id)
    const { closer } = one.touches
    if (touches.length === 0 && closer !== undefined && ids.length > 0) next.add(closer)
  }
  for (const id of ids) next.delete(id)
  return next
}
