/** The shown head of a window that follows another: plans beats itself from what came, and plays them in order. */
import type { Tagged } from '../../kernel/command.ts'
import { lengthOf } from '../../physics/trackPose.ts'
import type { Settled } from '../../physics/types.ts'
import { type Clock, stillClock } from '../../session/clock.ts'
import { type Beat, beatOf, type Step } from '../../session/show/beat.ts'
import type { Roll } from '../../session/show/roll.ts'
import type { Ticker } from '../../session/show/ticker.ts'
import type { Plan } from '../../scenes/board/plan.ts'
import type { Motion } from '../director/motion.ts'
import { makeMemory, type Remembered, type Replay } from './memory.ts'
import type { News, StepNews, Thrown } from './messages.ts'

export interface Staged {
  readonly beat: Beat<unknown, Tagged, Plan>
  readonly clock: Clock
  readonly roll: Roll | null
  readonly moving: 'roll' | 'beat' | null
  /** What came with it; while its throw falls, what came before. */
  readonly news: News
  /** Of the throw that lies or falls in the tray: what stood before it. */
  readonly before: News | null
  /** It is shown again; what is new waits. */
  readonly isAgain: boolean
}

export interface StagePorts {
  plan(step: Step): Plan
  readonly ticker: Ticker
  /** Faster where much waits to be shown. */
  speed(waiting: number): number
  /** Tells whoever directs; resolves when the motion may begin. */
  prepare(motion: Motion, isAgain: boolean): Promise<void>
  /** Another position without motion. */
  cut(): void
  changed(): void
  /** A step has been shown. */
  shown?(staged: Staged): void
}

export interface RemoteHead {
  put(news: News): void
  showing(): Staged | null
  /** Once more and slowly, when what runs has run; what is new waits so long. False where there is nothing. */
  again(replay: Replay): boolean
  /** Plans and looks come from another scene now. */
  redraw(): void
  stop(): void
}

/** More than this is not played step by step: the stage is where the table is. */
const mostWaiting = 24
/** What is shown again is shown so slowly. */
const slow = { roll: 0.3, beat: 0.5 } as const
/** Seconds for which the end of what is shown again stands before the table is as it was. */
const againStands = 0.8

export const settledOf = ({ faces, track, contacts, hash }: Thrown): Settled => ({
  faces,
  track,
  contacts,
  hash,
  margins: [],
  notes: [],
  steps: 0,
})

export function makeRemoteHead(ports: StagePorts): RemoteHead {
  let staged: Staged | null = null
  let queue: News[] = []
  let replay: Replay | null = null
  let count = 0
  let isBusy = false
  let isOver = false
  const memory = makeMemory()

  function show(next: Staged): void {
    staged = next
    ports.changed()
  }

  function stillBeat(view: unknown): Staged['beat'] {
    count += 1
    return beatOf({ number: count, from: view, to: view, events: [] }, ports.plan)
  }

  const rest = { clock: stillClock(), roll: null, moving: null, before: null, isAgain: false }

  function still(news: News): void {
    memory.forget()
    ports.cut()
    show({ ...rest, beat: stillBeat(news.view), news })
  }

  const speedFor = (isAgain: boolean, kind: 'roll' | 'beat') => () =>
    isAgain ? slow[kind] : ports.speed(queue.length)

  async function playRoll(thrown: Thrown, now: Staged): Promise<void> {
    const settled = settledOf(thrown)
    const { pieces } = thrown
    const speed = speedFor(now.isAgain, 'roll')
    await ports.prepare({ kind: 'roll', pieces, settled, speed: speed() }, now.isAgain)
    if (isOver) return
    count += 1
    const motion = ports.ticker.run(lengthOf(settled.track), speed)
    const roll = { number: count, pieces, settled, clock: motion.clock }
    show({ ...now, roll, moving: 'roll', before: now.news })
    await motion.arrived
  }

  async function playBeat(news: StepNews, now: Staged): Promise<void> {
    count += 1
    const { events, view: to, due, toThrow } = news
    const beat = beatOf({ number: count, from: now.beat.to, to, events }, ports.plan)
    const speed = speedFor(now.isAgain, 'beat')
    const told = { plan: beat.plan, to, due, toThrow, speed: speed() }
    await ports.prepare({ kind: 'beat', ...told }, now.isAgain)
    if (isOver) return
    const motion = ports.ticker.run(beat.plan.length, speed)
    const { roll, before } = staged ?? now
    show({ ...now, beat, clock: motion.clock, roll, moving: 'beat', news, before })
    await motion.arrived
    if (staged?.beat === beat) show({ ...staged, moving: null })
  }

  async function playStep(news: StepNews, now: Staged): Promise<void> {
    if (news.thrown) await playRoll(news.thrown, now)
    if (!isOver) await playBeat(news, now)
  }

  async function playAgain(steps: readonly Remembered[], live: Staged): Promise<void> {
    for (const { news, from } of steps) {
      // somebody else's position has come
      if (isOver || queue[0]?.kind === 'position') return
      const before = { ...live, ...rest, isAgain: true, beat: stillBeat(from) }
      await playStep(news, { ...before, roll: staged?.roll ?? null })
    }
    await ports.ticker.run(againStands, () => 1).arrived
    if (!isOver) show({ ...live, clock: stillClock(live.beat.plan.length), moving: null })
  }

  async function playNew(news: StepNews, now: Staged): Promise<void> {
    await playStep(news, now)
    const isSeen = news.thrown !== null || (staged?.beat.plan.length ?? 0) > 0
    memory.keep({ news, from: now.beat.to, of: now.news.due[0] ?? null, isSeen })
    if (staged?.news === news && !isOver) ports.shown?.(staged)
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
    const isFollowing = news.kind === 'step' && queue.length < mostWaiting
    if (isFollowing && staged) await playNew(news, staged)
    else still(news)
    return true
  }

  async function run(): Promise<void> {
    if (isBusy) return
    isBusy = true
    while (!isOver && (await next()));
    isBusy = false
  }

  return {
    put(news) {
      // whatever came before it is said in it
      if (news.kind === 'position') {
        queue = [news]
        ports.ticker.finish()
      } else queue.push(news)
      void run()
    },
    showing: () => staged,
    again(wanted) {
      // what is being shown now may be it
      if (!isBusy && memory.recall(wanted).length === 0) return false
      replay = wanted
      void run()
      return true
    },
    redraw() {
      if (staged) still(staged.news)
    },
    stop() {
      isOver = true
      ports.ticker.finish()
    },
  }
}
