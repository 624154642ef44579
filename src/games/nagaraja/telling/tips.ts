/** The tips of the guided first match of Nagaraja, which explain one round. */
import type { Tip } from '../../../kernel/tips.ts'
import type { View } from '../types.ts'

type Choosing = 'call' | 'turn' | 'explore' | 'give'

function choice(phase: Choosing): Tip<View> {
  return {
    key: `nagaraja.guide.${phase}`,
    kind: 'choice',
    at: 'choices',
    isDue: ({ isChoosing, view }) => isChoosing && view.phase.kind === phase,
  }
}

/**
 * From this round on, the last lesson no longer waits until the player has both won and lost a
 * room.
 */
const lateRound = 4

/** Relics are explained once rooms begin to reach them. */
export const tips: readonly Tip<View>[] = [
  {
    key: 'nagaraja.guide.welcome',
    kind: 'choice',
    at: 'board',
    isDue: ({ isUntouched }) => isUntouched,
  },
  choice('call'),
  {
    key: 'nagaraja.guide.throw',
    kind: 'choice',
    at: 'throw',
    isDue: ({ isThrowing }) => isThrowing,
  },
  choice('turn'),
  choice('explore'),
  choice('give'),
  {
    key: 'nagaraja.guide.relics',
    kind: 'lesson',
    at: 'board',
    isDue: ({ view }, seen) => view.round > 1 && seen.includes('nagaraja.guide.turn'),
  },
  {
    key: 'nagaraja.guide.end',
    kind: 'lesson',
    at: 'menu',
    isDue: ({ view }, seen) =>
      seen.includes('nagaraja.guide.relics') &&
      (view.round > lateRound ||
        ['explore', 'give'].every((p) => seen.includes(`nagaraja.guide.${p}`))),
  },
]
