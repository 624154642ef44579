/** Mutable shallow copies, field by field: many times faster than spreading, and type-checked for completeness. */
import type { Player, View } from '../types.ts'

type Draft<T> = { -readonly [K in keyof T]: T[K] }

export function draftOfTable(table: View): Draft<View> {
  return {
    navaratna: table.navaratna,
    ganga: table.ganga,
    workerCap: table.workerCap,
    players: table.players,
    supply: table.supply,
    stacks: table.stacks,
    spaces: table.spaces,
    river: table.river,
    riverTilesLeft: table.riverTilesLeft,
    whiteLeft: table.whiteLeft,
    whiteDiscards: table.whiteDiscards,
    incomeOffer: table.incomeOffer,
    first: table.first,
    nextFirst: table.nextFirst,
    round: table.round,
    cycle: table.cycle,
    placed: table.placed,
    crossed: table.crossed,
    flow: table.flow,
  }
}

export function draftOfPlayer(player: Player): Draft<Player> {
  return {
    side: player.side,
    capacity: player.capacity,
    fame: player.fame,
    wealth: player.wealth,
    karma: player.karma,
    boat: player.boat,
    fameBonuses: player.fameBonuses,
    wealthBonuses: player.wealthBonuses,
    levels: player.levels,
    late: player.late,
    dice: player.dice,
    taking: player.taking,
    spots: player.spots,
    workers: player.workers,
    unplaced: player.unplaced,
    cells: player.cells,
    linked: player.linked,
    slots: player.slots,
    idle: player.idle,
    offers: player.offers,
  }
}
