/** The ranking: by points, then by the circled values one by one, greatest first [B42, B43, BG10, BG11]. */
import type { Result, Standing } from '../../../kernel/game.ts'
import { line } from '../../../kernel/line.ts'
import { outcomeLine } from './outcome.ts'
import { circledValues, finishers, pointsOf, regionCount } from './scoring.ts'
import type { Player, State } from '../types.ts'

/** Negative when `a` ranks before `b`; 0 for a shared place. */
export function comparePlayers(a: Player, b: Player): number {
  return pointsOf(b) - pointsOf(a) || compareCircled(circledValues(a), circledValues(b))
}

function compareCircled(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < Math.max(a.length, b.length); i += 1) {
    const order = (b[i] ?? 0) - (a[i] ?? 0)
    if (order !== 0) return order
  }
  return 0
}

export function result(state: State): Result | null {
  if (state.phase.kind !== 'over') return null
  const { players } = state
  const standings = players.map((player, seat): Standing => {
    const place = 1 + players.filter((other) => comparePlayers(other, player) < 0).length
    const score = pointsOf(player)
    const others = players.filter((other, at) => at !== seat && pointsOf(other) === score)
    const isShared = others.some((other) => comparePlayers(other, player) === 0)
    const list = circledValues(player)
    const notes = [line('border.note.regions', { n: regionCount(player) })]
    if (list.length > 0) notes.push(line('border.note.circled', { values: { list } }))
    if (others.length > 0) notes.push(line(isShared ? 'border.note.shared' : 'border.note.tie'))
    return { seat, place, score, notes }
  })
  standings.sort((a, b) => a.place - b.place || a.seat - b.seat)
  return { standings, why: outcomeLine(standings, finishers(state)) }
}
