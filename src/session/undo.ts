/** Taking back: how far one person's step goes back, and whose steps may go with it. */
import { retract, takeBack } from '../kernel/history.ts'
import { type Match, pendingOf } from '../kernel/match.ts'
import { type Outcome, refuse } from '../kernel/refusal.ts'
import type { Seat } from '../kernel/seat.ts'

/** Who takes back; the people at this screen, and those of them whose choices may be taken back now. */
export interface Undoer {
  readonly seat: Seat
  readonly people: readonly Seat[]
  readonly owners: readonly Seat[]
}

/** Before the last choice of one of `owners`; what bots answered to it goes back with it. */
export function undone(match: Match, { seat, people, owners }: Undoer): Outcome<{ match: Match }> {
  const isParallel = pendingOf(match).some((item) => item.kind === 'choice' && 'batch' in item)
  if (isParallel) {
    const own = retract(match, seat)
    if (own.ok) return own
  }
  let at = match
  for (;;) {
    const input = at.last?.input
    const back = takeBack(at)
    if (!back.ok) return back
    at = back.match
    if (input?.kind !== 'command' || !people.includes(input.seat)) continue
    return owners.includes(input.seat) ? back : refuse('notYoursToTakeBack')
  }
}
