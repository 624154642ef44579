/** Brings a kept match back: its inputs are played again, and what still holds is kept when something does not. */
import type { AnyGame } from '../../kernel/game.ts'
import { type Match, start, submit } from '../../kernel/match.ts'
import type { Entry } from '../../kernel/record.ts'
import type { Refusal } from '../../kernel/refusal.ts'
import type { Header } from './shape.ts'

export interface Brought {
  readonly match: Match
  /** Why the match could not be brought back whole. */
  readonly refusal: Refusal | null
}

export function replayed(
  game: AnyGame,
  header: Header,
  entries: readonly Entry[],
): Brought | { readonly match: null; readonly refusal: Refusal } {
  const started = start(game, header.sittings.length, header.options)
  if (!started.ok) return { match: null, refusal: started.refusal }
  let { match } = started
  for (const [i, entry] of entries.entries()) {
    const outcome = submit(match, entry, entry.proof)
    if (!outcome.ok) {
      const because = outcome.refusal.code
      const isOther = header.rules !== game.rules
      const broken = { code: 'brokenEntry', at: i + 1, because } as const
      return { match, refusal: isOther ? { code: 'otherRules' } : broken }
    }
    match = outcome.match
  }
  return { match, refusal: null }
}
