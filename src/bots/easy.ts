/** A beginner: sensible, but overlooks things and misjudges what is close. */
import type { Random } from '../kernel/random.ts'
import { allBest } from './best.ts'

/** Of so many commands one is not seen at all. */
const overlooksOneIn = 3
/** How far a judgement may be out, in clear differences. */
const blur = 2.5
const fine = 1000

/** The place of what a beginner takes for the best. */
export function beginnersChoice(worths: readonly number[], clear: number, random: Random): number {
  const judged = worths.map(
    (worth) => worth + (blur * clear * (random.int(fine) - fine / 2)) / fine,
  )
  const isSeen = worths.map(() => random.int(overlooksOneIn) > 0)
  const seen = [...worths.keys()].filter((at) => isSeen[at])
  const looked = seen.length > 0 ? seen : [...worths.keys()]
  return allBest(looked, (at) => judged[at] ?? 0)[0] ?? 0
}
