/** A stage's head without a screen: motions arrive at once, and each thing that was shown is noted. */
import { stillPlan } from '../../../src/scenes/board/plan.ts'
import { stillClock } from '../../../src/session/clock.ts'
import { makeRemoteHead, type RemoteHead } from '../../../src/stage/wire/remoteHead.ts'
import type { Position, StepNews } from '../../../src/link/wire/messages.ts'

const standing = { sentAt: 0, lines: [], due: [0], toThrow: [], result: null }

export const opening: Position = {
  kind: 'position',
  table: 't',
  game: 'border',
  edition: null,
  sitters: [],
  viewer: 'table',
  commitment: null,
  number: 0,
  view: 0,
  ...standing,
}

/** A step whose view is the number of seconds for which it moves. */
export const step = (number: number, seconds: number): StepNews => ({
  kind: 'step',
  table: 't',
  viewer: 'table',
  events: [],
  thrown: null,
  reason: null,
  number,
  view: seconds,
  ...standing,
})

export interface Shown {
  readonly number: number
  readonly isAgain: boolean
  readonly moving: 'roll' | 'beat' | null
  /** Seconds of motion since the entry before this one. */
  readonly seconds: number
}

/** A view that no scene can plan. */
export const broken = 'broken'

interface FakeStage {
  readonly head: RemoteHead
  readonly shown: Shown[]
  /** Of messages that were dropped. */
  readonly errors: unknown[]
}

export function fakeStage(): FakeStage {
  const shown: Shown[] = []
  const errors: unknown[] = []
  let ran = 0
  const head: RemoteHead = makeRemoteHead({
    plan({ to }) {
      if (to === broken) throw new TypeError('this view cannot be planned')
      return { ...stillPlan, length: Number(to) }
    },
    ticker: {
      run(seconds) {
        ran += seconds
        return { clock: stillClock(seconds), arrived: Promise.resolve() }
      },
      finish: () => undefined,
    },
    speed: () => 1,
    prepare: async () => undefined,
    cut: () => undefined,
    dropped: (error) => void errors.push(error),
    changed() {
      const now = head.showing()
      if (now) {
        const { news, isAgain, moving } = now
        shown.push({ number: news.number, isAgain, moving, seconds: ran })
      }
      ran = 0
    },
  })
  return { head, shown, errors }
}

/** Until every motion that was begun has arrived. */
export const settled = () => new Promise((resolve) => setTimeout(resolve))
