/** The games on the shelf, each brought when it is asked for, so that a page carries only the one it plays. */
import { loadEditable, manifestOf, manifests } from '../games/index.ts'
import type { AnyGame } from '../kernel/game.ts'

export { gameIds, loadGame } from '../games/index.ts'

const values = import.meta.glob<string>('../games/*/data/*.json', {
  query: '?raw',
  import: 'default',
})

/** Our own values as the file that they are in, to start another edition from. */
export async function loadValues(id: string): Promise<string | null> {
  return (await values[`../games/${id}/data/${id}.json`]?.()) ?? null
}

/** One that can be played in other values too. */
export async function loadEditableGame(id: string): Promise<AnyGame | null> {
  const manifest = manifestOf(id)
  return manifest ? loadEditable(manifest) : null
}

/** A file may be of any of them, in any values. */
export async function loadAllGames(): Promise<readonly AnyGame[]> {
  return Promise.all(manifests.map(loadEditable))
}
