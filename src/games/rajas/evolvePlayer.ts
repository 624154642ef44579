/** What an event changes for the player it belongs to. */
import type { Rules } from './data.ts'
import type { RajasEvent } from './events.ts'
import type { Die, Player } from './types.ts'

export function evolvePlayer(rules: Rules, player: Player, event: RajasEvent): Player {
  switch (event.type) {
    case 'workerPlaced':
      return { ...player, unplaced: player.unplaced - 1 }
    case 'coinsPaid':
      return { ...player, wealth: player.wealth - event.n }
    case 'coinsGained':
      return { ...player, wealth: player.wealth + event.n }
    case 'fameGained':
      return { ...player, fame: player.fame + event.n }
    case 'karmaGained':
      return { ...player, karma: player.karma + event.n }
    case 'bonusReached':
      return event.track === 'fame'
        ? { ...player, fameBonuses: player.fameBonuses + 1 }
        : { ...player, wealthBonuses: player.wealthBonuses + 1 }
    case 'boatMoved':
      return { ...player, boat: event.to }
    case 'buildingUpgraded': {
      const { building } = event
      const levels = { ...player.levels, [building]: player.levels[building] + 1 }
      return { ...player, levels, late: event.late ? building : player.late }
    }
    case 'diePaid':
      return {
        ...player,
        dice: player.dice.filter((die) => die.id !== event.die),
        karma: player.karma - (event.flip ? 1 : 0),
      }
    case 'dieReturned':
      return { ...player, dice: player.dice.filter((die) => die.id !== event.die) }
    case 'dieTaken':
      return { ...player, taking: [...player.taking, event.die] }
    case 'diceRolled':
    case 'diceRerolled':
      return { ...player, dice: rolled(rules, player.dice, event.rolled), taking: [] }
    case 'tilePlaced': {
      const { tile, turn, covers, cell, links } = event
      const cells = player.cells.with(cell, { tile, turn, covers })
      return { ...player, cells, linked: [...player.linked, ...links] }
    }
    case 'incomeTileLaid':
      return { ...player, slots: { ...player.slots, [event.slot]: event.tile } }
    case 'tileOffered':
      return { ...player, offers: player.offers + 1 }
    case 'turnBegan':
      return { ...player, late: null }
    case 'workerActivated':
      return {
        ...player,
        spots: { ...player.spots, [event.spot]: 'active' },
        workers: player.workers + 1,
        unplaced: player.unplaced + 1,
      }
    case 'workerLeft':
      return { ...player, spots: { ...player.spots, [event.spot]: 'gone' } }
    default:
      return player
  }
}

/** Dice lie in the order of their ids, so that commands are listed in order. */
function rolled(
  rules: Rules,
  dice: readonly Die[],
  fresh: readonly { readonly id: string; readonly value: number }[],
): readonly Die[] {
  const kept = dice.filter((die) => !fresh.some((other) => other.id === die.id))
  const added = fresh.map(({ id, value }): Die => ({
    id,
    colour: rules.colourOf[id] ?? 'blue',
    value,
  }))
  return [...kept, ...added].sort((a, b) => (a.id < b.id ? -1 : 1))
}
