/** Legal commands of paying and building: dice, tiles of the offer, and cells for a tile. */
import type { Seat } from '../../../kernel/seat.ts'
import { coverDue, coverStacks, coverTurns } from './builder.ts'
import type { Rules, Tile } from '../edition.ts'
import { sortCommands } from '../../../kernel/command.ts'
import type { Command } from '../commands.ts'
import { turnedMasks, turnsOf } from '../edition/grid.ts'
import { groundOf } from './ground.ts'
import { buildStacks, chamberPays } from './places.ts'
import { playerAt } from './progress.ts'
import { paymentsOf } from './payments.ts'
import { bestTotal, waysToPay } from './purse.ts'
import { differentWays } from './sameDice.ts'
import type { Province, View } from '../types.ts'
import type { Wait } from '../types/waits.ts'

type WaitOf<K extends Wait['kind']> = Extract<Wait, { kind: K }>

export function payCommands(
  rules: Rules,
  view: View,
  seat: Seat,
  wait: WaitOf<'cost' | 'pay'>,
): readonly Command[] {
  const player = playerAt(view, seat)
  if (wait.kind === 'pay') {
    const { top } = view.stacks[wait.site.stack]
    const colour = rules.tiles[top ?? '']?.colour ?? 'blue'
    const ways = paymentsOf(player, colour, wait.due)
    return sortCommands(ways.map((payment): Command => ({ type: 'payDice', ...payment })))
  }
  const space = rules.spaces[view.players.length]?.[wait.space]
  if (!space) return []
  const ways =
    space.chamber > 0 ? chamberPays(rules, view, seat, space, player) : waysToPay(space, player)
  return differentWays(rules, player, space, ways).map(({ die, flip }): Command => ({
    type: 'payDie',
    die: die.id,
    flip,
  }))
}

export function buildingCommands(
  rules: Rules,
  view: View,
  seat: Seat,
  wait: WaitOf<'tile' | 'site'>,
): readonly Command[] {
  const player = playerAt(view, seat)
  if (wait.kind === 'tile') {
    const stacks = wait.covering
      ? coverStacks(rules, view, seat, player)
      : buildStacks(rules, view, player)
    return stacks.map((stack): Command => ({ type: 'chooseTile', stack }))
  }
  const tile = rules.tiles[view.stacks[wait.stack].top ?? '']
  if (!tile) return []
  if (!wait.covering) return emptySites(rules, player.cells, tile)
  return coverSites(rules, player.cells, tile, bestTotal(player, tile.colour))
}

/** All rotations in which a road of the tile meets a neighbour's road [R35]. */
function emptySites(rules: Rules, cells: Province, tile: Tile): readonly Command[] {
  const ground = groundOf(rules, cells)
  const masks = turnedMasks[tile.roads] ?? []
  const commands: Command[] = []
  for (const cell of ground.open) {
    for (const turn of turnsOf[tile.roads] ?? []) {
      if ((masks[turn] ?? 0) & (ground.calls[cell] ?? 0)) {
        commands.push({ type: 'placeTile', cell, turn })
      }
    }
  }
  return commands
}

function coverSites(rules: Rules, cells: Province, tile: Tile, most: number): readonly Command[] {
  const commands: Command[] = []
  for (let cell = 0; cell < cells.length; cell += 1) {
    const due = coverDue(rules, cells, cell, tile)
    if (due === null || due > most) continue
    for (const turn of coverTurns(rules, cells, cell, tile)) {
      commands.push({ type: 'placeTile', cell, turn })
    }
  }
  return commands
}
