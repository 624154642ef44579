/** The registry of games, from the shortest to the longest; a new game appears everywhere once it is listed here. */
import type { AnyGame } from '../kernel/game.ts'
import type { PlainObject } from '../kernel/plain.ts'
import { manifest as border } from './border/manifest.ts'
import type { Manifest } from './manifest.ts'
import { manifest as nagaraja } from './nagaraja/manifest.ts'
import { manifest as rajas } from './rajas/manifest.ts'

export const manifests: readonly Manifest[] = [border, nagaraja, rajas]

export const gameIds: readonly string[] = manifests.map(({ id }) => id)

export function manifestOf(id: string): Manifest | undefined {
  return manifests.find((manifest) => manifest.id === id)
}

/**
 * Loads a game, optionally with other component values; null for an unknown game or invalid values.
 */
export async function loadGame(id: string, edition?: PlainObject): Promise<AnyGame | null> {
  const manifest = manifestOf(id)
  if (!manifest) return null
  if (edition === undefined) return manifest.load()
  const withEdition = await manifest.withEdition()
  const edited = withEdition(edition)
  return edited.ok ? edited.game : null
}

/** Loads a game in its built-in edition, together with its edition parser. */
export async function loadEditable({ load, withEdition }: Manifest): Promise<AnyGame> {
  const [game, read] = await Promise.all([load(), withEdition()])
  return { ...game, withEdition: read }
}
