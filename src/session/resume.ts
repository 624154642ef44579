/** Restores a stored match by replaying its inputs; if one breaks, the valid prefix is restored. */
import type { AnyGame } from '../kernel/game.ts'
import type { Match } from '../kernel/match.ts'
import type { Entry } from '../kernel/record.ts'
import type { Refusal } from '../kernel/refusal.ts'
import { replay } from '../kernel/replay.ts'
import type { Header } from './header.ts'

export interface Resumed {
  readonly match: Match
  /** Reason for restoring only a part; null for a whole match. */
  readonly refusal: Refusal | null
}

export function resume(
  game: AnyGame,
  { sittings, options, rules }: Pick<Header, 'sittings' | 'options' | 'rules'>,
  entries: readonly Entry[],
): Resumed | { readonly match: null; readonly refusal: Refusal } {
  const played = replay(game, { seats: sittings.length, options, entries })
  if (played.ok) return { match: played.match, refusal: null }
  const isOther = played.kept !== null && rules !== game.rules
  return { match: played.kept, refusal: isOther ? { code: 'otherRules' } : played.refusal }
}
