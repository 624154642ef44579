/** What each event changes; nothing else ever changes a match. */
import type { Rules } from './data.ts'
import { evolvePlayer } from './evolvePlayer.ts'
import type { RajasEvent } from './events.ts'
import type { Player, RajasState, RajasView, Supply } from './types.ts'

export function evolve(rules: Rules, state: RajasState, event: RajasEvent): RajasState {
  const { table, box } = state
  switch (event.type) {
    case 'awaited': {
      const { seat, wait, agenda } = event
      const flow = { seat, chance: table.flow.chance + 1, wait, agenda }
      return { table: { ...table, flow }, box }
    }
    case 'workerPlaced': {
      const list = rules.spaces[table.players.length] ?? []
      const at = list.findIndex((space) => space.id === event.space)
      const spaces = table.spaces.with(at, event.seat)
      return withPlayer(
        rules,
        { table: { ...table, spaces, placed: table.placed + 1 }, box },
        event,
      )
    }
    case 'diePaid':
    case 'dieReturned':
      return withPlayer(
        rules,
        { table: { ...table, supply: giveDie(rules, table.supply, event.die) }, box },
        event,
      )
    case 'dieTaken':
      return withPlayer(
        rules,
        { table: { ...table, supply: takeDie(rules, table.supply, event.die) }, box },
        event,
      )
    case 'tilePlaced': {
      const { left } = table.stacks[event.stack]
      const stacks = { ...table.stacks, [event.stack]: { top: null, left } }
      return withPlayer(rules, { table: { ...table, stacks }, box }, event)
    }
    case 'tileRevealed': {
      const below = box.below[event.stack].filter((tile) => tile !== event.tile)
      const open = { top: event.tile, left: below.length }
      return {
        table: { ...table, stacks: { ...table.stacks, [event.stack]: open } },
        box: { ...box, below: { ...box.below, [event.stack]: below } },
      }
    }
    case 'whiteTileDrawn': {
      const white = box.white.filter((tile) => tile !== event.tile)
      const whiteDiscards = [...table.whiteDiscards, event.tile]
      return {
        table: { ...table, whiteLeft: white.length, whiteDiscards },
        box: { ...box, white },
      }
    }
    case 'whiteTilesShuffled': {
      const white = table.whiteDiscards.toSorted()
      return {
        table: { ...table, whiteLeft: white.length, whiteDiscards: [] },
        box: { ...box, white },
      }
    }
    case 'riverTileLaid': {
      const left = box.river.filter((tile) => tile !== event.tile)
      const river = table.river.with(event.space, event.tile)
      return {
        table: { ...table, river, riverTilesLeft: left.length },
        box: { ...box, river: left },
      }
    }
    case 'incomeTileLaid': {
      const incomeOffer = table.incomeOffer.filter((tile) => tile !== event.tile)
      return withPlayer(rules, { table: { ...table, incomeOffer }, box }, event)
    }
    case 'firstPlayerFound':
      return { table: firstPlayerFound(rules, table, event.seat), box }
    case 'roundBegan':
      return { table: roundBegan(table, event.round, event.first), box }
    case 'cycleBegan':
      return { table: { ...table, cycle: event.cycle, placed: 0 }, box }
    case 'elephantClaimed':
      return { table: { ...table, nextFirst: event.seat }, box }
    case 'markersCrossed':
      return { table: { ...table, crossed: [...table.crossed, event.seat] }, box }
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
      return withPlayer(rules, state, event)
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
}

function withPlayer(
  rules: Rules,
  { table, box }: RajasState,
  event: RajasEvent & { readonly seat: number },
): RajasState {
  const player = table.players[event.seat]
  if (!player) return { table, box }
  const players = table.players.with(event.seat, evolvePlayer(rules, player, event))
  return { table: { ...table, players }, box }
}

function giveDie(rules: Rules, supply: Supply, die: string): Supply {
  const colour = rules.colourOf[die] ?? 'blue'
  return { ...supply, [colour]: [...supply[colour], die] }
}

function takeDie(rules: Rules, supply: Supply, die: string): Supply {
  const colour = rules.colourOf[die] ?? 'blue'
  return { ...supply, [colour]: supply[colour].filter((other) => other !== die) }
}

/** Start coins rise clockwise from the first player [R13]. */
function firstPlayerFound(rules: Rules, table: RajasView, first: number): RajasView {
  const { startByTurnOrder } = rules.edition.tracks.wealth
  const count = table.players.length
  const players = table.players.map((player, seat): Player => ({
    ...player,
    wealth: startByTurnOrder[(seat - first + count) % count] ?? 0,
  }))
  return { ...table, first, players }
}

/** All workers return; offers for missed turns start anew [R96]. */
function roundBegan(table: RajasView, round: number, first: number): RajasView {
  const players = table.players.map((player): Player => ({
    ...player,
    unplaced: player.workers,
    offers: 0,
  }))
  const spaces = table.spaces.map(() => null)
  return { ...table, players, spaces, round, first, nextFirst: null, cycle: 0, placed: 0 }
}
