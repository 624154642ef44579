/** Taking back: how far one person's step goes back, and whose steps may go with it. */
import { retract, takeBack } from '../kernel/history.ts'
import { type Match, pendingOf } from '../kernel/match.ts'
import { type Outcome, refuse } from '../kernel/refusal.ts'
import type { Seat } from '../kernel/seat.ts'
import { plainCommand } from './plain.ts'

/** Who takes back; the people at this screen, and those of them whose choices may be taken back now. */
export interface Undoer {
  readonly seat: Seat
  readonly people: readonly Seat[]
  readonly owners: readonly Seat[]
}

/**
 * Before the last choice of one of `owners`; what bots answered to it goes back with it, and so does what went by
 * itself: it would go again at once.
 */
export function undone(
  match: Match,
  { seat, people, owners }: Undoer,
  takesPlain: boolean,
): Outcome<{ match: Match }> {
  const isPlain = (at: Match, by: Seat) => takesPlain && plainCommand(at, by) !== null
  const isParallel = pendingOf(match).some((item) => item.kind === 'choice' && 'batch' in item)
  if (isParallel) {
    let own = retract(match, seat)
    while (own.ok && isPlain(own.match, seat)) own = retract(own.match, seat)
    if (own.ok) return own
  }
  let at = match
  for (;;) {
    const input = at.last?.input
    const back = takeBack(at)
    if (!back.ok) return back
    at = back.match
    if (input?.kind !== 'command' || !people.includes(input.seat)) continue
    if (isPlain(at, input.seat)) continue
    return owners.includes(input.seat) ? back : refuse('notYoursToTakeBack')
  }
}
