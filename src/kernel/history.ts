/** Undo up to the last barrier, and retracting one's own input from an open parallel batch. */
import type { Tagged } from './command.ts'
import { makeMemo, type Match, pendingOf, type Step, submit } from './match.ts'
import { type Outcome, refuse } from './refusal.ts'
import type { Seat } from './seat.ts'

const refusalAt = {
  chance: 'cannotTakeBackChance',
  reveal: 'cannotTakeBackReveal',
  final: 'cannotTakeBackFinal',
} as const

type Back<S, V, C extends Tagged, E extends Tagged> = Outcome<{ match: Match<S, V, C, E> }>

/** The match before its last input. If `seat` is given, the input must be that seat's own. */
export function takeBack<S, V, C extends Tagged, E extends Tagged>(
  match: Match<S, V, C, E>,
  seat?: Seat,
): Back<S, V, C, E> {
  const { last } = match
  if (!last) return refuse('nothingToTakeBack')
  if (last.barrier) return refuse(refusalAt[last.barrier])
  const isOwn = last.input.kind === 'command' && last.input.seat === seat
  if (seat !== undefined && !isOwn) return refuse('notYoursToTakeBack')
  return { ok: true, match: matchBefore(match, last, 1) }
}

/**
 * Removes the seat's last input from the open batch and replays the later inputs of the others.
 * Outside of a batch, or before anybody else has answered, it undoes the last input if it is this
 * seat's.
 */
export function retract<S, V, C extends Tagged, E extends Tagged>(
  match: Match<S, V, C, E>,
  seat: Seat,
): Back<S, V, C, E> {
  const open = openBatch(match)
  if (open === null) return takeBack(match, seat)
  const later: Step<S, C, E>[] = []
  let step = match.last
  while (step && step.batch === open && !step.barrier) {
    if (step.input.kind === 'command' && step.input.seat === seat) {
      return replayInputs(matchBefore(match, step, later.length + 1), later)
    }
    later.push(step)
    step = step.previous
  }
  if (later.length > 0) return refuse('notYoursToTakeBack')
  return takeBack(match, seat)
}

function openBatch<S, V, C extends Tagged, E extends Tagged>(
  match: Match<S, V, C, E>,
): number | null {
  for (const item of pendingOf(match)) {
    if (item.kind === 'choice' && item.batch !== undefined) return item.batch
  }
  return null
}

function matchBefore<S, V, C extends Tagged, E extends Tagged>(
  match: Match<S, V, C, E>,
  step: Step<S, C, E>,
  steps: number,
): Match<S, V, C, E> {
  return {
    ...match,
    state: step.before,
    last: step.previous,
    length: match.length - steps,
    memo: makeMemo<C>(),
  }
}

/**
 * Replays the inputs in `later` (newest first). Inputs of one batch are independent, so all are
 * accepted again.
 */
function replayInputs<S, V, C extends Tagged, E extends Tagged>(
  from: Match<S, V, C, E>,
  later: readonly Step<S, C, E>[],
): Back<S, V, C, E> {
  let match = from
  for (const step of later.toReversed()) {
    const outcome = submit(match, step.input, step.proof)
    if (!outcome.ok) throw new Error(`${match.game.id}: inputs of one batch depend on each other`)
    match = outcome.match
  }
  return { ok: true, match }
}
