/** The race over a match: each seat's lead after every step, and its chart. */
import { stepsOf } from '../../kernel/journal.ts'
import type { Match } from '../../kernel/match.ts'

/** One list of values per seat; empty if the game has no race. */
export function leadOf(match: Match): readonly (readonly number[])[] {
  const { game } = match
  const { race } = game
  if (!race) return []
  const states = [...stepsOf(match).map(({ before }) => before), match.state]
  const stands = states.map((state) => race(game.view(state, 'table')).map(({ lead }) => lead))
  const seats = stands[0]?.length ?? 0
  return Array.from({ length: seats }, (_, seat) => stands.map((stand) => stand[seat] ?? 0))
}

export interface Curve {
  /** SVG path data. */
  readonly path: string
  /** End point, from (0, 0) at the lower left to (1, 1). */
  readonly end: { readonly x: number; readonly y: number }
}

/** Step charts in a field of this size, since points come in jumps. */
export function curvesOf(
  leads: readonly (readonly number[])[],
  wide: number,
  high: number,
): readonly Curve[] {
  const all = leads.flat()
  const [least, most] = [Math.min(...all), Math.max(...all)]
  const span = most - least || 1
  return leads.map((values) => {
    const last = Math.max(1, values.length - 1)
    const at = (i: number) => round((i / last) * wide)
    const level = (value: number) => round(high - ((value - least) / span) * high)
    const changes = values.flatMap((value, i) =>
      i > 0 && value !== values[i - 1] ? [`H${at(i)}V${level(value)}`] : [],
    )
    const final = values.at(-1) ?? 0
    const path = `M0 ${level(values[0] ?? 0)}${changes.join('')}H${wide}`
    return { path, end: { x: 1, y: (final - least) / span } }
  })
}

const round = (number: number): number => Math.round(number * 10) / 10
