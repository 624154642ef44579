/** Begins a match: a new header on the shelf, kept before the table is shown. */
import type { AnyGame } from '../../kernel/game.ts'
import { start } from '../../kernel/match.ts'
import type { Options } from '../../kernel/options.ts'
import { type Outcome } from '../../kernel/refusal.ts'
import { saves } from './index.ts'
import { makeId } from './makeId.ts'
import { type Header, shortSeed, type Sitting } from './shape.ts'

/** 128 bits of the machine's own randomness. */
export function makeSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

export async function begin(
  game: AnyGame,
  sittings: readonly Sitting[],
  options: Options,
  seed: string | null,
): Promise<Outcome<{ header: Header }>> {
  const started = start(game, sittings.length, options)
  if (!started.ok) return started
  const now = Date.now()
  const header: Header = {
    id: makeId(),
    game: game.id,
    rules: game.rules,
    options: started.match.options,
    ...(game.edition && { edition: game.edition }),
    sittings,
    ...(seed !== null && { seed: shortSeed(seed) }),
    created: now,
    updated: now,
    length: 0,
    winners: null,
  }
  await saves.keep(header, 0, [])
  void askToStay()
  return { ok: true, header }
}

/** Asks the browser not to clear the shelf when space runs short; a refusal changes nothing. */
async function askToStay(): Promise<void> {
  try {
    await navigator.storage?.persist?.()
  } catch {
    // Not offered here.
  }
}
