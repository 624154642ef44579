/** Sound for motion that is skipped: the loudest moment of a throw, and one sound of each kind of a step. */
import type { Sound } from '../../audio/index.ts'

/** Seconds kept before and after a throw's loudest hit. */
const [before, after] = [0.05, 0.25]
/** Seconds between the sounds of a step, so that their melodies stay distinct. */
const soundGapSeconds = 0.12
export function heartOf(sounds: readonly Sound[]): readonly Sound[] {
  const most = Math.max(...sounds.map(({ gain }) => gain))
  const loudest = sounds.find(({ gain }) => gain === most)
  if (!loudest) return []
  const from = Math.max(0, loudest.at - before)
  return sounds
    .filter(({ at }) => at >= from && at <= loudest.at + after)
    .map((sound) => ({ ...sound, at: sound.at - from }))
}

export function oneOfEach(sounds: readonly Sound[]): readonly Sound[] {
  return sounds
    .filter(({ kind }, i) => sounds.findIndex((other) => other.kind === kind) === i)
    .map((sound, i) => ({ ...sound, at: i * soundGapSeconds }))
}

interface Numbered {
  readonly number: number
}

/** Holds the newest item until `take` returns it once; the initial item counts as old. */
export function makeNewest<T extends Numbered>(first: T | null) {
  let known = first?.number ?? 0
  let newest: T | null = null
  return {
    put(item: T): void {
      if (item.number === known) return
      known = item.number
      newest = item
    },
    take(): T | null {
      const taken = newest
      newest = null
      return taken
    },
  }
}
