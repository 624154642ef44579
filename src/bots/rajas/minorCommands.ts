/** Scores the minor commands of Rajas: income slots, dice to take or return, upgrades. */
import type { Command } from '../../games/rajas/commands.ts'
import { layings } from '../../games/rajas/rules/incomeTiles.ts'
import { buildings } from '../../games/rajas/vocabulary.ts'
import { orderTieBreak, dieParts, farSlotFactor, diceHand, lowPips, passScore } from './weights.ts'
import { benefitWorth, dieWorth, type SeatContext } from './worth.ts'

/**
 * The gain of the tile's benefit over the printed one. It is discounted for a slot far from any
 * road, and negative for a slot already linked.
 */
export function slotWorth(context: SeatContext, slot: string, tile: string): number {
  const { rules, player } = context
  if (player.linked.includes(slot)) return -1
  const income = rules[player.side].incomes[slot]
  const gain = benefitWorth(context, rules.incomeTiles[tile]?.benefit ?? null)
  const isNear = income?.access.some(({ cell }) => !player.cells[cell]) ?? false
  return (isNear ? 1 : farSlotFactor) * (gain - benefitWorth(context, income?.benefit ?? null))
}

/** The worth of the tile on its best free slot. */
export function tileWorth(context: SeatContext, tile: string): number {
  const slots = layings(context.rules, context.view, context.seat, tile)
  return Math.max(...slots.map(({ slot }) => slotWorth(context, slot, tile)))
}

/** Scores commands with little effect. */
export function minorWorth({ rules, view, player }: SeatContext, command: Command): number {
  switch (command.type) {
    case 'takeDie': {
      const pips = player.dice.reduce((n, die) => n + (die.colour === command.colour ? 1 : 0), 0)
      const coming = player.taking.filter((id) => rules.colourOf[id] === command.colour).length
      return diceHand.best - Math.abs(pips + coming - diceHand.ideal) * diceHand.perOff
    }
    case 'returnDie': {
      const die = player.dice.find((own) => own.id === command.die)
      return die && die.value <= lowPips ? dieWorth(dieParts.mean) - dieWorth(die.value) : -1
    }
    case 'upgrade': {
      const onOffer = Object.values(view.stacks).reduce((n, { top }) => {
        const kinds = rules.tiles[top ?? '']?.buildings ?? []
        return n + kinds.filter((kind) => kind === command.building).length
      }, 0)
      return 1 + onOffer - buildings.indexOf(command.building) * orderTieBreak
    }
    case 'pickDie': {
      const die = player.dice.find((own) => own.id === command.die)
      return die && die.value <= lowPips ? 1 : -1
    }
    case 'pass':
      return passScore
    default:
      return 0
  }
}
