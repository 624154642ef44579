/** Steps that go by themselves, for people who like that: the only command of a seat, where the game says so. */
import type { Tagged } from '../kernel/command.ts'
import { legalFor, type Match, pendingOf } from '../kernel/match.ts'
import type { Seat } from '../kernel/seat.ts'

/** How a person meets a step without a choice. */
export const plainWays = ['taken', 'asked'] as const
export type PlainWay = (typeof plainWays)[number]

export function plainCommand(match: Match, seat: Seat): Tagged | null {
  const { game, state } = match
  const [only, ...others] = legalFor(match, seat)
  if (only === undefined || others.length > 0) return null
  return game.isPlain?.(only, game.view(state, seat)) ? only : null
}

/** Of the first of these people who owes one. */
export function plainStep(
  match: Match,
  people: readonly Seat[],
): { readonly seat: Seat; readonly command: Tagged } | null {
  for (const owed of pendingOf(match)) {
    if (owed.kind !== 'choice' || !people.includes(owed.seat)) continue
    const command = plainCommand(match, owed.seat)
    if (command) return { seat: owed.seat, command }
  }
  return null
}
