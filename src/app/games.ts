/** The games, loaded lazily, so that a page downloads only the one it plays. */
import { loadEditable, manifestOf, manifests } from '../games/index.ts'
import type { AnyGame } from '../kernel/game.ts'

export { gameIds, loadGame } from '../games/index.ts'

const values = import.meta.glob<string>('../games/*/data/*.json', {
  query: '?raw',
  import: 'default',
})

/** Raw text of the built-in edition's file, as a template for other editions. */
export async function loadValues(id: string): Promise<string | null> {
  return (await values[`../games/${id}/data/${id}.json`]?.()) ?? null
}

/** The game with an edition that a person has changed. */
export async function loadEditableGame(id: string): Promise<AnyGame | null> {
  const manifest = manifestOf(id)
  return manifest ? loadEditable(manifest) : null
}

/** All games in editable form, to open a file of any of them. */
export async function loadAllGames(): Promise<readonly AnyGame[]> {
  return Promise.all(manifests.map(loadEditable))
}
