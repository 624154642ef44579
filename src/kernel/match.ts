/** A match as an immutable value: submitting an input returns the next match or a refusal. */
import { parseAnswer } from './chance.ts'
import { sameCommand, type Tagged } from './command.ts'
import type { Barrier, Game, Input } from './game.ts'
import { type Options, parseOptions } from './options.ts'
import type { Choice, Pending } from './pending.ts'
import type { Plain } from './plain.ts'
import { type Outcome, refuse } from './refusal.ts'
import type { Seat } from './seat.ts'

/** An accepted input, as a node of the linked list back to the setup. */
export interface Step<S, C, E> {
  readonly input: Input<C>
  /**
   * The proof of a throw (seed, gesture, track hash): saved in the record, never read by the rules.
   */
  readonly proof?: Plain
  readonly before: S
  readonly events: readonly E[]
  /** The reason why this step cannot be undone, or null. */
  readonly barrier: 'chance' | Barrier | null
  readonly batch: number | null
  readonly previous: Step<S, C, E> | null
}

/** A step with its type parameters erased. */
export type AnyStep = Step<unknown, Tagged, Tagged>

export interface Match<
  S = unknown,
  V = unknown,
  C extends Tagged = Tagged,
  E extends Tagged = Tagged,
> {
  readonly game: Game<S, V, C, E>
  readonly seats: number
  readonly options: Options
  readonly state: S
  readonly last: Step<S, C, E> | null
  readonly length: number
  readonly memo: Memo<C>
}

/** Memoized lists of one state, shared by all callers. */
interface Memo<C> {
  pending: readonly Pending[] | null
  readonly legal: (readonly C[] | undefined)[]
}

export function makeMemo<C>(): Memo<C> {
  return { pending: null, legal: [] }
}

type Submitted<S, V, C extends Tagged, E extends Tagged> = Outcome<{
  match: Match<S, V, C, E>
  events: readonly E[]
}>

export function start<S, V, C extends Tagged, E extends Tagged>(
  game: Game<S, V, C, E>,
  seats: number,
  given: unknown = {},
): Outcome<{ match: Match<S, V, C, E> }> {
  const inRange = Number.isSafeInteger(seats) && seats >= game.seats.min && seats <= game.seats.max
  if (!inRange) return refuse('badSeats')
  const options = parseOptions(game.options, seats, given)
  if (!options) return refuse('badOptions')
  const state = game.setup(seats, options)
  return {
    ok: true,
    match: { game, seats, options, state, last: null, length: 0, memo: makeMemo() },
  }
}

export function pendingOf<S, V, C extends Tagged, E extends Tagged>(
  match: Match<S, V, C, E>,
): readonly Pending[] {
  match.memo.pending ??= match.game.pending(match.state)
  return match.memo.pending
}

/**
 * The legal commands of `seat`, computed from its own view; empty when no choice of it is pending.
 */
export function legalFor<S, V, C extends Tagged, E extends Tagged>(
  match: Match<S, V, C, E>,
  seat: Seat,
): readonly C[] {
  const known = match.memo.legal[seat]
  if (known) return known
  const { game, state } = match
  const list = choiceOf(match, seat) ? game.legal(game.view(state, seat), seat) : []
  match.memo.legal[seat] = list
  return list
}

function choiceOf<S, V, C extends Tagged, E extends Tagged>(
  match: Match<S, V, C, E>,
  seat: Seat,
): Choice | undefined {
  const list = pendingOf(match)
  return list.find((item): item is Choice => item.kind === 'choice' && item.seat === seat)
}

export function submit<S, V, C extends Tagged, E extends Tagged>(
  match: Match<S, V, C, E>,
  input: Input<C>,
  proof?: Plain,
): Submitted<S, V, C, E> {
  if (!isInput(input)) return refuse('notAnInput')
  const pending = pendingOf(match)
  if (pending.length === 0) return refuse('over')
  if (input.kind === 'command') return submitCommand(match, input.seat, input.command)
  const chance = pending.find((item) => item.kind === 'chance' && item.id === input.id)
  if (chance?.kind !== 'chance') return refuse('staleChance')
  const answer = parseAnswer(chance.ask, input.answer)
  if (!answer) return refuse('wrongAnswer')
  return accept(match, { kind: 'chance', id: chance.id, answer }, null, proof)
}

/** Checks the shape of an untrusted input. */
function isInput(given: unknown): boolean {
  if (typeof given !== 'object' || given === null || !('kind' in given)) return false
  return given.kind === 'command' || given.kind === 'chance'
}

function submitCommand<S, V, C extends Tagged, E extends Tagged>(
  match: Match<S, V, C, E>,
  seat: Seat,
  wanted: C,
): Submitted<S, V, C, E> {
  const choice = choiceOf(match, seat)
  if (!choice) return refuse('notYourTurn')
  const legal = legalFor(match, seat)
  const command = legal.includes(wanted) ? wanted : legal.find((one) => sameCommand(one, wanted))
  if (!command) return refuse('notLegal')
  return accept(match, { kind: 'command', seat, command }, choice.batch ?? null)
}

function accept<S, V, C extends Tagged, E extends Tagged>(
  match: Match<S, V, C, E>,
  input: Input<C>,
  batch: number | null,
  proof?: Plain,
): Submitted<S, V, C, E> {
  const { game, seats, options, length, state: before, last: previous } = match
  const events: E[] = []
  let state = before
  const now = {
    get state() {
      return state
    },
    emit(event: E) {
      events.push(event)
      state = game.evolve(state, event)
    },
  }
  game.decide(now, input)
  const barrier: Step<S, C, E>['barrier'] =
    input.kind === 'chance' ? 'chance' : barrierOf(game, events)
  const step = { input, before, events, barrier, batch, previous }
  const last = proof === undefined ? step : { ...step, proof }
  const memo = makeMemo<C>()
  const next = { game, seats, options, state, last, length: length + 1, memo }
  return { ok: true, match: next, events }
}

function barrierOf<S, V, C extends Tagged, E extends Tagged>(
  game: Game<S, V, C, E>,
  events: readonly E[],
): Barrier | null {
  for (const event of events) {
    const barrier = game.barrier(event)
    if (barrier) return barrier
  }
  return null
}
