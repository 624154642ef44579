/** The ranking: crossed players by their overlap, then by time; the others by their remaining gap. */
import type { Result, Standing } from '../../../kernel/game.ts'
import { line, type Line } from '../../../kernel/line.ts'
import type { Rules } from '../edition.ts'
import { outcomeLine, type Ranked } from './outcome.ts'
import { gapOf, playerAt } from './progress.ts'
import type { State, View } from '../types.ts'

/** [R98] [R99] [G48] */
export function result(rules: Rules, { table }: Pick<State, 'table'>): Result | null {
  if (table.flow.wait.kind !== 'over') return null
  const ranked = table.players
    .map((player, seat) => ({ seat, gap: gapOf(rules, player), time: timeOf(table, seat) }))
    .sort((a, b) => Number(b.time >= 0) - Number(a.time >= 0) || b.gap - a.gap || a.time - b.time)
  const standings: Standing[] = []
  ranked.forEach(({ seat, gap, time }, i) => {
    const above = ranked[i - 1]
    const isShared = above && above.time < 0 && time < 0 && above.gap === gap
    const place = isShared ? (standings[i - 1]?.place ?? 1) : i + 1
    const tie = tieOf(ranked, seat)
    const notes = [...notesOf(table, seat, time >= 0, gap), ...(tie ? [tie] : [])]
    standings.push({ seat, place, score: gap, notes })
  })
  return { standings, why: outcomeLine(ranked), scored: line('rajas.head.gap') }
}

/** Explains why players with equal gaps are ranked differently or share a place [R99] [G48]. */
function tieOf(ranked: readonly Ranked[], seat: number): Line | null {
  const own = ranked.find((one) => one.seat === seat)
  const equal = ranked.filter((one) => one !== own && one.gap === own?.gap)
  const alike = equal.filter((one) => one.time >= 0 === (own?.time ?? -1) >= 0)
  if (!own || alike.length === 0) return null
  return line(own.time >= 0 ? 'rajas.result.tie' : 'rajas.result.shared')
}

/** The index in the order of crossing; -1 for a player who has not crossed. */
function timeOf(table: View, seat: number): number {
  return table.crossed.indexOf(seat)
}

function notesOf(table: View, seat: number, hasCrossed: boolean, gap: number) {
  const { fame, wealth } = playerAt(table, seat)
  const tracks = line('rajas.result.tracks', { fame, wealth })
  const reach = hasCrossed
    ? line('rajas.result.crossed', { gap })
    : line('rajas.result.missing', { missing: -gap })
  return [tracks, reach]
}
