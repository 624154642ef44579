/** The easy level: overlooks some commands and adds uniform noise to every score. */
import type { Random } from '../kernel/random.ts'
import { allBest } from './best.ts'

/** One in this many commands is overlooked. */
const overlooksOneIn = 3
/** The full width of the uniform noise, in multiples of `clearDifference`. */
const noiseWidth = 2.5
const noiseSteps = 1000

/** The index of the command with the highest noisy score among those not overlooked. */
export function chooseWithNoise(worths: readonly number[], clear: number, random: Random): number {
  const judged = worths.map(
    (worth) =>
      worth + (noiseWidth * clear * (random.int(noiseSteps) - noiseSteps / 2)) / noiseSteps,
  )
  const isSeen = worths.map(() => random.int(overlooksOneIn) > 0)
  const seen = [...worths.keys()].filter((at) => isSeen[at])
  const looked = seen.length > 0 ? seen : [...worths.keys()]
  return allBest(looked, (at) => judged[at] ?? 0)[0] ?? 0
}
