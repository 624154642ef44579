/**
 * Writes the pinned hashes again after a wanted change of the physics: `npx tsx tests/physics/pinned.ts`.
 * If the same throw falls otherwise than in a version that others have, `physicsVersion` rises too.
 */
import { writeFileSync } from 'node:fs'
import { mixedHashes } from '../../src/physics/fairness/compare.ts'
import { ready } from '../../src/physics/rapier.ts'

export const pinnedThrows = 1000
export const pinnedFile = new URL('./pinned.json', import.meta.url)

if (process.argv[1]?.endsWith('pinned.ts')) {
  await ready()
  writeFileSync(pinnedFile, `${JSON.stringify(mixedHashes(0, pinnedThrows), null, 2)}\n`)
}
