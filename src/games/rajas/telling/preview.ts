/** Previews the costs and gains of a command, with the same functions that the rules use. */
import { line, type Line } from '../../../kernel/line.ts'
import { chamberBenefit } from '../rules/chambers.ts'
import type { Benefit } from '../data/benefits.ts'
import type { Rules } from '../edition.ts'
import type { Command } from '../commands.ts'
import { turnedMasks } from '../edition/grid.ts'
import { groundOf, oneGoodCoins } from '../rules/ground.ts'
import { benefitOfIncome, newLinks } from '../rules/incomeTiles.ts'
import { chanceOfMore } from './chances.ts'
import { benefitName, dieName } from './names.ts'
import { amountOf, playerAt, tileYield } from '../rules/progress.ts'
import { worth } from '../rules/purse.ts'
import { passesBridge, riverBenefit, spacesAhead } from '../rules/river.ts'
import { closesLastRoad } from '../rules/roads.ts'
import type { Space } from '../edition/spaces.ts'
import type { View } from '../types.ts'

export function preview(rules: Rules, command: Command, view: View): readonly Line[] {
  const { seat, wait } = view.flow
  const player = playerAt(view, seat)
  const list = rules.spaces[view.players.length] ?? []
  switch (command.type) {
    case 'placeWorker': {
      const space = list.find((item) => item.id === command.space)
      return space ? [...costLines(space), ...spaceGains(rules, view, space)] : []
    }
    case 'payDie': {
      const die = player.dice.find((own) => own.id === command.die)
      const flip = command.flip ? [line('rajas.cost.karma', { n: 1 })] : []
      const space = wait.kind === 'cost' ? list[wait.space] : undefined
      if (!die || !space) return flip
      return [...flip, ...paidGains(rules, view, space, worth(die, command.flip))]
    }
    case 'payDice': {
      const n = command.flips.length
      return n > 0 ? [line('rajas.cost.karma', { n })] : []
    }
    case 'placeTile':
      return placeGains(rules, view, command.cell, command.turn)
    case 'moveBoat': {
      const gains = benefitGains(rules, view, riverBenefit(rules, view, command.space))
      const isNew =
        player.spots.bridge === 'waiting' && passesBridge(rules, player.boat, command.space)
      return isNew ? [line('rajas.gain.worker'), ...gains] : gains
    }
    case 'visitChamber':
      return benefitGains(rules, view, chamberBenefit(rules, view, command.chamber))
    case 'takeIncome':
      return benefitGains(rules, view, benefitOfIncome(rules, player, command.income))
    case 'chooseIncomeTile':
      return []
    case 'layIncomeTile':
      if (player.linked.includes(command.slot)) return [line('rajas.gain.idle')]
      // The tile pays when a road links it, by the progress at that time, itself included [R113]
      // [G51].
      return [benefitName(rules.incomeTiles[command.tile]?.benefit ?? null)]
    case 'chooseGood': {
      const max = wait.kind === 'good' ? wait.max : 0
      return [coins(oneGoodCoins(groundOf(rules, player.cells), command.good, max))]
    }
    case 'pickDie':
      return rerollLines(view, command.die)
    case 'rerollDice':
      return rerollLines(view, null)
    default:
      return []
  }
}

/** The total of the picked dice (plus one more), and the probability of rolling more. */
function rerollLines(view: View, more: string | null): readonly Line[] {
  const { seat, wait } = view.flow
  if (wait.kind !== 'rerollChoice') return []
  const dice = playerAt(view, seat).dice.filter(({ id }) => wait.dice.includes(id) || id === more)
  const now = dice.reduce((sum, { value }) => sum + value, 0)
  const chance = chanceOfMore(dice.length, now)
  return dice.length === 0 ? [] : [line('rajas.preview.reroll', { dice: dice.length, now, chance })]
}

function coins(n: number): Line {
  return line('rajas.benefit.coins', { n })
}

/** [R21] */
function costLines(space: Space): readonly Line[] {
  const lines = space.coins > 0 ? [line('rajas.cost.coins', { n: space.coins })] : []
  if (space.kind === 'quarry') return [...lines, line('rajas.cost.tile')]
  if (!space.paysDie) return lines
  if (space.colour) return [...lines, line('rajas.cost.die', { die: dieName(space.colour) })]
  if (!space.values) return [...lines, line('rajas.cost.anyDie')]
  const values = { list: space.values, or: true } as const
  return [...lines, line('rajas.cost.dieOf', { values })]
}

function spaceGains(rules: Rules, view: View, space: Space): readonly Line[] {
  if (space.chamber > 0) {
    return benefitGains(rules, view, chamberBenefit(rules, view, space.chamber))
  }
  return space.benefit ? benefitGains(rules, view, space.benefit) : []
}

function paidGains(rules: Rules, view: View, space: Space, value: number): readonly Line[] {
  const player = playerAt(view, view.flow.seat)
  if (space.good !== null) {
    return [coins(oneGoodCoins(groundOf(rules, player.cells), space.good, value))]
  }
  if (space.kind !== 'harbour') return []
  const ahead = spacesAhead(rules, view, view.flow.seat, value)
  return [line('rajas.gain.boat', { spaces: { list: ahead, or: true } })]
}

function placeGains(rules: Rules, view: View, cell: number, turn: number): readonly Line[] {
  const { wait, seat } = view.flow
  if (wait.kind !== 'site') return []
  const player = playerAt(view, seat)
  const tile = rules.tiles[view.stacks[wait.stack].top ?? '']
  if (!tile) return []
  const roads = turnedMasks[tile.roads]?.[turn] ?? 0
  const gains = tileYield(rules, player, tile)
  const links = newLinks(rules, player, cell, roads)
  return [
    ...(gains.fame > 0 ? [line('rajas.benefit.fame', { n: gains.fame })] : []),
    ...(gains.coins > 0 ? [coins(gains.coins)] : []),
    ...links.map((income) => benefitName(benefitOfIncome(rules, player, income))),
    ...(closesLastRoad(rules, player, cell, roads) ? [line('rajas.gain.lastRoad')] : []),
  ]
}

/** The name of a benefit, and its current amount if that is counted from the table. */
function benefitGains(rules: Rules, view: View, benefit: Benefit | null): readonly Line[] {
  const name = benefitName(benefit)
  if (!benefit || benefit.kind === 'coins' || benefit.kind === 'fame') return [name]
  const amount = amountOf(rules, view, view.flow.seat, benefit)
  if (!amount) return [name]
  const kind = amount.track === 'fame' ? 'fame' : 'coins'
  return [name, line(`rajas.benefit.${kind}`, { n: amount.n })]
}
