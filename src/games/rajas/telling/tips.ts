/** The tips of the guided first match of Rajas: workers, dice and tiles, then the race of the two markers. */
import type { Tip } from '../../../kernel/tips.ts'
import type { View } from '../types.ts'

type Choosing = 'place' | 'tile' | 'pay' | 'dice'

function choice(wait: Choosing): Tip<View> {
  return {
    key: `rajas.guide.${wait}`,
    kind: 'choice',
    at: 'choices',
    isDue: ({ isChoosing, view }) => isChoosing && view.flow.wait.kind === wait,
  }
}

/** The match has lasted long enough to explain the race. */
const isUnderWay = (view: View): boolean => view.round > 1 || view.cycle > 1

/** From this round on, the last lesson no longer waits for the player's first tile. */
const lateRound = 4

export const tips: readonly Tip<View>[] = [
  {
    key: 'rajas.guide.welcome',
    kind: 'choice',
    at: 'board',
    isDue: ({ isUntouched }) => isUntouched,
  },
  {
    key: 'rajas.guide.throw',
    kind: 'choice',
    at: 'throw',
    isDue: ({ isThrowing }) => isThrowing,
  },
  choice('place'),
  choice('dice'),
  choice('tile'),
  choice('pay'),
  {
    key: 'rajas.guide.race',
    kind: 'lesson',
    at: 'players',
    isDue: ({ view }, seen) => isUnderWay(view) && seen.includes('rajas.guide.place'),
  },
  {
    key: 'rajas.guide.end',
    kind: 'lesson',
    at: 'menu',
    isDue: ({ view }, seen) =>
      seen.includes('rajas.guide.race') &&
      (view.round > lateRound || seen.includes('rajas.guide.pay')),
  },
]
