/** The reducer of one player: the player after an event. */
import type { Rules } from '../edition.ts'
import { draftOfPlayer } from './draft.ts'
import type { Event, Rolled } from '../events.ts'
import type { Die, Player } from '../types.ts'

export function evolvePlayer(rules: Rules, before: Player, event: Event): Player {
  const player = draftOfPlayer(before)
  switch (event.type) {
    case 'workerPlaced':
      player.unplaced -= 1
      break
    case 'coinsPaid':
      player.wealth -= event.n
      break
    case 'coinsGained':
      player.wealth += event.n
      break
    case 'fameGained':
      player.fame += event.n
      break
    case 'karmaGained':
      player.karma += event.n
      break
    case 'bonusReached':
      if (event.track === 'fame') player.fameBonuses += 1
      else player.wealthBonuses += 1
      break
    case 'boatMoved':
      player.boat = event.to
      break
    case 'buildingUpgraded':
      player.levels = { ...before.levels, [event.building]: before.levels[event.building] + 1 }
      if (event.late) player.late = event.building
      break
    case 'diePaid':
      player.dice = before.dice.filter((die) => die.id !== event.die)
      if (event.flip) player.karma -= 1
      break
    case 'dieReturned':
      player.dice = before.dice.filter((die) => die.id !== event.die)
      break
    case 'dieTaken':
      player.taking = before.taking.concat(event.die)
      break
    case 'diceRolled':
    case 'diceRerolled':
      player.dice = withRolled(rules, before.dice, event.rolled)
      player.taking = []
      break
    case 'tilePlaced': {
      const { tile, turn, covers } = event
      player.cells = before.cells.with(event.cell, { tile, turn, covers })
      player.linked = before.linked.concat(event.links)
      break
    }
    case 'incomeTileLaid':
      player.slots = { ...before.slots, [event.slot]: event.tile }
      if (before.linked.includes(event.slot)) player.idle = [...before.idle, event.slot]
      break
    case 'tileOffered':
      player.offers += 1
      break
    case 'turnBegan':
      player.late = null
      break
    case 'workerActivated':
      player.spots = { ...before.spots, [event.spot]: 'active' }
      player.workers += 1
      player.unplaced += 1
      break
    case 'workerLeft':
      player.spots = { ...before.spots, [event.spot]: 'gone' }
      break
    default:
      break
  }
  return player
}

/** Keeps dice sorted by id, so that commands are listed in order. */
function withRolled(rules: Rules, dice: readonly Die[], rolled: Rolled): readonly Die[] {
  const kept = dice.filter((die) => !rolled.some((fresh) => fresh.id === die.id))
  const added = rolled.map(({ id, value }): Die => ({
    id,
    colour: rules.colourOf[id] ?? 'blue',
    value,
  }))
  return kept.concat(added).sort((a, b) => (a.id < b.id ? -1 : 1))
}
