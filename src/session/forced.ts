/** Forced steps: the only command of a seat, where the game allows a session to take it without asking. */
import type { Tagged } from '../kernel/command.ts'
import { legalFor, type Match, pendingOf } from '../kernel/match.ts'
import type { Seat } from '../kernel/seat.ts'

/** Setting: a forced step is taken without asking, or asked for like any other. */
export const forcedWays = ['taken', 'asked'] as const
export type ForcedWay = (typeof forcedWays)[number]

export function forcedCommand(match: Match, seat: Seat): Tagged | null {
  const { game, state } = match
  const [only, ...others] = legalFor(match, seat)
  if (only === undefined || others.length > 0) return null
  return game.isForced?.(only, game.view(state, seat)) ? only : null
}

/** The forced step of the first of these people who owes one. */
export function forcedStep(
  match: Match,
  people: readonly Seat[],
): { readonly seat: Seat; readonly command: Tagged } | null {
  for (const owed of pendingOf(match)) {
    if (owed.kind !== 'choice' || !people.includes(owed.seat)) continue
    const command = forcedCommand(match, owed.seat)
    if (command) return { seat: owed.seat, command }
  }
  return null
}
