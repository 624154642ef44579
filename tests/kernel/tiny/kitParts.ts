/** The conformance kit's adapters of the tiny game: locations of tiles, and states a viewer cannot distinguish. */
import type { KitParts } from '../../kit/types.ts'
import type { Tile, TinyState } from './types.ts'

function census(state: TinyState): ReadonlyMap<string, string> {
  const places = new Map<string, string>()
  const put = (list: readonly Tile[], place: string): void => {
    for (const tile of list) {
      if (places.has(`tile${tile}`)) throw new Error(`tile${tile} is in two places`)
      places.set(`tile${tile}`, place)
    }
  }
  put(state.box, 'box')
  put(state.pile, 'pile')
  put(state.spent, 'spent')
  for (const [seat, player] of state.players.entries()) {
    put(player.hand, `hand ${seat}`)
    put(player.prizes, `prizes ${seat}`)
    if (player.laid !== null) put([player.laid], `laid ${seat}`)
  }
  return places
}

export const kitParts: KitParts<TinyState> = {
  census,
  shuffle(state, viewer, random) {
    if (viewer === 'director' || state.phase === 'over') return state
    const unknown = [...state.box, ...state.pile]
    for (const [seat, player] of state.players.entries()) {
      if (seat !== viewer) unknown.push(...hidden(state, player))
    }
    const order = random.draw(unknown.length, unknown.length)
    const swap = new Map(unknown.map((tile, i) => [tile, unknown[order[i] ?? 0] ?? 0]))
    const other = (tile: Tile): Tile => swap.get(tile) ?? tile
    return {
      ...state,
      // The box is a set; it is kept sorted, as in the game.
      box: state.box.map(other).sort((a, b) => a - b),
      pile: state.pile.map(other),
      players: state.players.map((player, seat) =>
        seat === viewer ? player : swapped(state, player, other),
      ),
    }
  },
}

function hidden(state: TinyState, player: TinyState['players'][number]): Tile[] {
  const laid = state.phase === 'pick' && player.laid !== null ? [player.laid] : []
  return [...player.hand, ...player.prizes, ...laid]
}

function swapped(
  state: TinyState,
  player: TinyState['players'][number],
  other: (tile: Tile) => Tile,
): TinyState['players'][number] {
  return {
    ...player,
    hand: player.hand.map(other),
    prizes: player.prizes.map(other),
    laid: state.phase === 'pick' && player.laid !== null ? other(player.laid) : player.laid,
  }
}
