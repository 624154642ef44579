/** The frame loop: movers join numbered steps and tell whether they still move; without motion no frame is rendered. */
import type { Time } from '../session/time.ts'

export const frameSteps = [
  // 0. Time: set by the page's frames, a film or a test before the frame runs.
  'time',
  // 1. Hand: steps the physics world of held pieces.
  'hand',
  // 2. Pieces: reads poses from the throw's track and writes the instance buffers.
  'roll',
  // 3. Board: paints the beat's plan at the current second.
  'board',
  // 4. Camera: follows its shot or a person's control.
  'camera',
  // 5. Light: updates the shadow map after a caster moved, and drifts the river.
  'light',
  // Then fiber renders the scene.
] as const
export type FrameStep = (typeof frameSteps)[number]

export interface FrameMoment {
  /** Seconds of the shared clock; everything a film must reproduce depends on it alone. */
  readonly seconds: number
  /** Wall-clock seconds since the last frame, only for what a person's hand controls. */
  readonly dt: number
}

/** Runs once per frame; returns true while it needs another frame. */
export type Mover = (moment: FrameMoment, moving: boolean) => boolean

/** Scheduler of frames: the browser's animation frames on a page, one by one in a film or test. */
export interface Frames {
  /** Every frame is rendered in full quality, however long it takes. */
  readonly isExact: boolean
  /** True if this frame's steps must run but need not be rendered. */
  isUnseen?(): boolean
  /** Calls `draw` once per requested frame, with wall-clock seconds. */
  join(draw: (seconds: number) => void): FrameAsker
}

export interface FrameAsker {
  ask(): void
  leave(): void
}

export interface FrameOrder {
  /** Adds a mover to a step; returns a function that removes it. */
  join(step: FrameStep, mover: Mover): () => void
  /** Runs all steps; true if another frame is needed. */
  run(dt: number): boolean
  /** Requests a frame. 'hand': only a held piece changed, so that `isCalm` stays true. */
  wake(step?: 'hand'): void
  /** True if nothing but pieces has changed in this run and the one before. */
  isCalm(): boolean
  /** Sets the function that requests frames; flushes a request made before. */
  connect(ask: () => void): void
}

/** Limits of `dt`: the first step after a rest is short; later steps may be long on slow machines. */
const firstStepSeconds = 1 / 60
const longestStepSeconds = 1

export function makeFrameOrder(time: Pick<Time, 'now'>): FrameOrder {
  let ask: (() => void) | null = null
  let wasMoving = false
  let hasChanged = true
  let hadChanged = true
  let isCalmNow = false
  const wake = (step?: 'hand') => {
    if (step !== 'hand') hasChanged = true
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
          if (isMoving && step !== 'hand' && step !== 'roll') hasChanged = true
          moving = isMoving || moving
        }
      }
      wasMoving = moving
      // a mover that has just stopped may have moved in this run, so two calm runs are needed
      isCalmNow = !hasChanged && !hadChanged
      hadChanged = hasChanged
      hasChanged = false
      return moving
    },
    wake,
    isCalm: () => isCalmNow,
    connect(asker) {
      ask = asker
      wake()
    },
  }
}
