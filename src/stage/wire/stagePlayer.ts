/** Shows messages on a stage, one at a time: a position at rest, a step with its motions, a replay in slow motion. */
import type { Plan } from '../../scenes/board/plan.ts'
import { stillClock } from '../../session/clock.ts'
import type { ShownStep } from '../../session/show/beat.ts'
import { type Head, makeHead, type NextMotion } from '../../session/show/head.ts'
import type { Ticker } from '../../session/show/ticker.ts'
import type { DirectedMotion } from '../director/motion.ts'
import { makeStepMemory, type Remembered, type Replay } from './memory.ts'
import type { News, StepNews } from '../../link/wire/messages.ts'
import { type Staged, stagedIn, stageStep, type StageStep } from './staged.ts'

export interface StagePorts {
  plan(step: ShownStep): Plan
  readonly ticker: Ticker
  /** Speed of motions while so many messages wait. */
  speed(waiting: number): number
  /** Informs the director; resolves when the motion may begin. */
  prepare?(motion: DirectedMotion, isAgain: boolean): Promise<void>
  /** Another position is shown without motion. */
  cut?(): void
  changed(): void
  /** A message could not be shown. */
  dropped(error: unknown): void
  /** A step has been shown. */
  shown?(staged: Staged): void
}

export interface StagePlayer {
  staged(): Staged | null
  /** Shows a position, or the end of a step, without motion. */
  rest(news: News): void
  /** Plays the step that follows. */
  play(news: StepNews, live: Staged): Promise<void>
  canReplay(replay: Replay): boolean
  /** Plays these steps again and goes back, earlier if `isInterrupted`. */
  replay(replay: Replay, live: Staged, isInterrupted: () => boolean): Promise<void>
  stop(): void
}

/** Speeds of a replay. */
const slow = { roll: 0.3, beat: 0.5 } as const
/** Seconds for which the end of a replay stands. */
const replayRest = 0.8

/** Makes the head of the stage with its first view. */
function makeStageHead(
  ports: StagePorts,
  waiting: () => number,
  view: unknown,
  began: (step: StageStep) => void,
): Head<Plan, StageStep> {
  const speed = (moving: 'roll' | 'beat', { isAgain }: StageStep): number =>
    isAgain ? slow[moving] : ports.speed(waiting())

  async function prepare(next: NextMotion<Plan>, step: StageStep): Promise<void> {
    const timing = { speed: speed(next.kind, step) }
    const { due, toThrow } = step.news
    const motion: DirectedMotion =
      next.kind === 'roll'
        ? { ...next, ...timing }
        : { kind: 'beat', plan: next.beat.plan, to: next.beat.to, due, toThrow, ...timing }
    await ports.prepare?.(motion, step.isAgain)
  }

  return makeHead({ plan: ports.plan, ticker: ports.ticker, speed, prepare, began }, view)
}

export function makeStagePlayer(ports: StagePorts, waiting: () => number): StagePlayer {
  const memory = makeStepMemory()
  let staged: Staged | null = null
  let head: Head<Plan, StageStep> | null = null
  let isOver = false

  function show(next: Staged): void {
    staged = next
    ports.changed()
  }

  function began(step: StageStep): void {
    if (head) show(stagedIn(head.showing(), step, staged))
  }

  async function play(step: StageStep): Promise<void> {
    if (head && (await head.play(step)) && staged) show({ ...staged, moving: null })
  }

  async function replaySteps(
    steps: readonly Remembered[],
    live: Staged,
    isInterrupted: () => boolean,
  ): Promise<void> {
    for (const { news, from } of steps) {
      if (isOver || isInterrupted()) return
      head?.rest(from)
      await play(stageStep(news, from, live.news, true))
    }
    await ports.ticker.run(replayRest, () => 1).arrived
  }

  return {
    staged: () => staged,
    rest(news) {
      memory.forget()
      ports.cut?.()
      if (head) head.rest(news.view)
      else head = makeStageHead(ports, waiting, news.view, began)
      head.lay(null)
      show({ ...head.showing(), news, before: null, isAgain: false })
    },
    async play(news, live) {
      const from = live.beat.to
      await play(stageStep(news, from, live.news, false))
      if (staged?.news !== news || isOver) return
      const isSeen = news.thrown !== null || staged.beat.plan.length > 0
      memory.keep({ news, from, of: live.news.due[0] ?? null, isSeen })
      ports.shown?.(staged)
    },
    canReplay: (replay) => memory.recall(replay).length > 0,
    async replay(replay, live, isInterrupted) {
      const steps = memory.recall(replay)
      if (steps.length === 0) return
      try {
        await replaySteps(steps, live, isInterrupted)
      } finally {
        const last = { ...live, clock: stillClock(live.beat.plan.length), moving: null }
        head?.restore(last)
        if (!isOver) show(last)
      }
    },
    stop() {
      isOver = true
      head?.abandon()
      ports.ticker.finish()
    },
  }
}
