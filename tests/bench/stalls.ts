/** Measures the longest stall of a Chromium page during a throw, from the release to the first pose. */
import type { CDPSession } from 'playwright-core'
import { openBarePage } from '../browser/barePage.ts'
import type { Given } from '../browser/barePage.ts'

/** Milliseconds of the page's longest task between the release and the first pose: median and worst. */
export type Spread = readonly [median: number, worst: number]

export interface Stall {
  readonly count: number
  /** Thrown in the worker, like at the table. */
  readonly worker: Spread
  /** The throw that starts the worker, once; not part of the spread. */
  readonly waking: number
  /** Thrown on the page's main thread, like without workers. */
  readonly page: Spread
}

interface Traced {
  readonly name: string
  readonly pid: number
  readonly tid: number
  /** Microseconds: wall time, and CPU time of this thread alone. */
  readonly ts: number
  readonly dur?: number
  readonly tdur?: number
}

const began = 'released'
const ended = 'shown'

async function traced(session: CDPSession, work: () => Promise<unknown>): Promise<Traced[]> {
  const events: Traced[] = []
  const collect = ({ value }: { value: object[] }): void => {
    events.push(...(value as Traced[]))
  }
  session.on('Tracing.dataCollected', collect)
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'blink.user_timing'] },
  })
  await work()
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.end')
  await complete
  session.off('Tracing.dataCollected', collect)
  return events
}

interface Task {
  readonly from: number
  to: number
  work: number
}

/**
 * Promise callbacks after a task are traced as a microtask checkpoint behind it, which blocks the page just as long.
 */
function tasksOf(events: readonly Traced[]): Task[] {
  const tasks: Task[] = []
  for (const { name, ts, dur = 0, tdur = 0 } of events.toSorted((a, b) => a.ts - b.ts)) {
    if (name.endsWith('RunTask')) tasks.push({ from: ts, to: ts + dur, work: tdur })
    const last = tasks.at(-1)
    if (!name.endsWith('MicrotaskCheckpoint') || !last) continue
    // a checkpoint within the task is already part of its time
    if (ts >= last.to) last.work += tdur
    last.to = Math.max(last.to, ts + dur)
  }
  return tasks
}

/** Longest task (CPU time) of the marks' own thread between each pair of marks. */
function longestTasks(events: readonly Traced[]): number[] {
  const marks = events.filter(({ name }) => name === began || name === ended)
  marks.sort((a, b) => a.ts - b.ts)
  const own = marks[0]
  if (!own) throw new Error('the page traced no throw')
  const tasks = tasksOf(events.filter(({ pid, tid }) => pid === own.pid && tid === own.tid))
  const longest: number[] = []
  for (let i = 0; i + 1 < marks.length; i += 2) {
    const [from, to] = [marks[i]?.ts ?? 0, marks[i + 1]?.ts ?? 0]
    const during = tasks.filter((task) => task.from <= to && task.to >= from)
    longest.push(Math.max(0, ...during.map(({ work }) => work)) / 1000)
  }
  return longest
}

function spread(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b)
  return [sorted[Math.floor(sorted.length / 2)] ?? 0, sorted.at(-1) ?? 0]
}

/**
 * A stall of the page is a task of its main thread. Chromium's trace gives the CPU time of each, without the gaps that
 * other load on the machine causes.
 */
export async function measureStalls(counts: readonly number[], throws: number): Promise<Stall[]> {
  const bare = await openBarePage()
  const browser = bare.page.context().browser()
  if (!browser) throw new Error('a page without a browser')
  const session = await browser.newBrowserCDPSession()
  // tsx wraps named functions in a helper that the page lacks
  await bare.page.evaluate('globalThis.__name = (named) => named')
  const throwAll = (count: number, times: number, inWorker: boolean): Promise<unknown> =>
    bare.page.evaluate(
      async ([count, times, inWorker, began, ended]) => {
        const { physics } = globalThis as unknown as Given
        await physics.ready()
        const thrower = physics.makeThrower(inWorker ? {} : { spawn: () => null })
        const piece = { kind: 'd6', skin: 'plain', seat: 0 } as const
        const pieces = Array.from({ length: count }, () => piece)
        const pose = new Float32Array(7)
        // throw -1 is not measured: it starts the worker, or warms up the page
        for (let n = -1; n < times; n++) {
          await new Promise((resolve) => setTimeout(resolve, 20))
          performance.mark(began)
          const { track } = await thrower.throw(physics.makeThrow(pieces, `stall/${n}`))
          for (let i = 0; i < count; i++) physics.meshPoseAt(track, i, 0.02, pose)
          performance.mark(ended)
        }
        thrower.dispose()
      },
      [count, times, inWorker, began, ended] as const,
    )
  try {
    const found: Stall[] = []
    for (const count of counts) {
      const measured = async (inWorker: boolean): Promise<readonly [number, Spread]> => {
        const events = await traced(session, () => throwAll(count, throws, inWorker))
        const [first = 0, ...rest] = longestTasks(events)
        return [first, spread(rest)]
      }
      const [waking, worker] = await measured(true)
      const [, page] = await measured(false)
      found.push({ count, worker, waking, page })
    }
    return found
  } finally {
    await bare.close()
  }
}
