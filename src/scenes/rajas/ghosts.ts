/** Preview things of a command: worker, tile, boat, cube, income tile. */
import type { Aim } from '../contract.ts'
import type { Thing } from '../board/thing.ts'
import type { Command } from '../../games/rajas/commands.ts'
import type { View } from '../../games/rajas/types.ts'
import {
  boatId,
  cellSpot,
  cubeId,
  cupSpot,
  karmaId,
  levelSpot,
  slotSpot,
  spaceSpot,
  waterSpot,
  workerId,
} from './ids.ts'
import type { Lay } from './lay.ts'
import { ownLook, thingAt } from './things/look.ts'
import { wholeTile } from './things/tiles.ts'
import { incomeTileThing } from './things/tokens.ts'

/** The tile being placed, in its rotation, on top of a tile that it would cover. */
function tileGhost({ rules }: Lay, view: View, seat: number, cell: number, turn: number) {
  const { wait } = view.flow
  const top = wait.kind === 'site' ? view.stacks[wait.stack].top : null
  const tile = rules.tiles[top ?? '']
  if (!tile) return []
  const order = view.players[seat]?.cells[cell] ? 1 : 0
  const whole = wholeTile(tile, { spot: cellSpot(seat, cell), order }, turn)
  // whole models: the mills layer renders sails only for mills that really stand there
  return whole.map(({ look: { part: _part, ...look }, ...one }) => ({ ...one, look }))
}

export function ghostsOf(lay: Lay, { seat, command }: Aim<Command>, view: View): readonly Thing[] {
  const player = view.players[seat]
  if (!player) return []
  switch (command.type) {
    case 'placeWorker': {
      const spot = spaceSpot(command.space)
      return [thingAt(workerId(seat, command.space), ownLook('worker', seat), spot)]
    }
    case 'placeTile':
      return tileGhost(lay, view, seat, command.cell, command.turn)
    case 'moveBoat':
      return [
        thingAt(boatId(seat), ownLook('boat', seat), waterSpot(seat), { order: command.space }),
      ]
    case 'upgrade': {
      const level = player.levels[command.building] + 1
      const spot = levelSpot(seat, command.building, level)
      return [thingAt(cubeId(seat, command.building), ownLook('cube', seat), spot)]
    }
    case 'takeKarma': {
      const spot = cupSpot(seat, player.karma + command.n)
      return [thingAt(karmaId(seat), ownLook('cube', seat), spot)]
    }
    case 'layIncomeTile': {
      const spot = slotSpot(seat, player.side, command.slot)
      return [incomeTileThing(lay, command.tile, { spot, order: 0 })]
    }
    default:
      return []
  }
}
