/** The games of the house, from the shortest match to the longest; a new game adds itself to this list and appears everywhere. */
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

/** With the values of another edition, where a match was begun with them; null also when they do not fit any more. */
export async function loadGame(id: string, edition?: PlainObject): Promise<AnyGame | null> {
  const manifest = manifestOf(id)
  if (!manifest) return null
  if (edition === undefined) return manifest.load()
  const withEdition = await manifest.withEdition()
  const edited = withEdition(edition)
  return edited.ok ? edited.game : null
}

/** In the house's own edition, with what is needed to read others. */
export async function loadEditable({ load, withEdition }: Manifest): Promise<AnyGame> {
  const [game, read] = await Promise.all([load(), withEdition()])
  return { ...game, withEdition: read }
}
