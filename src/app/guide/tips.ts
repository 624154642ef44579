/** Which of a guide's tips belongs to what the person sees now. */
import type { Moment, Tip } from '../../kernel/tips.ts'
import type { TableState } from '../state/tableState.ts'

export function momentOf({ acting, ask, beat, header, strip }: TableState): Moment {
  const isTouched = strip.runs.some(
    ({ seat }) => seat !== null && header.sittings[seat]?.kind === 'human',
  )
  return {
    view: beat.to,
    isChoosing: acting.some(({ legal }) => legal.length > 0),
    isThrowing: ask !== null,
    isUntouched: !isTouched,
  }
}

/** The welcome comes first, then what belongs to the moment, then other lessons. */
export function tipFor(all: readonly Tip[], moment: Moment, seen: readonly string[]): Tip | null {
  const due = all.filter((tip) => !seen.includes(tip.key) && tip.isDue(moment, seen))
  const first = due.find((tip) => tip === all[0])
  return first ?? due.find((tip) => tip.kind === 'choice') ?? due[0] ?? null
}
