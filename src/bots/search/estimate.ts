/** Evaluation of a simulated state: each seat's win probability and the terms it came from. */
import type { AnyGame } from '../../kernel/game.ts'
import { sum } from '../best.ts'
import type { Mind } from '../types.ts'

export interface Estimate {
  readonly shares: readonly number[]
  /** The terms of the static evaluation; null for a match played to its end. */
  readonly parts: readonly (readonly number[])[] | null
}

/** Softmax of the scores; for two seats this is the logistic curve. */
export function sharesFrom(scores: readonly number[]): number[] {
  const most = Math.max(...scores)
  const odds = scores.map((score) => Math.exp(score - most))
  const all = sum(odds)
  return odds.map((one) => one / all)
}

/** Subtracts the accumulated `luck` of each seat, to reduce variance (control variate). */
export function estimateOf(mind: Mind, state: unknown, luck: readonly number[]): Estimate {
  const parts = mind.evaluate(state)
  return { shares: sharesFrom(parts.map((part, seat) => sum(part) - (luck[seat] ?? 0))), parts }
}

/** Players who share first place split the win probability equally. */
export function estimateOfEnd(game: AnyGame, state: unknown, seats: number): Estimate {
  const first = game.result(state)?.standings.filter(({ place }) => place === 1) ?? []
  const shares = Array.from({ length: seats }, (_, seat) =>
    first.some((standing) => standing.seat === seat) ? 1 / first.length : 0,
  )
  return { shares, parts: null }
}
