/** All legal commands of the acting player, in canonical order. */
import type { Seat } from '../../../kernel/seat.ts'
import { buildingCommands, payCommands } from './legalBuilding.ts'
import { canVisit } from './chambers.ts'
import type { Rules } from '../edition.ts'
import { returnable, takableNow } from './diceGain.ts'
import type { Command } from '../commands.ts'
import { choosable, layings } from './incomeTiles.ts'
import { isEffective, legalSpaces } from './places.ts'
import { playerAt, upgradable } from './progress.ts'
import { spacesAhead } from './river.ts'
import type { View } from '../types.ts'
import { type Good, goods } from '../vocabulary.ts'
import { groundOf, oneGoodCoins } from './ground.ts'
import { differentDice } from './sameDice.ts'
import type { Due } from '../types/waits.ts'

const decline: Command = { type: 'decline' }

export function legal(rules: Rules, view: View, seat: Seat): readonly Command[] {
  const { wait, seat: actor } = view.flow
  if (seat !== actor) return []
  switch (wait.kind) {
    case 'place':
      return placeCommands(rules, view, seat)
    case 'cost':
    case 'pay':
      return payCommands(rules, view, seat, wait)
    case 'tile':
    case 'site':
      return buildingCommands(rules, view, seat, wait)
    case 'dice':
      return diceCommands(view, seat, wait.due, wait.mustTake)
    case 'rerollChoice':
      return rerollCommands(view, seat, wait.dice)
    case 'upgrade':
      return [
        decline,
        ...upgradable(playerAt(view, seat)).map((building): Command => ({
          type: 'upgrade',
          building,
        })),
      ]
    case 'karma':
      return [{ type: 'takeKarma', n: wait.n }]
    case 'boat': {
      const moves = spacesAhead(rules, view, seat, wait.reach).map((space): Command => ({
        type: 'moveBoat',
        space,
      }))
      return wait.optional ? [decline, ...moves] : moves
    }
    case 'chamber':
      return wait.chambers
        .filter((chamber) => canVisit(rules, view, seat, chamber))
        .map((chamber): Command => ({ type: 'visitChamber', chamber }))
    case 'good':
      return goodsToSell(rules, view, seat, wait.max).map((good): Command => ({
        type: 'chooseGood',
        good,
      }))
    case 'income':
      return wait.incomes.toSorted().map((income): Command => ({ type: 'takeIncome', income }))
    case 'slot':
      return slotCommands(rules, view, seat, wait.tile, wait.optional)
    default:
      return []
  }
}

/**
 * In the final cycle placing is optional [G5]; otherwise passing is legal only if no placement has
 * an effect [G4].
 */
function placeCommands(rules: Rules, view: View, seat: Seat): readonly Command[] {
  const spaces = legalSpaces(rules, view, seat)
  const commands = spaces.map(({ id }): Command => ({ type: 'placeWorker', space: id }))
  const mayPass =
    view.crossed.length > 0 || !spaces.some((space) => isEffective(rules, view, seat, space))
  return mayPass ? [{ type: 'pass' }, ...commands] : commands
}

function diceCommands(
  view: View,
  seat: Seat,
  due: readonly Due[],
  mustTake: boolean,
): readonly Command[] {
  const player = playerAt(view, seat)
  const takes = takableNow(view, player, due).map((colour): Command => ({
    type: 'takeDie',
    colour,
  }))
  if (mustTake) return takes
  const returns = differentDice(returnable(view, player, due)).map((die): Command => ({
    type: 'returnDie',
    die: die.id,
  }))
  // With room for a die, taking it is mandatory; a player may stop only if a die would have to be
  // returned first [G13].
  return takes.length > 0 ? [...returns, ...takes] : [...returns, { type: 'stopTaking' }]
}

/** Goods that bring coins. */
function goodsToSell(rules: Rules, view: View, seat: Seat, max: number): readonly Good[] {
  const ground = groundOf(rules, playerAt(view, seat).cells)
  return goods.filter((good) => oneGoodCoins(ground, good, max) > 0)
}

/** First the tile is chosen, then the slot [G59]. */
function slotCommands(
  rules: Rules,
  view: View,
  seat: Seat,
  tile: string | null,
  isOptional: boolean,
): readonly Command[] {
  if (tile !== null) {
    return layings(rules, view, seat, tile).map(({ slot }): Command => ({
      type: 'layIncomeTile',
      slot,
      tile,
    }))
  }
  const tiles = choosable(rules, view, seat).map((one): Command => ({
    type: 'chooseIncomeTile',
    tile: one,
  }))
  return isOptional ? [...tiles, decline] : tiles
}

/** Any number of own dice are picked, then rolled together [G27]. */
function rerollCommands(view: View, seat: Seat, picked: readonly string[]): readonly Command[] {
  const left = playerAt(view, seat).dice.filter((die) => !picked.includes(die.id))
  const picks = differentDice(left).map((die): Command => ({ type: 'pickDie', die: die.id }))
  return picked.length > 0 ? [...picks, { type: 'rerollDice' }] : [{ type: 'keepDice' }, ...picks]
}
