/** The last steps of a stage, kept for replays: they are played again from their messages, not recorded. */
import type { Seat } from '../../kernel/seat.ts'
import type { StepNews } from '../../link/wire/messages.ts'

export const replays = ['throw', 'step', 'turn'] as const
export type Replay = (typeof replays)[number]

/** One shown step, with the view before it. */
export interface Remembered {
  readonly news: StepNews
  readonly from: unknown
  /** The seat that was asked before it: another seat means another turn. */
  readonly of: Seat | null
  /** It had a motion; a step without one cannot be replayed. */
  readonly isSeen: boolean
}

/** The greatest number of steps in the replay of a turn: its last ones. */
const longest = 12

export interface StepMemory {
  keep(step: Remembered): void
  /** The steps of a replay in order; empty where there is none. */
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
