/** Checks of one accepted input: it is deterministic, its events are the whole change, and it can be undone. */
import { hash } from '../../src/kernel/hash.ts'
import { takeBack } from '../../src/kernel/history.ts'
import { makeMemo, type Match, submit } from '../../src/kernel/match.ts'
import { difference } from './difference.ts'
import { insist } from './failure.ts'
import { insistPlain } from './position.ts'

export function checkDeterministic(before: Match, after: Match): void {
  const { input, events } = after.last!
  const again = submit(before, input)
  insist(again.ok, 'deterministic', () => 'the same input is refused the second time')
  const byEvents = difference(events, again.events)
  insist(!byEvents, 'deterministic', () => `other events the second time at ${byEvents}`)
  const byState = difference(after.state, again.match.state)
  insist(!byState, 'deterministic', () => `another state the second time at ${byState}`)
}

export function checkFolds(before: Match, after: Match): void {
  const events = after.last!.events
  insistPlain(events, 'an event')
  // cloned, so that an event cannot pass on references besides its data
  const folded = structuredClone(events).reduce(
    (state: unknown, event) => after.game.evolve(state, event),
    structuredClone(before.state),
  )
  const found = difference(after.state, folded)
  insist(!found, 'folds', () => `the events give another state at ${found}`)
}

export function checkTakeBack(before: Match, after: Match, hashBefore: string): void {
  const { barrier, input } = after.last!
  const back = takeBack(after)
  if (barrier) {
    return insist(!back.ok, 'undo', () => 'taken back over chance or a reveal')
  }
  insist(back.ok, 'undo', () => 'an input cannot be taken back')
  insist(hash(back.match.state) === hashBefore, 'undo', () => 'back, but not where it was')
  insist(back.match.length === before.length, 'undo', () => 'back, but not by one')
  const stranger = input.kind === 'command' && input.seat === 0 ? 1 : 0
  insist(!takeBack(after, stranger).ok, 'undo', () => 'taken back by another seat')
  const forth = submit(back.match, input)
  const found = forth.ok ? difference(after.state, forth.match.state) : 'a refusal'
  insist(!found, 'undo', () => `back and forth differs at ${found}`)
}

/** At the end of a match: undo reaches every earlier state unchanged. */
export function checkWayBack(match: Match, hashes: readonly string[]): void {
  let at = match.length
  for (let step = match.last; step; step = step.previous) {
    at -= 1
    const was = hashes[at]
    insist(hash(step.before) === was, 'undo', () => `the state after entry ${at} was changed later`)
  }
}

/** The same match with another state. */
export function inWorld(match: Match, state: unknown): Match {
  return { ...match, state, memo: makeMemo() }
}
