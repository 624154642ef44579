/** The conformance kit's adapters of Rajas: 48 dice, 64 tiles, income and river tiles, workers and markers. */
import { rajas } from '../../../src/games/rajas/index.ts'
import type { Player, State } from '../../../src/games/rajas/types.ts'
import type { KitParts } from '../../kit/types.ts'
import type { Random } from '../../../src/kernel/random.ts'

const rajasRules = rajas.values

type Put = (component: string, place: string) => void

export const kitParts: KitParts<State> = { census, shuffle }

/** Shuffles the face-down stacks and the unused river tiles, whose order is unknown [G58]. */
function shuffle(state: State, viewer: unknown, random: Random): State {
  if (viewer === 'director') return state
  const mixed = <T>(list: readonly T[]): readonly T[] =>
    random.draw(list.length, list.length).map((at) => list[at] as T)
  const { below, white, river } = state.box
  const mixedBelow = Object.fromEntries(
    Object.entries(below).map(([stack, tiles]) => [stack, mixed(tiles)]),
  ) as State['box']['below']
  return { ...state, box: { below: mixedBelow, white: mixed(white), river: mixed(river) } }
}

function census(state: State): ReadonlyMap<string, string> {
  const places = new Map<string, string>()
  const put: Put = (component, place) => {
    const there = places.get(component)
    if (there !== undefined) throw new Error(`${component} is in ${there} and in ${place}`)
    places.set(component, place)
  }
  const { table } = state
  for (const dice of Object.values(table.supply)) for (const die of dice) put(die, 'supply')
  putTiles(state, put)
  putIncomeTiles(state, put)
  putRiverTiles(state, put)
  table.players.forEach((player, seat) => {
    putWorkers(state, player, seat, put)
    putDice(player, seat, put)
    putMarkers(player, seat, put)
  })
  return places
}

function putDice(player: Player, seat: number, put: Put): void {
  if (player.dice.length + player.taking.length > player.capacity) {
    throw new Error(`seat ${seat} holds too many dice`)
  }
  for (const die of player.taking) put(die, `hand of ${seat}`)
  for (const { id, colour, value } of player.dice) {
    const isSane = id.startsWith(colour) && value >= 1 && value <= 6
    if (!isSane) throw new Error(`${id} shows ${value}`)
    put(id, `Kali of ${seat}`)
  }
}

function putTiles({ table, box }: State, put: Put): void {
  for (const [stack, { top, left }] of Object.entries(table.stacks)) {
    const below = box.below[stack as keyof typeof box.below]
    if (below.length !== left) throw new Error(`${stack} is not ${left} high`)
    if (top !== null) put(top, `top of ${stack}`)
    for (const tile of below) put(tile, stack)
  }
  table.players.forEach(({ cells }, seat) => {
    cells.forEach((placed, cell) => {
      if (!placed) return
      put(placed.tile, `cell ${cell} of ${seat}`)
      if (placed.covers !== null) put(placed.covers, `under cell ${cell} of ${seat}`)
    })
  })
}

function putIncomeTiles({ table, box }: State, put: Put): void {
  for (const tile of box.white) put(tile, 'white stack')
  for (const tile of table.whiteDiscards) put(tile, 'white discards')
  for (const tile of table.incomeOffer) put(tile, 'offer')
  const used = new Set([...box.white, ...table.whiteDiscards, ...table.incomeOffer])
  const laid = new Set(table.players.flatMap((player) => Object.values(player.slots)))
  table.players.forEach(({ slots }, seat) => {
    for (const [slot, tile] of Object.entries(slots)) put(tile, `slot ${slot} of ${seat}`)
  })
  const all = Object.keys(rajasRules.incomeTiles)
  for (const tile of all.filter((id) => !used.has(id) && !laid.has(id))) {
    const isBoxed = !table.navaratna && !tile.startsWith('white')
    if (!isBoxed) throw new Error(`${tile} is nowhere`)
    put(tile, 'box')
  }
}

function putRiverTiles({ table, box }: State, put: Put): void {
  if (box.river.length !== table.riverTilesLeft) throw new Error('river tiles are miscounted')
  table.river.forEach((tile, space) => {
    if (tile !== null) put(tile, `river ${space}`)
  })
  const last = table.river.length - 1
  if (table.river[0] || table.river[last]) throw new Error('a river tile on start or last space')
  const laid = new Set(table.river)
  for (const tile of Object.keys(rajasRules.riverTiles)) {
    if (laid.has(tile)) continue
    if (table.ganga && !box.river.includes(tile)) throw new Error(`${tile} is nowhere`)
    put(tile, 'box')
  }
}

/**
 * The six workers of a player: unplaced, on spaces, waiting on the tracks and the bridge, or out of
 * the game.
 */
function putWorkers({ table }: State, player: Player, seat: number, put: Put): void {
  const spaces = rajasRules.spaces[table.players.length] ?? []
  const onBoard = spaces
    .filter((space) => table.spaces[space.index] === seat)
    .map((space) => space.id)
  const spots = Object.entries(player.spots)
  const active = spots.filter(([, state]) => state === 'active').length
  if (3 + active !== player.workers || player.workers > table.workerCap) {
    throw new Error(`seat ${seat} has ${player.workers} workers`)
  }
  const found = Array.from({ length: player.unplaced }, () => 'ready').concat(onBoard)
  for (const [spot, state] of spots) if (state !== 'active') found.push(`${state} ${spot}`)
  if (found.length !== 6) throw new Error(`seat ${seat} has ${found.length} of 6 workers`)
  found.forEach((place, i) => put(`worker ${i} of ${seat}`, place))
}

function putMarkers(player: Player, seat: number, put: Put): void {
  const { fame, wealth, karma, boat, levels } = player
  const isSane = fame >= 0 && wealth >= 0 && karma >= 0 && karma <= 3 && boat >= 0 && boat <= 30
  if (!isSane) throw new Error(`a marker of seat ${seat} is off its track`)
  put(`fame marker of ${seat}`, `${fame}`)
  put(`wealth marker of ${seat}`, `${wealth}`)
  put(`bonus marker of ${seat}`, `${player.wealthBonuses}`)
  put(`karma cube of ${seat}`, `${karma}`)
  put(`boat of ${seat}`, `${boat}`)
  for (const [building, level] of Object.entries(levels)) {
    if (level < 0 || level > 2) throw new Error(`${building} of seat ${seat} is at ${level}`)
    put(`${building} cube of ${seat}`, `${level}`)
  }
}
