/** Begins a match and saves its header before the table opens. */
import type { AnyGame } from '../../kernel/game.ts'
import type { Options } from '../../kernel/options.ts'
import { type Outcome } from '../../kernel/refusal.ts'
import { beginMatch, type Header } from '../../session/header.ts'
import type { Sitting } from '../../session/seating.ts'
import type { Origin } from '../../kernel/origin.ts'
import { saves } from './index.ts'
import { makeId } from './makeId.ts'

export async function beginAndKeep(
  game: AnyGame,
  sittings: readonly Sitting[],
  options: Options,
  origin: Origin,
): Promise<Outcome<{ header: Header }>> {
  const begun = beginMatch(game, options, {
    id: makeId(),
    sittings,
    origin,
    created: Date.now(),
  })
  if (!begun.ok) return begun
  await saves.keep(begun.header, 0, [])
  void askToStay()
  return begun
}

/** Requests persistent storage; a refusal changes nothing. */
async function askToStay(): Promise<void> {
  try {
    await navigator.storage?.persist?.()
  } catch {
    // The API is not available.
  }
}
