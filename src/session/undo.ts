/** Takes back one person's step: how far it goes back, and whose steps may go with it. */
import { retract, takeBack } from '../kernel/history.ts'
import { type AnyStep, type Match, pendingOf } from '../kernel/match.ts'
import { type Outcome, refuse } from '../kernel/refusal.ts'
import type { Seat } from '../kernel/seat.ts'
import { forcedCommand } from './forced.ts'

/** The seat that takes back, and the seats whose choices it may take back now. */
export interface Undoer {
  readonly seat: Seat
  readonly owners: readonly Seat[]
  /** A bot's step goes back with the choice that it answered. */
  isByBot(step: AnyStep): boolean
}

/**
 * Goes back to before the last choice of one of `owners`. Bots' answers to it go back with it, and so do forced
 * steps, which would only be taken again at once.
 */
export function undone(
  match: Match,
  { seat, owners, isByBot }: Undoer,
  takesForced: boolean,
): Outcome<{ match: Match }> {
  const isForced = (at: Match, by: Seat) => takesForced && forcedCommand(at, by) !== null
  const isParallel = pendingOf(match).some((item) => item.kind === 'choice' && 'batch' in item)
  if (isParallel) {
    let own = retract(match, seat)
    while (own.ok && isForced(own.match, seat)) own = retract(own.match, seat)
    if (own.ok) return own
  }
  let at = match
  for (;;) {
    const { last } = at
    const back = takeBack(at)
    if (!back.ok) return back
    at = back.match
    if (last?.input.kind !== 'command' || isByBot(last)) continue
    if (isForced(at, last.input.seat)) continue
    return owners.includes(last.input.seat) ? back : refuse('notYoursToTakeBack')
  }
}
