/** Random matches that end in each of the four ways, from seeds found by search; both temples are full. */
import { nagaraja } from '../../../src/games/nagaraja/index.ts'
import type { EndReason } from '../../../src/games/nagaraja/types/phases.ts'
import { start } from '../../../src/kernel/match.ts'
import { playOut } from '../../../src/kernel/playout.ts'
import { makeRandom } from '../../../src/kernel/random.ts'

const seeds: Readonly<Record<EndReason, string>> = {
  cursed: 'end 10',
  points: 'end 7',
  ninth: 'end 2',
  exhausted: 'end 20',
}

export function endedBy(reason: EndReason) {
  const begun = start(nagaraja, 2)
  if (!begun.ok) throw new Error(begun.refusal.code)
  const match = playOut(begun.match, makeRandom(seeds[reason]))
  if (match.state.ending?.reason !== reason) throw new Error(`another end than by ${reason}`)
  return match
}
