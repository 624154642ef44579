/** Preview of a command: its gains as marks, where to show them, and the incomes that it would connect. */
import type { Line } from '../../kernel/line.ts'
import type { Seat } from '../../kernel/seat.ts'
import type { Command } from '../../games/rajas/commands.ts'
import type { Benefit } from '../../games/rajas/data/benefits.ts'
import { turnedMasks } from '../../games/rajas/edition/grid.ts'
import type { Space } from '../../games/rajas/edition/spaces.ts'
import { chamberBenefit } from '../../games/rajas/rules/chambers.ts'
import { groundOf, oneGoodCoins } from '../../games/rajas/rules/ground.ts'
import { benefitOfIncome, newLinks } from '../../games/rajas/rules/incomeTiles.ts'
import { amountOf, playerAt, tileYield } from '../../games/rajas/rules/progress.ts'
import { worth } from '../../games/rajas/rules/purse.ts'
import { passesBridge, riverBenefit } from '../../games/rajas/rules/river.ts'
import type { View } from '../../games/rajas/types.ts'
import type { Aim } from '../contract.ts'
import { cellSpot, ghatSpot, slotSpot, spaceSpot } from './ids.ts'
import type { Lay } from './lay.ts'
import { marksOf } from './print/benefit.ts'
import { arrowMark } from './print/glue.ts'
import { coinMark, fameMark, iconMark } from './print/marks.ts'
import type { SignMark } from './print/pen.ts'

export interface Gains {
  /** Id of the thing or spot over which they appear. */
  readonly over: string
  readonly marks: readonly SignMark[]
  readonly links: readonly string[]
}

const coins = (n: number): readonly SignMark[] => (n > 0 ? [coinMark(n)] : [])
const stars = (n: number): readonly SignMark[] => (n > 0 ? [fameMark(n)] : [])

/** Amounts that depend on the table show their current value. */
function benefitMarks(
  { rules }: Lay,
  view: View,
  seat: Seat,
  benefit: Benefit | null,
): readonly SignMark[] {
  if (!benefit) return []
  const amount = amountOf(rules, view, seat, benefit)
  if (amount) return amount.track === 'fame' ? stars(amount.n) : coins(amount.n)
  return marksOf(benefit).flat()
}

function tileGains(lay: Lay, view: View, seat: Seat, cell: number, turn: number): Gains | null {
  const { wait } = view.flow
  const tile = wait.kind === 'site' ? lay.rules.tiles[view.stacks[wait.stack].top ?? ''] : undefined
  if (!tile) return null
  const player = playerAt(view, seat)
  const own = tileYield(lay.rules, player, tile)
  const links = newLinks(lay.rules, player, cell, turnedMasks[tile.roads]?.[turn] ?? 0)
  const incomes = links.flatMap((income) => [
    arrowMark,
    ...benefitMarks(lay, view, seat, benefitOfIncome(lay.rules, player, income)),
  ])
  return {
    over: cellSpot(seat, cell),
    marks: [...stars(own.fame), ...coins(own.coins), ...incomes],
    links: links.map((income) => slotSpot(seat, player.side, income)),
  }
}

function spaceGains(lay: Lay, view: View, seat: Seat, space: Space): Gains {
  const benefit = space.chamber > 0 ? chamberBenefit(lay.rules, view, space.chamber) : space.benefit
  return {
    over: spaceSpot(space.id),
    marks: benefitMarks(lay, view, seat, benefit),
    links: [],
  }
}

function boatGains(lay: Lay, view: View, seat: Seat, space: number): Gains {
  const { boat, spots } = playerAt(view, seat)
  const isNew = spots.bridge === 'waiting' && passesBridge(lay.rules, boat, space)
  const marks = benefitMarks(lay, view, seat, riverBenefit(lay.rules, view, space))
  return {
    over: ghatSpot(space),
    marks: [...(isNew ? [iconMark('worker')] : []), ...marks],
    links: [],
  }
}

function soldGains(lay: Lay, view: View, seat: Seat, die: string, flip: boolean): Gains | null {
  const { wait } = view.flow
  const space = wait.kind === 'cost' ? lay.rules.spaces[lay.seats]?.[wait.space] : undefined
  const player = playerAt(view, seat)
  const own = player.dice.find(({ id }) => id === die)
  if (!own || !space?.good) return null
  const n = oneGoodCoins(groundOf(lay.rules, player.cells), space.good, worth(own, flip))
  return { over: die, marks: coins(n), links: [] }
}

/** Null if the command brings nothing beyond what is printed there. */
export function gainsOf(lay: Lay, view: View, seat: Seat, command: Command): Gains | null {
  const list = lay.rules.spaces[lay.seats] ?? []
  switch (command.type) {
    case 'placeTile':
      return tileGains(lay, view, seat, command.cell, command.turn)
    case 'moveBoat':
      return boatGains(lay, view, seat, command.space)
    case 'payDie':
      return soldGains(lay, view, seat, command.die, command.flip)
    case 'placeWorker':
    case 'visitChamber': {
      const space = list.find(({ id, chamber }) =>
        command.type === 'placeWorker' ? id === command.space : chamber === command.chamber,
      )
      return space ? spaceGains(lay, view, seat, space) : null
    }
    default:
      return null
  }
}

/** Filters out lines that the card over the table already shows as marks. */
export function unshown(
  lay: Lay,
  view: View,
  { seat, command }: Aim<Command>,
  lines: readonly Line[],
): readonly Line[] {
  const marks = gainsOf(lay, view, seat, command)?.marks ?? []
  if (marks.length === 0) return lines
  return lines.filter(({ key }) => !/^rajas\.(benefit\.|gain\.worker$)/.test(key))
}
