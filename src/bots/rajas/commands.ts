/** The heuristic score of each Rajas command. */
import type { Command } from '../../games/rajas/commands.ts'
import { chamberBenefit } from '../../games/rajas/rules/chambers.ts'
import { groundOf, oneGoodCoins } from '../../games/rajas/rules/ground.ts'
import { benefitOfIncome } from '../../games/rajas/rules/incomeTiles.ts'
import { bestCover, buildWorth, coverSiteWorth, coverWorth, siteWorth } from './building.ts'
import { paymentCost } from './paying.ts'
import { payWorth, spaceWorth } from './placing.ts'
import { slotWorth, minorWorth, tileWorth } from './minorCommands.ts'
import { benefitWorth, type SeatContext, landingWorth } from './worth.ts'

export function commandWorth(context: SeatContext, command: Command): number {
  const { rules, view, player } = context
  const { wait } = view.flow
  switch (command.type) {
    case 'placeWorker': {
      const seats = view.players.length
      const space = rules.spaces[seats]?.[rules.spaceAt[seats]?.[command.space] ?? -1]
      return space ? spaceWorth(context, space) : 0
    }
    case 'chooseTile': {
      const tile = rules.tiles[view.stacks[command.stack].top ?? '']
      if (!tile || wait.kind !== 'tile') return 0
      return wait.covering ? coverWorth(context, tile) : buildWorth(context, tile)
    }
    case 'placeTile': {
      if (wait.kind !== 'site') return 0
      const tile = rules.tiles[view.stacks[wait.stack].top ?? '']
      if (!tile) return 0
      const { cell, turn } = command
      return wait.covering
        ? coverSiteWorth(context, tile, cell, turn)
        : siteWorth(context, tile, cell, turn)
    }
    case 'payDie':
      return payingWorth(context, command.die, command.flip)
    case 'payDice':
      return -paymentCost(context, command.dice, command.flips.length)
    case 'moveBoat':
      return landingWorth(context, command.space)
    case 'visitChamber': {
      const benefit = chamberBenefit(rules, view, command.chamber)
      return benefit.kind === 'coverTile' ? bestCover(context) : benefitWorth(context, benefit)
    }
    case 'chooseGood': {
      const max = wait.kind === 'good' ? wait.max : 0
      return oneGoodCoins(groundOf(rules, player.cells), command.good, max)
    }
    case 'takeIncome':
      return benefitWorth(context, benefitOfIncome(rules, player, command.income))
    case 'chooseIncomeTile':
      return tileWorth(context, command.tile)
    case 'layIncomeTile':
      return slotWorth(context, command.slot, command.tile)
    case 'takeKarma':
      return command.n
    default:
      return minorWorth(context, command)
  }
}

function payingWorth(context: SeatContext, id: string, flip: boolean): number {
  const { rules, view, player } = context
  const { wait } = view.flow
  const die = player.dice.find((own) => own.id === id)
  if (!die) return 0
  const space = wait.kind === 'cost' ? rules.spaces[view.players.length]?.[wait.space] : undefined
  return space ? payWorth(context, space, { die, flip }) : 0
}
