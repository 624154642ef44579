/** Begins a match: a new header on the shelf, kept before the table is shown. */
import type { AnyGame } from '../../kernel/game.ts'
import type { Options } from '../../kernel/options.ts'
import { type Outcome } from '../../kernel/refusal.ts'
import { begin as beginMatch, type Header } from '../../session/header.ts'
import type { Sitting } from '../../session/seating.ts'
import { shortSeed } from '../../session/seeds.ts'
import { saves } from './index.ts'
import { makeId } from './makeId.ts'

/** 128 bits of the machine's own randomness. */
export function makeSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** `seed` is one that somebody asked for; otherwise the machine draws one. */
export async function begin(
  game: AnyGame,
  sittings: readonly Sitting[],
  options: Options,
  seed: string | null,
): Promise<Outcome<{ header: Header }>> {
  const begun = beginMatch(game, options, {
    id: makeId(),
    sittings,
    seed: seed === null ? makeSeed() : shortSeed(seed),
    created: Date.now(),
  })
  if (!begun.ok) return begun
  await saves.keep(begun.header, 0, [])
  void askToStay()
  return begun
}

/** Asks the browser not to clear the shelf when space runs short; a refusal changes nothing. */
async function askToStay(): Promise<void> {
  try {
    await navigator.storage?.persist?.()
  } catch {
    // Not offered here.
  }
}
