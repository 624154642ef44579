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
import type { News, Position, StepNews, Thrown } from './messages.ts'

export interface Staged {
  readonly beat: Beat<unknown, Tagged, Plan>
  readonly clock: Clock
  readonly roll: Roll | null
  readonly moving: 'roll' | 'beat' | null
  /** What came with it; while its throw falls, what came before. */
  readonly news: News
  /** Of the throw that lies or falls in the tray: what stood before it. */
  readonly before: News | null
}

export interface StagePorts {
  plan(step: Step): Plan
  readonly ticker: Ticker
  /** Faster where much waits to be shown. */
  speed(waiting: number): number
  /** Tells whoever directs; resolves when the motion may begin. */
  prepare(motion: Motion): Promise<void>
  /** Another position without motion. */
  cut(): void
  changed(): void
}

export interface RemoteHead {
  put(news: News): void
  showing(): Staged | null
  /** Plans and looks come from another scene now. */
  redraw(): void
  stop(): void
}

/** More than this is not played step by step: the stage is where the table is. */
const mostWaiting = 24

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
  let count = 0
  let isBusy = false
  let isOver = false

  function show(next: Staged): void {
    staged = next
    ports.changed()
  }

  function still(news: Position | StepNews): void {
    count += 1
    const { view } = news
    const beat = beatOf({ number: count, from: view, to: view, events: [] }, ports.plan)
    ports.cut()
    show({ beat, clock: stillClock(), roll: null, moving: null, news, before: null })
  }

  const speed = () => ports.speed(queue.length)

  async function playRoll(thrown: Thrown, now: Staged): Promise<void> {
    const settled = settledOf(thrown)
    const { pieces } = thrown
    await ports.prepare({ kind: 'roll', pieces, settled, speed: speed() })
    if (isOver) return
    count += 1
    const motion = ports.ticker.run(lengthOf(settled.track), speed)
    const roll = { number: count, pieces, settled, clock: motion.clock }
    show({ ...now, roll, moving: 'roll', before: now.news })
    await motion.arrived
  }

  async function playStep(news: StepNews, from: Staged): Promise<void> {
    if (news.thrown) await playRoll(news.thrown, from)
    if (isOver) return
    count += 1
    const { events, view: to, due, toThrow } = news
    const beat = beatOf({ number: count, from: from.beat.to, to, events }, ports.plan)
    await ports.prepare({ kind: 'beat', plan: beat.plan, to, due, toThrow, speed: speed() })
    if (isOver) return
    const motion = ports.ticker.run(beat.plan.length, speed)
    const { roll, before } = staged ?? from
    show({ beat, clock: motion.clock, roll, moving: 'beat', news, before })
    await motion.arrived
    if (staged?.news === news) show({ ...staged, moving: null })
  }

  async function run(): Promise<void> {
    if (isBusy) return
    isBusy = true
    while (!isOver) {
      const news = queue.shift()
      if (!news) break
      const isFollowing = news.kind === 'step' && staged !== null && queue.length < mostWaiting
      if (isFollowing && news.kind === 'step' && staged) await playStep(news, staged)
      else still(news)
    }
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
    redraw() {
      if (staged) still(staged.news)
    },
    stop() {
      isOver = true
      ports.ticker.finish()
    },
  }
}
