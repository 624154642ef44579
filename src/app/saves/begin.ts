/** Begins a match: a new header on the shelf, kept before the table is shown. */
import type { AnyGame } from '../../kernel/game.ts'
import type { Options } from '../../kernel/options.ts'
import { type Outcome } from '../../kernel/refusal.ts'
import { begin as beginMatch, type Header } from '../../session/header.ts'
import type { Sitting } from '../../session/seating.ts'
import { makeOrigin } from '../../session/seeds.ts'
import { saves } from './index.ts'
import { makeId } from './makeId.ts'

/** So many bytes of the machine's own randomness, in hexadecimal digits. */
function digits(bytes: number): string {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes))
  return [...drawn].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** For one throw of a match whose origin fixes none. */
export const makeSeed = (): string => digits(16)

/** `seed` is one that somebody asked for; otherwise the machine binds itself to a secret. */
export async function begin(
  game: AnyGame,
  sittings: readonly Sitting[],
  options: Options,
  seed: string | null,
): Promise<Outcome<{ header: Header }>> {
  const begun = beginMatch(game, options, {
    id: makeId(),
    sittings,
    origin: makeOrigin(seed, () => digits(32)),
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
