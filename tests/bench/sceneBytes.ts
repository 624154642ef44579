/** Sums the JavaScript until the first table: shared parts, the game's own scene, the physics. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { builtFolder } from '../browser/harness.ts'
import type { scriptsOf } from '../browser/scripts.ts'

export interface Bytes {
  /** KB, gzip. */
  readonly table: number
  readonly scene: number
  readonly physics: number
  readonly secondsToTable: number
}

/** Modules of a game's own scene, together with the icons that scenes and panels share. */
const sceneFolders = (game: string) =>
  new RegExp(`src/(scenes/(${game}|icons)/|shapes/${game}\\w*[./])`)

/** True if a built file contains only modules of this game's scene, according to its source map. */
function isSceneOf(game: string, address: string): boolean {
  const map = join(builtFolder(), `${new URL(address).pathname}.map`)
  if (!existsSync(map)) return false
  const { sources } = JSON.parse(readFileSync(map, 'utf8')) as { sources: readonly string[] }
  const own = sceneFolders(game)
  return sources.length > 0 && sources.every((source) => own.test(source))
}

/** Measures a visit of a page whose scripts have been recorded since before it was opened. */
export async function bytesToTable(
  page: Page,
  game: string,
  scripts: ReturnType<typeof scriptsOf>,
): Promise<Bytes> {
  const { seconds, files } = await scripts.toFirstTable(page)
  const sum = { table: 0, scene: 0, physics: 0 }
  for (const { address, kilobytes } of files) {
    if (/rapier|worker/i.test(address)) sum.physics += kilobytes
    else if (isSceneOf(game, address)) sum.scene += kilobytes
    else sum.table += kilobytes
  }
  return { ...sum, secondsToTable: seconds }
}
