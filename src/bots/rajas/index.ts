/** A sensible player of Rajas: takes what is worth most at once, seeing no more than its view. */
import type { Rules } from '../../games/rajas/edition/index.ts'
import type { Command } from '../../games/rajas/commands.ts'
import { groundOf, oneGoodCoins } from '../../games/rajas/rules/ground.ts'
import { benefitOfIncome } from '../../games/rajas/rules/incomeTiles.ts'
import { chamberBenefit } from '../../games/rajas/rules/chambers.ts'
import type { View } from '../../games/rajas/types/index.ts'
import { buildings } from '../../games/rajas/vocabulary.ts'
import type { Bot } from '../types.ts'
import { bestOffer, buildWorth, coverSiteWorth, coverWorth, siteWorth } from './building.ts'
import { cheapest } from './paying.ts'
import { payWorth, spaceWorth } from './placing.ts'
import { benefitWorth, dieWorth, type Eyes, eyesOf, landingWorth } from './worth.ts'

/** It values what the rules of its edition say. */
export function makeRajasBot(rules: Rules): Bot<View, Command> {
  return (view, legal, seat, random) => random.pick(bestOf(eyesOf(rules, view, seat), legal))
}

function bestOf(eyes: Eyes, legal: readonly Command[]): readonly Command[] {
  let best: Command[] = []
  let most = Number.NEGATIVE_INFINITY
  for (const command of legal) {
    const value = commandWorth(eyes, command)
    if (value > most) {
      best = [command]
      most = value
    } else if (value === most) {
      best.push(command)
    }
  }
  return best
}

function commandWorth(eyes: Eyes, command: Command): number {
  const { rules, view, player } = eyes
  const { wait } = view.flow
  switch (command.type) {
    case 'placeWorker': {
      const seats = view.players.length
      const space = rules.spaces[seats]?.[rules.spaceAt[seats]?.[command.space] ?? -1]
      return space ? spaceWorth(eyes, space) : 0
    }
    case 'chooseTile': {
      const tile = rules.tiles[view.stacks[command.stack].top ?? '']
      if (!tile || wait.kind !== 'tile') return 0
      return wait.covering ? coverWorth(eyes, tile) : buildWorth(eyes, tile)
    }
    case 'placeTile': {
      if (wait.kind !== 'site') return 0
      const tile = rules.tiles[view.stacks[wait.stack].top ?? '']
      if (!tile) return 0
      const { cell, turn } = command
      return wait.covering
        ? coverSiteWorth(eyes, tile, cell, turn)
        : siteWorth(eyes, tile, cell, turn)
    }
    case 'payDie':
      return payingWorth(eyes, command.die, command.flip)
    case 'finishPaying':
      return 1
    case 'moveBoat':
      return landingWorth(eyes, command.space)
    case 'visitChamber': {
      const benefit = chamberBenefit(rules, view, command.chamber)
      return benefit.kind === 'coverTile'
        ? bestOffer(eyes, coverWorth)
        : benefitWorth(eyes, benefit)
    }
    case 'chooseGood': {
      const max = wait.kind === 'good' ? wait.max : 0
      return oneGoodCoins(groundOf(rules, player.cells), command.good, max)
    }
    case 'takeIncome':
      return benefitWorth(eyes, benefitOfIncome(rules, player, command.income))
    case 'layIncomeTile':
      return slotWorth(eyes, command.slot, command.tile)
    case 'takeKarma':
      return command.n
    default:
      return smallWorth(eyes, command)
  }
}

function payingWorth(eyes: Eyes, id: string, flip: boolean): number {
  const { rules, view, player } = eyes
  const { wait } = view.flow
  const die = player.dice.find((own) => own.id === id)
  if (!die) return 0
  if (wait.kind === 'pay') {
    if (wait.due === 0) return 0
    const plan = cheapest(player.dice, die.colour, player.karma, wait.due)
    return plan?.pays.some((pay) => pay.die === die && pay.flip === flip) ? 1 : 0
  }
  const space = wait.kind === 'cost' ? rules.spaces[view.players.length]?.[wait.space] : undefined
  return space ? payWorth(eyes, space, { die, flip }) : 0
}

/** Worth more than what is printed there; a slot that roads will reach soon is better, one that they have reached pays nothing. */
function slotWorth(eyes: Eyes, slot: string, tile: string): number {
  const { rules, player } = eyes
  if (player.linked.includes(slot)) return -1
  const income = rules[player.side].incomes[slot]
  const gain = benefitWorth(eyes, rules.incomeTiles[tile]?.benefit ?? null)
  const isNear = income?.access.some(({ cell }) => !player.cells[cell]) ?? false
  return (isNear ? 1 : 0.3) * (gain - benefitWorth(eyes, income?.benefit ?? null))
}

function smallWorth({ rules, view, player }: Eyes, command: Command): number {
  switch (command.type) {
    case 'takeDie': {
      const pips = player.dice.reduce((n, die) => n + (die.colour === command.colour ? 1 : 0), 0)
      const coming = player.taking.filter((id) => rules.colourOf[id] === command.colour).length
      return 2 - Math.abs(pips + coming - 1.5) * 0.5
    }
    case 'returnDie': {
      const die = player.dice.find((own) => own.id === command.die)
      return die && die.value <= 2 ? dieWorth(3.5) - dieWorth(die.value) : -1
    }
    case 'upgrade': {
      const onOffer = Object.values(view.stacks).reduce((n, { top }) => {
        const kinds = rules.tiles[top ?? '']?.buildings ?? []
        return n + kinds.filter((kind) => kind === command.building).length
      }, 0)
      return 1 + onOffer - buildings.indexOf(command.building) * 0.01
    }
    case 'pickDie': {
      const die = player.dice.find((own) => own.id === command.die)
      return die && die.value <= 2 ? 1 : -1
    }
    case 'pass':
      return -2
    default:
      return 0
  }
}
