/** The labels of commands, as lines to be rendered, grouped under headings. */
import type { Label } from '../../../kernel/game.ts'
import { line, type Line } from '../../../kernel/line.ts'
import type { Rules } from '../edition.ts'
import type { Command } from '../commands.ts'
import { cellName, turnedMasks } from '../edition/grid.ts'
import { groundOf, oneGoodCoins } from '../rules/ground.ts'
import { benefitOfIncome } from '../rules/incomeTiles.ts'
import { roadSign } from './roads.ts'
import {
  benefitName,
  buildingName,
  chamberName,
  dieName,
  dieShowing,
  goodName,
  incomeTileName,
  spaceName,
} from './names.ts'
import { offeredTile } from './publicFacts.ts'
import { playerAt } from '../rules/progress.ts'
import { riverBenefit } from '../rules/river.ts'
import type { View } from '../types.ts'

const decisive: ReadonlySet<Command['type']> = new Set([
  'decline',
  'keepDice',
  'pass',
  'rerollDice',
  'stopTaking',
])

export function label(rules: Rules, command: Command, view: View): Label {
  return {
    group: groupOf(rules, command, view),
    line: lineOf(rules, command, view),
    ...(isGivingUp(command) && { isGivingUp: true }),
    ...(decisive.has(command.type) && { isDecisive: true }),
  }
}

/** True for commands that decline something or spend karma. */
export function isGivingUp(command: Command): boolean {
  switch (command.type) {
    case 'decline':
    case 'pass':
    case 'stopTaking':
      return true
    case 'payDie':
      return command.flip
    case 'payDice':
      return command.flips.length > 0
    default:
      return false
  }
}

function groupOf(rules: Rules, command: Command, view: View): string {
  switch (command.type) {
    case 'placeWorker':
      return `rajas.area.${spaceOf(rules, view, command.space).area}`
    case 'payDie':
    case 'payDice':
      return 'rajas.group.pay'
    case 'chooseTile':
    case 'placeTile':
      return 'rajas.group.build'
    case 'takeDie':
    case 'returnDie':
    case 'stopTaking':
    case 'pickDie':
    case 'rerollDice':
    case 'keepDice':
      return 'rajas.group.dice'
    case 'pass':
    case 'decline':
      return 'rajas.group.decline'
    default:
      return 'rajas.group.gain'
  }
}

function spaceOf(rules: Rules, view: View, id: string) {
  const space = rules.spaces[view.players.length]?.find((item) => item.id === id)
  if (!space) throw new Error(`no space ${id}`)
  return space
}

function lineOf(rules: Rules, command: Command, view: View): Line {
  const player = playerAt(view, view.flow.seat)
  const { wait } = view.flow
  switch (command.type) {
    case 'decline':
    case 'keepDice':
    case 'pass':
    case 'rerollDice':
    case 'stopTaking':
      return line(`rajas.label.${command.type}`)
    case 'chooseGood': {
      const max = wait.kind === 'good' ? wait.max : 0
      const coins = oneGoodCoins(groundOf(rules, player.cells), command.good, max)
      return line('rajas.label.good', { good: goodName(command.good), coins })
    }
    case 'chooseTile':
      return offeredTile(rules, view.stacks[command.stack].top ?? '')
    case 'chooseIncomeTile':
      return incomeTileName(rules, command.tile)
    case 'layIncomeTile':
      return line('rajas.label.layIncomeTile', {
        tile: incomeTileName(rules, command.tile),
        slot: { raw: command.slot },
      })
    case 'moveBoat': {
      const what = benefitName(riverBenefit(rules, view, command.space))
      return line('rajas.label.moveBoat', { space: command.space, what })
    }
    case 'payDie':
      return paidName(view, command.die, command.flip)
    case 'payDice': {
      const list = command.dice.map((die) => paidName(view, die, command.flips.includes(die)))
      return line('rajas.label.payDice', { dice: { list } })
    }
    case 'pickDie':
      return line('rajas.dieWithValue', { ...named(view, command.die) })
    case 'returnDie':
      return line('rajas.label.returnDie', { ...named(view, command.die) })
    case 'placeTile': {
      const stack = wait.kind === 'site' ? wait.stack : 'blue-cow'
      const tile = rules.tiles[view.stacks[stack].top ?? '']
      const roads = turnedMasks[tile?.roads ?? 0]?.[command.turn] ?? 0
      return line('rajas.label.placeTile', {
        cell: { raw: cellName(command.cell) },
        roads: roadSign(roads, tile?.colour ?? 'blue'),
      })
    }
    case 'placeWorker':
      return spaceName(spaceOf(rules, view, command.space))
    case 'takeDie':
      return line('rajas.label.takeDie', { die: dieName(command.colour) })
    case 'takeIncome': {
      const benefit = benefitOfIncome(rules, player, command.income)
      return line('rajas.label.takeIncome', {
        income: { raw: command.income },
        what: benefitName(benefit),
      })
    }
    case 'takeKarma':
      return line('rajas.benefit.karma', { n: command.n })
    case 'upgrade': {
      const { fameByLevel } = rules.edition.upgrades
      const level = player.levels[command.building]
      return line('rajas.label.upgrade', {
        building: buildingName(command.building),
        from: fameByLevel[level] ?? 0,
        to: fameByLevel[level + 1] ?? 0,
      })
    }
    case 'visitChamber':
      return chamberName(command.chamber)
  }
}

function paidName(view: View, id: string, isFlipped: boolean): Line {
  const { die, value } = named(view, id)
  return isFlipped
    ? line('rajas.label.flipDie', { die, value, to: 7 - value })
    : line('rajas.dieWithValue', { die, value })
}

function named(view: View, id: string): { readonly die: Line; readonly value: number } {
  const die = playerAt(view, view.flow.seat).dice.find((item) => item.id === id)
  const [colour, value] = [die?.colour ?? 'blue', die?.value ?? 1] as const
  return { die: dieShowing(colour, value), value }
}
