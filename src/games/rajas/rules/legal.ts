/** Every command the player at work may give, in canonical order. */
import type { Seat } from '../../../kernel/seat.ts'
import { buildingCommands, payCommands } from './legalBuilding.ts'
import { canVisit } from './chambers.ts'
import type { Rules } from '../edition/index.ts'
import { returnable, takable } from './diceGain.ts'
import type { Command } from '../commands.ts'
import { layings } from './incomeTiles.ts'
import { isEffective, legalSpaces } from './places.ts'
import { playerAt, upgradable } from './progress.ts'
import { spacesAhead } from './river.ts'
import type { View } from '../types/index.ts'
import { goods } from '../vocabulary.ts'
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
      return [
        decline,
        ...Array.from({ length: wait.n }, (_, i): Command => ({
          type: 'takeKarma',
          n: i + 1,
        })),
      ]
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
      return goods.map((good): Command => ({ type: 'chooseGood', good }))
    case 'income':
      return wait.incomes.toSorted().map((income): Command => ({ type: 'takeIncome', income }))
    case 'slot': {
      const list = layings(rules, view, seat, wait.tile).map(({ slot, tile }): Command => ({
        type: 'layIncomeTile',
        slot,
        tile,
      }))
      return wait.optional ? [decline, ...list] : list
    }
    default:
      return []
  }
}

/** In the closing cycle placing is voluntary [G5]; else a pass needs that nothing effective can be done [G4]. */
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
  const takes = takable(view, player, due).map((colour): Command => ({
    type: 'takeDie',
    colour,
  }))
  if (mustTake) return takes
  const returns = returnable(view, player, due).map((die): Command => ({
    type: 'returnDie',
    die,
  }))
  return [...returns, { type: 'stopTaking' }, ...takes]
}

/** Any number of own dice are picked, then rolled together [G27]. */
function rerollCommands(view: View, seat: Seat, picked: readonly string[]): readonly Command[] {
  const picks = playerAt(view, seat)
    .dice.filter((die) => !picked.includes(die.id))
    .map((die): Command => ({ type: 'pickDie', die: die.id }))
  return picked.length > 0 ? [...picks, { type: 'rerollDice' }] : [{ type: 'keepDice' }, ...picks]
}
