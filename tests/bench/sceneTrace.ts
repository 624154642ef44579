/** Reads the main thread's CPU time of each drawn frame from Chromium's trace, without time of other processes. */

export const traced = ['-*', 'devtools.timeline', 'blink.user_timing'] as const

/** User timing marks of the probe: a frame's first callback has begun; the frame draws something. */
export const marks = { frame: 'probe frame', drawn: 'probe drawn' } as const

interface TraceEvent {
  readonly name: string
  /** Microseconds: start, and CPU time of the thread. */
  readonly ts: number
  readonly dur?: number
  readonly tdur?: number
}

/** CPU milliseconds of all animation callbacks of each frame that drew something. */
export function workOfFrames(trace: Buffer): number[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }
  const of = (name: string) =>
    traceEvents.filter((event) => event.name === name).toSorted((a, b) => a.ts - b.ts)
  const begun = of(marks.frame).map(({ ts }) => ts)
  const drawn = of(marks.drawn).map(({ ts }) => ts)
  const frames = begun.map((from, i) => {
    const to = begun[i + 1] ?? Infinity
    return { work: 0, isDrawn: drawn.some((ts) => ts >= from && ts < to) }
  })
  for (const { ts, dur = 0, tdur } of of('FireAnimationFrame')) {
    if (tdur === undefined)
      throw new Error('this Chromium does not measure how long a thread works')
    // the mark lies inside the first callback of its frame
    const frame = frames[begun.filter((mark) => mark <= ts + dur).length - 1]
    if (frame) frame.work += tdur / 1000
  }
  return frames.filter(({ isDrawn }) => isDrawn).map(({ work }) => work)
}
