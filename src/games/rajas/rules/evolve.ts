/** The reducer: the state after an event. */
import type { Rules } from '../edition.ts'
import { draftOfPlayer, draftOfTable } from './draft.ts'
import { evolvePlayer } from './evolvePlayer.ts'
import type { Event } from '../events.ts'
import type { FaceDownSupply, Player, State, View, Supply } from '../types.ts'

export function evolve(rules: Rules, state: State, event: Event): State {
  const { table: before } = state
  const table = draftOfTable(before)
  let { box } = state
  switch (event.type) {
    case 'awaited': {
      const { seat, wait, agenda, from } = event
      table.flow = { seat, chance: before.flow.chance + 1, wait, agenda, from }
      break
    }
    case 'workerPlaced': {
      const at = rules.spaceAt[before.players.length]?.[event.space] ?? 0
      table.spaces = before.spaces.with(at, event.seat)
      table.placed += 1
      table.players = playersAfter(rules, before, event)
      break
    }
    case 'diePaid':
    case 'dieReturned':
      table.supply = giveDie(rules, before.supply, event.die)
      table.players = playersAfter(rules, before, event)
      break
    case 'dieTaken':
      table.supply = takeDie(rules, before.supply, event.die)
      table.players = playersAfter(rules, before, event)
      break
    case 'tilePlaced': {
      const { left } = before.stacks[event.stack]
      table.stacks = { ...before.stacks, [event.stack]: { top: null, left } }
      table.players = playersAfter(rules, before, event)
      break
    }
    case 'tileRevealed': {
      const below = without(box.below[event.stack], event.tile)
      const open = { top: event.tile, left: below.length }
      table.stacks = { ...before.stacks, [event.stack]: open }
      box = { ...box, below: { ...box.below, [event.stack]: below } }
      break
    }
    case 'whiteTileDrawn':
      table.whiteDiscards = before.whiteDiscards.concat(event.tile)
      box = { ...box, white: without(box.white, event.tile) }
      break
    case 'whiteTilesShuffled':
      box = { ...box, white: before.whiteDiscards.toSorted() }
      table.whiteDiscards = []
      break
    case 'riverTileLaid':
      table.river = before.river.with(event.space, event.tile)
      box = { ...box, river: without(box.river, event.tile) }
      break
    case 'incomeTileLaid':
      table.incomeOffer = without(before.incomeOffer, event.tile)
      table.players = playersAfter(rules, before, event)
      break
    case 'firstPlayerFound':
      table.first = event.seat
      table.players = withStartCoins(before.players, event.coins)
      break
    case 'roundBegan':
      table.players = before.players.map(withWorkersBack)
      table.spaces = before.spaces.map(() => null)
      table.round = event.round
      table.first = event.first
      table.nextFirst = null
      table.cycle = 0
      table.placed = 0
      break
    case 'cycleBegan':
      table.cycle = event.cycle
      table.placed = 0
      break
    case 'elephantClaimed':
      table.nextFirst = event.seat
      break
    case 'markersCrossed':
      table.crossed = before.crossed.concat(event.seat)
      break
    case 'bonusReached':
    case 'boatMoved':
    case 'buildingUpgraded':
    case 'coinsGained':
    case 'coinsPaid':
    case 'diceRerolled':
    case 'diceRolled':
    case 'fameGained':
    case 'karmaGained':
    case 'tileOffered':
    case 'turnBegan':
    case 'workerActivated':
    case 'workerLeft':
      table.players = playersAfter(rules, before, event)
      break
    case 'chamberVisited':
    case 'dicePicked':
    case 'gainDeclined':
    case 'goodSold':
    case 'incomeLinked':
    case 'incomeTileDealt':
    case 'matchEnded':
    case 'riverCounted':
    case 'turnPassed':
      return state
  }
  return box === state.box ? { table, box } : { table: withCounts(table, box), box }
}

/** Updates the public counts of the face-down sets. */
function withCounts(table: View, box: FaceDownSupply): View {
  return { ...table, whiteLeft: box.white.length, riverTilesLeft: box.river.length }
}

function without(list: readonly string[], thing: string): readonly string[] {
  return list.filter((other) => other !== thing)
}

function playersAfter(
  rules: Rules,
  { players }: View,
  event: Event & { readonly seat: number },
): readonly Player[] {
  const player = players[event.seat]
  return player ? players.with(event.seat, evolvePlayer(rules, player, event)) : players
}

function giveDie(rules: Rules, supply: Supply, die: string): Supply {
  const colour = rules.colourOf[die] ?? 'blue'
  return { ...supply, [colour]: supply[colour].concat(die) }
}

function takeDie(rules: Rules, supply: Supply, die: string): Supply {
  const colour = rules.colourOf[die] ?? 'blue'
  return { ...supply, [colour]: without(supply[colour], die) }
}

function withStartCoins(players: readonly Player[], coins: readonly number[]): readonly Player[] {
  return players.map((before, seat) => {
    const player = draftOfPlayer(before)
    player.wealth = coins[seat] ?? 0
    return player
  })
}

/** Returns all workers; the count of offers for missed turns starts again [R96]. */
function withWorkersBack(before: Player): Player {
  const player = draftOfPlayer(before)
  player.unplaced = player.workers
  player.offers = 0
  return player
}
