/** The order of one frame: moving parts join a step and say whether they still move; none moving, none drawn. */

export const frameSteps = [
  // 1. What a person holds: the live world of the hand takes its steps.
  'hand',
  // 2. Pieces: poses are read from the throw's track and written to the instanced buffers.
  'roll',
  // 3. The game's board: from, to and the beat's clock give every moving value.
  'board',
  // 4. The camera eases towards its shot, knowing where the pieces are now.
  'camera',
  // 5. Light: the shadow map is drawn again when a caster moved, the river shimmers along.
  'light',
  // Then fiber draws.
] as const
export type FrameStep = (typeof frameSteps)[number]

/** Runs once a frame; returns true while it needs another one. `dt` is in seconds. */
export type Mover = (dt: number, moving: boolean) => boolean

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
const first = 1 / 60
const longest = 1

export function makeFrameOrder(): FrameOrder {
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
      const short = Math.min(dt, wasMoving ? longest : first)
      let moving = false
      for (const step of frameSteps) {
        for (const mover of movers.get(step) ?? []) {
          const isMoving = mover(short, moving)
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
