/** What a stage has shown lately, so that it can be shown again: played from plan and track, not recorded. */
import type { Seat } from '../../kernel/seat.ts'
import type { StepNews } from './messages.ts'

export const replays = ['throw', 'step', 'turn'] as const
export type Replay = (typeof replays)[number]

/** One step as it was shown, with the view before it. */
export interface Remembered {
  readonly news: StepNews
  readonly from: unknown
  /** Who was asked before it: another one begins another turn. */
  readonly of: Seat | null
  /** Something fell or moved: without that there is nothing to be shown again. */
  readonly isSeen: boolean
}

/** A long turn is shown from so many steps before its end. */
const longest = 12

export interface StepMemory {
  keep(step: Remembered): void
  /** In the order in which they happened; empty where there is nothing of the kind. */
  recall(replay: Replay): readonly Remembered[]
  forget(): void
}

export function makeStepMemory(): StepMemory {
  let steps: Remembered[] = []

  function turn(): readonly Remembered[] {
    const who = steps.findLast(({ of }) => of !== null)?.of ?? null
    const other = steps.findLastIndex(({ of }) => of !== null && of !== who)
    return steps.slice(other + 1).slice(-longest)
  }

  return {
    keep(step) {
      steps = [...steps, step].slice(-longest * 2)
    },
    recall(replay) {
      if (replay === 'turn') return turn()
      const isIt = ({ news, isSeen }: Remembered) =>
        replay === 'step' ? isSeen : news.thrown !== null
      const found = steps.findLast(isIt)
      return found ? [found] : []
    },
    forget: () => void (steps = []),
  }
}
