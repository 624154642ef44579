/** The tips of the guided first match of The Border. */
import type { Tip } from '../../../kernel/tips.ts'
import type { View } from '../types.ts'

type Choosing = 'keep' | 'complete' | 'cross'

function choice(phase: Choosing): Tip<View> {
  return {
    key: `border.guide.${phase}`,
    kind: 'choice',
    at: 'choices',
    isDue: ({ isChoosing, view }) => isChoosing && view.phase.kind === phase,
  }
}

/** A lesson appears after the player has seen one of the choices it explains. */
export const tips: readonly Tip<View>[] = [
  {
    key: 'border.guide.welcome',
    kind: 'choice',
    at: 'board',
    isDue: ({ isUntouched }) => isUntouched,
  },
  { key: 'border.guide.throw', kind: 'choice', at: 'throw', isDue: ({ isThrowing }) => isThrowing },
  choice('keep'),
  choice('complete'),
  choice('cross'),
  {
    key: 'border.guide.values',
    kind: 'lesson',
    at: 'board',
    isDue: (_, seen) =>
      seen.includes('border.guide.cross') || seen.includes('border.guide.complete'),
  },
  {
    key: 'border.guide.end',
    kind: 'lesson',
    at: 'menu',
    isDue: (_, seen) =>
      ['border.guide.values', 'border.guide.cross', 'border.guide.complete'].every((key) =>
        seen.includes(key),
      ),
  },
]
