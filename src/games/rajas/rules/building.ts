/** Places a paid tile on the province: its own yield first, then the incomes it links. */
import { turnedMasks } from '../edition/grid.ts'
import { newLinks } from './incomeTiles.ts'
import { tileYield } from './progress.ts'
import { playerOf, type Run, tableOf } from './run.ts'
import { buildingsOf } from './calculation.ts'
import type { How, EffectSource } from '../types/sources.ts'
import type { Wait } from '../types/waits.ts'

type Paying = Extract<Wait, { kind: 'pay' }>

/**
 * Pushes tasks in reverse order, since the agenda is a stack: reveal the next tile, then fame with
 * its bonuses, coins with theirs, and incomes [G11] [G12] [R42].
 */
export function finishTile(run: Run, { site }: Paying): void {
  const { rules, now, seat, agenda } = run
  const { stack, cell, turn } = site
  const player = playerOf(run)
  const tile = rules.tiles[tableOf(run).stacks[stack].top ?? '']
  if (!tile) throw new Error(`no tile on ${stack}`)
  const { fame, coins } = tileYield(rules, player, tile)
  const links = newLinks(rules, player, cell, turnedMasks[tile.roads]?.[turn] ?? 0)
  const covers = player.cells[cell]?.tile ?? null
  now.emit({ type: 'tilePlaced', seat, stack, tile: tile.id, cell, turn, covers, links })
  const from: EffectSource = { kind: 'tile', cell }
  if (links.length > 0) agenda.push({ kind: 'incomes', incomes: links, from })
  if (coins > 0) {
    const how: How = { kind: 'markets', of: tile.markets }
    agenda.push({ kind: 'tally', track: 'wealth', n: coins, from, how })
  }
  if (fame > 0) {
    const how = buildingsOf(rules, player, tile)
    agenda.push({ kind: 'tally', track: 'fame', n: fame, from, how })
  }
  agenda.push({ kind: 'reveal', stack })
}
