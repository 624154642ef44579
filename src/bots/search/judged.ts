/** How an imagined match stands: each seat's share of victory, and what it was judged by. */
import type { AnyGame } from '../../kernel/game.ts'
import { sum } from '../best.ts'
import type { Mind } from '../types.ts'

export interface Judged {
  readonly shares: readonly number[]
  /** As the mind judged it; null for a match that was played to its end. */
  readonly parts: readonly (readonly number[])[] | null
}

/** The odds of each seat from what speaks for it: for two seats this is the logistic curve. */
export function sharesFrom(scores: readonly number[]): number[] {
  const most = Math.max(...scores)
  const odds = scores.map((score) => Math.exp(score - most))
  const all = sum(odds)
  return odds.map((one) => one / all)
}

/** `luck` of each seat on the way to this state is taken off. */
export function judged(mind: Mind, state: unknown, luck: readonly number[]): Judged {
  const parts = mind.judge(state)
  return { shares: sharesFrom(parts.map((part, seat) => sum(part) - (luck[seat] ?? 0))), parts }
}

/** A shared first place counts by its share. */
export function ended(game: AnyGame, state: unknown, seats: number): Judged {
  const first = game.result(state)?.standings.filter(({ place }) => place === 1) ?? []
  const shares = Array.from({ length: seats }, (_, seat) =>
    first.some((standing) => standing.seat === seat) ? 1 / first.length : 0,
  )
  return { shares, parts: null }
}
