/** The head of a window that follows a table: plays what came in order, jumps over a long backlog, and shows replays. */
import type { Settled } from '../../physics/types.ts'
import type { Plan } from '../../scenes/board/plan.ts'
import { stillClock } from '../../session/clock.ts'
import type { ShownStep } from '../../session/show/beat.ts'
import { type Head, makeHead, type NextMotion, type Showing } from '../../session/show/head.ts'
import type { SourceStep } from '../../session/show/source.ts'
import type { Ticker } from '../../session/show/ticker.ts'
import type { DirectedMotion } from '../director/motion.ts'
import { makeStepMemory, type Remembered, type Replay } from './memory.ts'
import type { News, StepNews, WireThrown } from './messages.ts'

export interface Staged extends Showing<Plan> {
  /** The message that it shows; while a throw falls, the one before. */
  readonly news: News
  /** The message before the throw in the tray. */
  readonly before: News | null
  /** It is a replay; new messages wait. */
  readonly isAgain: boolean
}

export interface StagePorts {
  plan(step: ShownStep): Plan
  readonly ticker: Ticker
  /** Speed of motions while so many messages wait. */
  speed(waiting: number): number
  /** Tells the director; resolves when the motion may begin. */
  prepare?(motion: DirectedMotion, isAgain: boolean): Promise<void>
  /** Another position is shown without motion. */
  cut?(): void
  changed(): void
  /** A message could not be shown. */
  dropped(error: unknown): void
  /** A step has been shown. */
  shown?(staged: Staged): void
}

export interface RemoteHead {
  put(news: News): void
  showing(): Staged | null
  /** Shows a replay in slow motion after the running step; new messages wait. False where there is none. */
  again(replay: Replay): boolean
  stop(): void
}

/** A longer backlog (messages) is not played: the stage jumps to a position this close to the table's. */
const mostWaiting = 24
/** Speeds of a replay. */
const slow = { roll: 0.3, beat: 0.5 } as const
/** Seconds for which the end of a replay stands. */
const replayRest = 0.8

interface StageStep extends SourceStep {
  readonly news: StepNews
  /** The message that is shown until the step's own motion begins. */
  readonly base: News
  readonly isAgain: boolean
}

const settledOf = ({ faces, track, contacts, hash }: WireThrown): Settled => ({
  faces,
  track,
  contacts,
  hash,
  margins: [],
  notes: [],
  steps: 0,
})

function stageStep(news: StepNews, from: unknown, base: News, isAgain: boolean): StageStep {
  const { view: to, events, thrown } = news
  const fallen = thrown && { pieces: thrown.pieces, settled: settledOf(thrown) }
  return { from, to, events, fallen: fallen && (async () => fallen), news, base, isAgain }
}

/** Goes on from what was staged before: its `before` stands as long as its throw lies in the tray. */
function stagedIn(showing: Showing<Plan>, step: StageStep, last: Staged | null): Staged {
  const { news, base, isAgain } = step
  return showing.moving === 'roll'
    ? { ...showing, news: base, before: base, isAgain }
    : { ...showing, news, before: last?.before ?? null, isAgain }
}

export function makeRemoteHead(ports: StagePorts): RemoteHead {
  const memory = makeStepMemory()
  let staged: Staged | null = null
  let head: Head<Plan, StageStep> | null = null
  let queue: News[] = []
  let replay: Replay | null = null
  let isBusy = false
  /** The last message was dropped: there is no position from which the next step could be played. */
  let isLost = false
  let isOver = false

  function show(next: Staged): void {
    staged = next
    ports.changed()
  }

  const speed = (moving: 'roll' | 'beat', { isAgain }: StageStep): number =>
    isAgain ? slow[moving] : ports.speed(queue.length)

  async function prepare(next: NextMotion<Plan>, step: StageStep): Promise<void> {
    const told = { speed: speed(next.kind, step) }
    const { due, toThrow } = step.news
    const motion: DirectedMotion =
      next.kind === 'roll'
        ? { ...next, ...told }
        : { kind: 'beat', plan: next.beat.plan, to: next.beat.to, due, toThrow, ...told }
    await ports.prepare?.(motion, step.isAgain)
  }

  const headPorts = {
    plan: ports.plan,
    ticker: ports.ticker,
    speed,
    prepare,
    began: (step: StageStep) => head && show(stagedIn(head.showing(), step, staged)),
  }

  function still(news: News): void {
    memory.forget()
    ports.cut?.()
    if (head) head.rest(news.view)
    else head = makeHead<Plan, StageStep>(headPorts, news.view)
    head.lay(null)
    isLost = false
    show({ ...head.showing(), news, before: null, isAgain: false })
  }

  async function play(step: StageStep): Promise<void> {
    if (head && (await head.play(step)) && staged) show({ ...staged, moving: null })
  }

  async function playNew(news: StepNews, live: Staged): Promise<void> {
    const from = live.beat.to
    await play(stageStep(news, from, live.news, false))
    if (staged?.news !== news || isOver) return
    const isSeen = news.thrown !== null || staged.beat.plan.length > 0
    memory.keep({ news, from, of: live.news.due[0] ?? null, isSeen })
    ports.shown?.(staged)
  }

  async function playAgain(steps: readonly Remembered[], live: Staged): Promise<void> {
    try {
      for (const { news, from } of steps) {
        if (isOver || queue[0]?.kind === 'position') return
        head?.rest(from)
        await play(stageStep(news, from, live.news, true))
      }
      await ports.ticker.run(replayRest, () => 1).arrived
    } finally {
      if (!isOver) goBackTo(live)
    }
  }

  function goBackTo(live: Staged): void {
    const clock = stillClock(live.beat.plan.length)
    const last = { ...live, clock, moving: null }
    head?.restore(last)
    show(last)
  }

  async function next(): Promise<boolean> {
    if (replay && staged) {
      const steps = memory.recall(replay)
      replay = null
      if (steps.length > 0) await playAgain(steps, staged)
      return true
    }
    const news = queue.shift()
    if (!news) return false
    const isPlayed = news.kind === 'step' && queue.length < mostWaiting && !isLost
    if (isPlayed && staged) await playNew(news, staged)
    else still(news)
    return true
  }

  /** Drops a message that cannot be shown; the next one is shown without motion. */
  async function nextOrDrop(): Promise<boolean> {
    try {
      return await next()
    } catch (error) {
      isLost = true
      ports.dropped(error)
      return true
    }
  }

  async function run(): Promise<void> {
    if (isBusy) return
    isBusy = true
    while (!isOver && (await nextOrDrop()));
    isBusy = false
  }

  return {
    put(news) {
      // a position replaces everything before it
      if (news.kind === 'position') {
        queue = [news]
        ports.ticker.finish()
      } else queue.push(news)
      void run()
    },
    showing: () => staged,
    again(wanted) {
      // the step that runs now may be the one to be replayed
      if (!isBusy && memory.recall(wanted).length === 0) return false
      replay = wanted
      void run()
      return true
    },
    stop() {
      isOver = true
      head?.abandon()
      ports.ticker.finish()
    },
  }
}
