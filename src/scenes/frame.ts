/** The order of one frame: moving parts join a step and say whether they still move; none moving, none drawn. */
import type { Time } from '../session/time.ts'

export const frameSteps = [
  // 0. Time: the page's frames have turned it, a film or a test has set it; this frame shows that second.
  'time',
  // 1. What a person holds: the live world of the hand takes its steps.
  'hand',
  // 2. Pieces: poses are read from the throw's track and written to the instanced buffers.
  'roll',
  // 3. The game's board: from, to and the beat's clock give every moving value.
  'board',
  // 4. The camera: on the path of its shot, or led by a person's hand.
  'camera',
  // 5. Light: the shadow map is drawn again when a caster moved, the river shimmers along.
  'light',
  // Then fiber draws.
] as const
export type FrameStep = (typeof frameSteps)[number]

export interface Moment {
  /** Of the one time: what a film must show again is a function of it. */
  readonly seconds: number
  /** Since the last frame, on the machine's own watch: for what a person's hand leads, and nothing else. */
  readonly dt: number
}

/** Runs once a frame; returns true while it needs another one. */
export type Mover = (moment: Moment, moving: boolean) => boolean

/** Who has frames drawn, and when: a page as its screen goes, a film or a test one after the other. */
export interface Frames {
  /** Each is drawn as it should be, however long that takes: nothing is cut short or drawn roughly. */
  readonly isExact: boolean
  /** True in a frame that nobody looks at: its steps are run, and nothing is drawn. */
  isUnseen?(): boolean
  /** `draw` is called once for each frame that was asked for, with seconds of the machine's own watch. */
  join(draw: (seconds: number) => void): FrameAsker
}

export interface FrameAsker {
  ask(): void
  leave(): void
}

export interface FrameOrder {
  /** Takes part in a step until the returned function is called. */
  join(step: FrameStep, mover: Mover): () => void
  /** Runs all steps; true when another frame is needed. */
  run(dt: number): boolean
  /** Asks for a frame: something has changed, or only what a person holds. */
  wake(step?: 'hand'): void
  /** True when nothing but pieces has moved or changed in the last run and the one before. */
  isCalm(): boolean
  /** Says how a frame is asked for; a frame that was asked for before is asked for now. */
  connect(ask: () => void): void
}

/** The first step after a sleep is not as long as the sleep; a slow machine's steps are as long as they are. */
const firstStepSeconds = 1 / 60
const longestStepSeconds = 1

export function makeFrameOrder(time: Pick<Time, 'now'>): FrameOrder {
  let ask: (() => void) | null = null
  let wasMoving = false
  let isStirred = true
  let wasStirred = true
  let isStill = false
  const wake = (step?: 'hand') => {
    if (step !== 'hand') isStirred = true
    ask?.()
  }
  const movers = new Map<FrameStep, Set<Mover>>(frameSteps.map((step) => [step, new Set()]))
  return {
    join(step, mover) {
      movers.get(step)?.add(mover)
      wake()
      return () => {
        movers.get(step)?.delete(mover)
        wake()
      }
    },
    run(dt) {
      const moment = {
        seconds: time.now(),
        dt: Math.min(dt, wasMoving ? longestStepSeconds : firstStepSeconds),
      }
      let moving = false
      for (const step of frameSteps) {
        for (const mover of movers.get(step) ?? []) {
          const isMoving = mover(moment, moving)
          if (isMoving && step !== 'hand' && step !== 'roll') isStirred = true
          moving = isMoving || moving
        }
      }
      wasMoving = moving
      // what has stopped moving may have been put in its last place in this run
      isStill = !isStirred && !wasStirred
      wasStirred = isStirred
      isStirred = false
      return moving
    },
    wake,
    isCalm: () => isStill,
    connect(asker) {
      ask = asker
      wake()
    },
  }
}
