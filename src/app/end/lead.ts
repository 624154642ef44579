/** How the race stood after each step of a match, for everybody at the table to see. */
import { stepsOf } from '../../kernel/journal.ts'
import type { Match } from '../../kernel/match.ts'

/** For each seat its numbers from the beginning to the end; empty where a game has no race. */
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
  /** What a path of the page's drawings is written in. */
  readonly path: string
  /** Where it ends, from 0 to 1 each way, 0 being left and below. */
  readonly end: { readonly x: number; readonly y: number }
}

/** In a field so wide and high: a step to the right for each step of the match, and stairs, since points come at once. */
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
