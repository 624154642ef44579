/** Checks secrecy: states that a viewer cannot tell apart give equal views, legal lists, pending seats and events. */
import type { Tagged } from '../../src/kernel/command.ts'
import type { Input } from '../../src/kernel/game.ts'
import { legalFor, type Match, pendingOf, submit } from '../../src/kernel/match.ts'
import type { Random } from '../../src/kernel/random.ts'
import { isSeat, type Viewer, viewersOf } from '../../src/kernel/seat.ts'
import { difference } from './difference.ts'
import { insist } from './failure.ts'
import { checkCensus, insistPlain } from './position.ts'
import { inWorld } from './step.ts'
import type { Kit } from './types.ts'

export function checkSecrets(kit: Kit, match: Match, random: Random): void {
  const { game, state } = match
  for (const viewer of viewersOf(match.seats)) {
    if (viewer === 'director') continue
    const other = otherWorld(kit, match, viewer, random)
    if (other.state === state) continue
    const byView = difference(game.view(state, viewer), game.view(other.state, viewer))
    insist(!byView, 'secrets', () => `${viewer} sees what is hidden: ${byView}`)
    const byPending = difference(pendingOf(match), pendingOf(other))
    insist(!byPending, 'secrets', () => `who owes tells ${viewer} a secret: ${byPending}`)
    if (!isSeat(viewer)) continue
    const byLegal = difference(legalFor(match, viewer), legalFor(other, viewer))
    insist(!byLegal, 'secrets', () => `the list tells ${viewer} a secret: ${byLegal}`)
  }
}

/** One of so many shuffled states is counted, since the shuffler (written by the tests) could lose a component. */
const shufflesCounted = 8

/** Cache of shuffled states, so that views and events of a position are compared in the same ones. */
const worlds = new WeakMap<Match, Map<Viewer, Match>>()

function otherWorld(kit: Kit, match: Match, viewer: Viewer, random: Random): Match {
  const here = worlds.get(match) ?? new Map<Viewer, Match>()
  worlds.set(match, here)
  const known = here.get(viewer)
  if (known) return known
  const made = makeWorld(kit, match, viewer, random)
  here.set(viewer, made)
  return made
}

function makeWorld(kit: Kit, match: Match, viewer: Viewer, random: Random): Match {
  const state = kit.parts.shuffle(match.state, viewer, random)
  if (state === match.state) return match
  insistPlain(state, 'the shuffled state')
  if (random.int(shufflesCounted) === 0) checkCensus(kit, kit.parts.census(match.state), state)
  return inWorld(match, state)
}

/** Gives the same input to both states: where views stay equal throughout, redacted events must be equal. */
export function checkRedaction(kit: Kit, before: Match, after: Match, random: Random): void {
  const { game, seats } = after
  const { input, events } = after.last!
  const whole = events.map((event) => game.redact(event, 'director'))
  const byDirector = difference(events, whole)
  insist(!byDirector, 'redaction', () => `the director hears less: ${byDirector}`)
  for (const viewer of viewersOf(seats)) {
    const heard = events.map((event) => game.redact(event, viewer))
    insistPlain(heard, `what ${viewer} hears`)
    if (viewer === 'director') continue
    const other = otherWorld(kit, before, viewer, random)
    if (other.state === before.state) continue
    const outcome = submit(other, inputThere(before, other, input))
    const isOwn = input.kind === 'chance' || input.seat === viewer
    insist(outcome.ok || !isOwn, 'secrets', () => `${viewer} could learn that it is refused`)
    if (!outcome.ok) continue
    // the acting seat may be shown something for a moment that no view keeps, as when looking under a tile
    if (input.kind === 'command' && input.seat === viewer) continue
    const seen = viewsAlong(before, events, viewer)
    if (difference(seen, viewsAlong(other, outcome.events, viewer))) continue
    const there = outcome.events.map((event) => game.redact(event, viewer))
    const found = difference(heard, there)
    insist(!found, 'redaction', () => `${viewer} hears more than the view shows: ${found}`)
  }
}

/** One view after each event, since a card may be open after one event and covered after the next. */
function viewsAlong(
  { game, state }: Match,
  events: readonly Tagged[],
  viewer: Viewer,
): readonly unknown[] {
  let now = state
  return events.map((event) => {
    now = game.evolve(now, event)
    return game.view(now, viewer)
  })
}

/** Translates an input: if a secret command differs in the other state, takes its neighbour in the list there. */
function inputThere(here: Match, there: Match, input: Input): Input {
  if (input.kind === 'chance') return input
  const { seat } = input
  const list = legalFor(there, seat)
  if (!difference(legalFor(here, seat), list)) return input
  const twin = list.find(
    (command, at) =>
      command.type === input.command.type && at >= legalFor(here, seat).indexOf(input.command),
  )
  return twin ? { kind: 'command', seat, command: twin } : input
}
