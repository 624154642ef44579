/** Runs the staging count over matches of one number of players. */
import { optionSet } from '../../run.ts'
import type { SceneRun } from '../run.ts'
import type { SceneKit } from '../types.ts'
import { noFigures, type StagingFigures } from './figures.ts'
import { stageMatch } from './stage.ts'
import { windowSizes } from './windows.ts'

/** `most` limits the inputs of each match. */
export function runStaging(
  kit: SceneKit,
  { seats, matches, seed, options }: SceneRun,
  most?: number,
): readonly StagingFigures[] {
  const sums = windowSizes.map(noFigures)
  for (let at = 0; at < matches; at += 1) {
    const own = at === 0 ? seed : `${seed}/${at}`
    stageMatch(kit, seats, options ?? optionSet(kit.game.options, seats, at, own), own, sums, most)
  }
  return sums
}
