/** Data of the timeline: runs of steps by seat, and the steps with throws; cached. */
import type { TurnRun, TimelineStrip } from '../../ui/table/Timeline.tsx'
import type { AnyStep } from '../../kernel/match.ts'

const known = new WeakMap<readonly AnyStep[], TimelineStrip>()

/** A chance step belongs to the run of the seat that acts next. */
export function stripOf(steps: readonly AnyStep[]): TimelineStrip {
  const before = known.get(steps)
  if (before) return before
  const runs: TurnRun[] = []
  const throws: number[] = []
  let from = 0
  steps.forEach(({ input }, i) => {
    if (input.kind === 'chance') {
      if (input.answer.kind === 'faces') throws.push(i + 1)
      return
    }
    const last = runs.at(-1)
    const length = i + 1 - from
    if (last?.seat === input.seat) runs[runs.length - 1] = { ...last, length: last.length + length }
    else runs.push({ seat: input.seat, from, length })
    from = i + 1
  })
  if (from < steps.length) runs.push({ seat: null, from, length: steps.length - from })
  const strip = { runs, throws }
  known.set(steps, strip)
  return strip
}
