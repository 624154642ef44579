/** Touches for each command of Rajas. */
import type { Seat } from '../../kernel/seat.ts'
import type { Command } from '../../games/rajas/commands.ts'
import type { View } from '../../games/rajas/types.ts'
import type { Colour } from '../../games/rajas/vocabulary.ts'
import type { Touch, Touches } from '../board/touch.ts'
import {
  bowlId,
  cubeId,
  cupSpot,
  flipSpot,
  ghatSpot,
  incomeTileId,
  plateId,
  riverTileId,
  scrollSpot,
  slotSpot,
  spaceSpot,
  stackSpot,
  tileId,
} from './ids.ts'
import type { Lay } from './lay.ts'
import { sitesOf } from './sites.ts'
import { turnedOver } from '../../games/rajas/telling/sets.ts'
import { handsOf } from './things/dice.ts'

/** Touch target of a paid die: the die, or the lotus beside it that flips the die first. */
function touchesOf(lay: Lay, view: View, seat: Seat): (die: string, isFlip: boolean) => string {
  const player = view.players[seat]
  const { dice = [], capacity = 0 } = player ?? {}
  const hands = handsOf(lay, dice, capacity)
  return (die, isFlip) =>
    isFlip ? flipSpot(seat, capacity, hands[dice.findIndex(({ id }) => id === die)] ?? 0) : die
}

/** Names of the lotuses in choices: the flipped die. */
export function pickNames(lay: Lay, view: View, seat: Seat): ReadonlyMap<string, string> {
  const touch = touchesOf(lay, view, seat)
  const dice = view.players[seat]?.dice ?? []
  return new Map(dice.map(({ id }) => [touch(id, true), turnedOver(id)]))
}

/** Dice of the same colour and value are interchangeable. */
function equalTo({ players }: View, seat: Seat, die: string): readonly string[] {
  const dice = players[seat]?.dice ?? []
  const own = dice.find(({ id }) => id === die)
  const equal = dice.filter(({ colour, value }) => colour === own?.colour && value === own.value)
  return equal.length > 0 ? equal.map(({ id }) => id) : [die]
}

/**
 * Alternatives for each paid die: equal dice are dealt out among the meant ones, so that no two
 * share a touch target.
 */
function diceTouches(
  lay: Lay,
  view: View,
  seat: Seat,
  dice: readonly string[],
  isFlip: boolean,
): readonly Touch[] {
  const touch = touchesOf(lay, view, seat)
  return dice.map((die) => {
    const equal = equalTo(view, seat, die)
    const meant = dice.filter((other) => equal.includes(other))
    const at = meant.indexOf(die)
    return equal.filter((_, i) => i % meant.length === at).map((id) => touch(id, isFlip))
  })
}

/** Spaces that match a chamber or good. */
const spacesWhere = (
  lay: Lay,
  isMeant: (space: { chamber: number; good: string | null }) => boolean,
) => (lay.rules.spaces[lay.seats] ?? []).filter(isMeant).map(({ id }) => spaceSpot(id))

/** A bowl, or any die in it. */
const bowl = ({ supply }: View, colour: Colour): Touch => [bowlId(colour), ...supply[colour]]

/** A ghat, or the river tile on it. */
function ghat({ river }: View, space: number): Touch {
  const tile = river[space]
  return tile ? riverTileId(tile) : ghatSpot(space)
}

/** An income slot, or the tile on it. */
function slot({ players }: View, seat: Seat, income: string): Touch {
  const player = players[seat]
  const tile = player?.slots[income]
  return tile === undefined ? slotSpot(seat, player?.side ?? 'front', income) : incomeTileId(tile)
}

const one = (touch: Touch): Touches => ({ by: [touch] })

export function picksOf(lay: Lay, command: Command, view: View, seat: Seat): Touches {
  switch (command.type) {
    case 'placeWorker':
      return one(spaceSpot(command.space))
    case 'chooseTile':
      return one(tileId(view.stacks[command.stack].top ?? stackSpot(command.stack)))
    case 'placeTile':
      return one(sitesOf(lay, view, seat, command.cell, command.turn))
    case 'payDie':
      return { by: diceTouches(lay, view, seat, [command.die], command.flip) }
    case 'payDice': {
      const { dice, flips } = command
      const plain = dice.filter((die) => !flips.includes(die))
      return {
        by: [
          ...diceTouches(lay, view, seat, flips, true),
          ...diceTouches(lay, view, seat, plain, false),
        ],
      }
    }
    case 'pickDie':
    case 'returnDie':
      return { by: diceTouches(lay, view, seat, [command.die], false) }
    case 'takeDie':
      return one(bowl(view, command.colour))
    case 'moveBoat':
      return one(ghat(view, command.space))
    case 'upgrade':
      return one([cubeId(seat, command.building), scrollSpot(seat, command.building)])
    case 'takeKarma':
      return one(cupSpot(seat, (view.players[seat]?.karma ?? 0) + command.n))
    case 'visitChamber':
      return one(spacesWhere(lay, ({ chamber }) => chamber === command.chamber))
    case 'chooseGood':
      return one(spacesWhere(lay, ({ good }) => good === command.good))
    case 'takeIncome':
      return one(slot(view, seat, command.income))
    case 'layIncomeTile':
      return one(slot(view, seat, command.slot))
    case 'chooseIncomeTile':
      return one(incomeTileId(command.tile))
    case 'rerollDice':
    case 'decline':
    case 'keepDice':
    case 'pass':
    case 'stopTaking':
      return one(plateId(seat))
  }
}
