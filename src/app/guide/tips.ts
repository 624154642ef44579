/** Selects the guide's tip for the current state of the table. */
import type { TipMoment, Tip } from '../../kernel/tips.ts'
import type { TableState } from '../state/tableState.ts'

export function momentOf({ acting, ask, beat, header, strip }: TableState): TipMoment {
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

/** Order: welcome, tips about the current choice, other lessons. */
export function tipFor(
  all: readonly Tip[],
  moment: TipMoment,
  seen: readonly string[],
): Tip | null {
  const due = all.filter((tip) => !seen.includes(tip.key) && tip.isDue(moment, seen))
  const first = due.find((tip) => tip === all[0])
  return first ?? due.find((tip) => tip.kind === 'choice') ?? due[0] ?? null
}

/** A shown tip stays until the person closes it or has done what it says. */
export interface HeldTip {
  readonly tip: Tip
  /** Value of `deedsOf` when the tip appeared. */
  readonly deeds: number
  readonly isOfThrow: boolean
}

export function hold(tip: Tip, state: TableState): HeldTip {
  const isOfThrow = state.ask !== null
  return { tip, isOfThrow, deeds: deedsOf(state, isOfThrow) }
}

export function isDone({ tip, deeds, isOfThrow }: HeldTip, state: TableState): boolean {
  if (tip.kind === 'lesson' || deedsOf(state, isOfThrow) <= deeds) return false
  return !tip.isDue(momentOf(state), [])
}

/** Counts inputs by people; throws count whoever's turn it is, as a person makes them. */
function deedsOf({ strip, header }: TableState, isOfThrow: boolean): number {
  if (isOfThrow) return strip.throws.length
  return strip.runs
    .filter(({ seat }) => seat !== null && header.sittings[seat]?.kind === 'human')
    .reduce((sum, { length }) => sum + length, 0)
}
