/** What stands for each command of Rajas when it is touched. */
import type { Seat } from '../../kernel/seat.ts'
import type { Command } from '../../games/rajas/commands.ts'
import type { View } from '../../games/rajas/types/index.ts'
import type { Colour } from '../../games/rajas/vocabulary.ts'
import type { Touch, Touches } from '../board/touch.ts'
import {
  bowlId,
  cubeId,
  cupSpot,
  ghatSpot,
  incomeTileId,
  karmaId,
  plateId,
  riverTileId,
  scrollSpot,
  slotSpot,
  spaceSpot,
  stackSpot,
  tileId,
  trayId,
} from './ids.ts'
import type { Lay } from './lay.ts'
import { sitesOf } from './sites.ts'

/** The spaces of a kind that share a chamber or a good. */
const spacesWhere = (
  lay: Lay,
  isMeant: (space: { chamber: number; good: string | null }) => boolean,
) => (lay.rules.spaces[lay.seats] ?? []).filter(isMeant).map(({ id }) => spaceSpot(id))

/** A bowl, or any of the dice in it. */
const bowl = ({ supply }: View, colour: Colour): Touch => [bowlId(colour), ...supply[colour]]

function ghat({ river }: View, space: number): Touch {
  const tile = river[space]
  return tile ? [ghatSpot(space), riverTileId(tile)] : ghatSpot(space)
}

/** A slot of the rim, or the tile that lies on it. */
function slot({ players }: View, seat: Seat, income: string): Touch {
  const player = players[seat]
  const spot = slotSpot(seat, player?.side ?? 'front', income)
  const tile = player?.slots[income]
  return tile === undefined ? spot : [spot, incomeTileId(tile)]
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
      return { by: command.flip ? [karmaId(seat), command.die] : [command.die] }
    case 'pickDie':
    case 'returnDie':
      return one(command.die)
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
      return { by: [incomeTileId(command.tile), slot(view, seat, command.slot)] }
    case 'rerollDice':
      return one(trayId)
    case 'decline':
    case 'finishPaying':
    case 'keepDice':
    case 'pass':
    case 'stopTaking':
      return one(plateId(seat))
  }
}
