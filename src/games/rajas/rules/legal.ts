/** Every command the player at work may give, in canonical order. */
import type { Seat } from '../../../kernel/seat.ts'
import { buildingCommands, payCommands } from './legalBuilding.ts'
import { canVisit } from './chambers.ts'
import type { Rules } from '../data.ts'
import { returnable, takable } from './diceGain.ts'
import type { RajasCommand } from '../events.ts'
import { layings } from './incomeTiles.ts'
import { isEffective, legalSpaces } from './places.ts'
import { playerAt, upgradable } from './progress.ts'
import { spacesAhead } from './river.ts'
import type { RajasView } from '../types.ts'
import { goods } from '../vocabulary.ts'
import type { Due } from './waits.ts'

const decline: RajasCommand = { type: 'decline' }

export function legal(rules: Rules, view: RajasView, seat: Seat): readonly RajasCommand[] {
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
        ...upgradable(playerAt(view, seat)).map((building): RajasCommand => ({
          type: 'upgrade',
          building,
        })),
      ]
    case 'karma':
      return [
        decline,
        ...Array.from({ length: wait.n }, (_, i): RajasCommand => ({
          type: 'takeKarma',
          n: i + 1,
        })),
      ]
    case 'boat': {
      const moves = spacesAhead(rules, view, seat, wait.reach).map((space): RajasCommand => ({
        type: 'moveBoat',
        space,
      }))
      return wait.optional ? [decline, ...moves] : moves
    }
    case 'chamber':
      return wait.chambers
        .filter((chamber) => canVisit(rules, view, seat, chamber))
        .map((chamber): RajasCommand => ({ type: 'visitChamber', chamber }))
    case 'good':
      return goods.map((good): RajasCommand => ({ type: 'chooseGood', good }))
    case 'income':
      return wait.incomes.toSorted().map((income): RajasCommand => ({ type: 'takeIncome', income }))
    case 'slot': {
      const list = layings(rules, view, seat, wait.tile).map(({ slot, tile }): RajasCommand => ({
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
function placeCommands(rules: Rules, view: RajasView, seat: Seat): readonly RajasCommand[] {
  const spaces = legalSpaces(rules, view, seat)
  const commands = spaces.map(({ id }): RajasCommand => ({ type: 'placeWorker', space: id }))
  const mayPass =
    view.crossed.length > 0 || !spaces.some((space) => isEffective(rules, view, seat, space))
  return mayPass ? [{ type: 'pass' }, ...commands] : commands
}

function diceCommands(
  view: RajasView,
  seat: Seat,
  due: readonly Due[],
  mustTake: boolean,
): readonly RajasCommand[] {
  const player = playerAt(view, seat)
  const takes = takable(view, player, due).map((colour): RajasCommand => ({
    type: 'takeDie',
    colour,
  }))
  if (mustTake) return takes
  const returns = returnable(view, player, due).map((die): RajasCommand => ({
    type: 'returnDie',
    die,
  }))
  return [...returns, { type: 'stopTaking' }, ...takes]
}

/** Any number of own dice are picked, then rolled together [G27]. */
function rerollCommands(
  view: RajasView,
  seat: Seat,
  picked: readonly string[],
): readonly RajasCommand[] {
  const picks = playerAt(view, seat)
    .dice.filter((die) => !picked.includes(die.id))
    .map((die): RajasCommand => ({ type: 'pickDie', die: die.id }))
  return picked.length > 0 ? [...picks, { type: 'rerollDice' }] : [{ type: 'keepDice' }, ...picks]
}
