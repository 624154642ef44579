/** Locates every component of the box: relics, rooms, trap, amulets, sticks and cards. */
import data from '../../../src/games/nagaraja/data/nagaraja.json' with { type: 'json' }
import type { State } from '../../../src/games/nagaraja/types.ts'

/** Component lists read directly from the data file, independently of the game's own parser. */
const copies = <K extends { id: string; copies: number }>(kinds: readonly K[], sign: string) =>
  kinds.flatMap(({ id, copies }) =>
    Array.from({ length: copies }, (_, i) => `${id}${sign}${i + 1}`),
  )
export const allCards = copies(data.cards.faces, '.')
export const allRooms = copies(data.rooms.kinds, '-')
export const allAmulets = copies(data.amulets.kinds, '-')
const allSticks = Object.entries(data.sticks.kinds).flatMap(([kind, { count }]) =>
  Array.from({ length: count }, (_, i) => `${kind}-${String(i + 1).padStart(2, '0')}`),
)

export function census(state: State): ReadonlyMap<string, string> {
  const places = new Map<string, string>()
  const put = (id: string, place: string): void => {
    const before = places.get(id)
    if (before !== undefined) throw new Error(`${id} is twice: ${before} and ${place}`)
    places.set(id, place)
  }
  putTemples(state, put)
  putCards(state, put)
  for (const id of state.rooms) put(id, 'stack')
  for (const id of state.lostRooms) put(id, 'lost')
  if (state.prize) put(state.prize.id, 'prize')
  put('trap', state.trap ? `temple ${state.trap.temple} slot ${state.trap.slot}` : 'side')
  for (const id of state.amulets) put(id, 'stack')
  for (const { room, amulet } of state.hidden) put(amulet, `on ${room}`)
  for (const id of state.usedAmulets) put(id, 'used')
  for (const id of state.lostAmulets) put(id, 'lost')
  // A stick thrown a second time ([NG3]) has a number above twelve and is not a component.
  for (const id of allSticks) if (!places.has(id)) put(id, 'supply')
  return places
}

type Put = (id: string, place: string) => void

function putTemples(state: State, put: Put): void {
  for (const [seat, { tokens, slots }] of state.temples.entries()) {
    const laid = tokens.length > 0
    for (const [i, { id }] of data.relics.tokens.entries()) {
      if (!laid) put(`${seat}/${id}`, `box ${i}`)
    }
    for (const [niche, id] of tokens.entries()) put(`${seat}/${id}`, `niche ${niche}`)
    for (const [slot, room] of slots.entries()) {
      if (room) put(room.id, `temple ${seat} slot ${slot}`)
    }
  }
}

function putCards(state: State, put: Put): void {
  for (const id of state.deck) put(id, 'stack')
  for (const id of state.discard) put(id, 'discard')
  for (const id of state.offer) put(id, 'offer')
  for (const [seat, player] of state.players.entries()) {
    for (const id of player.hand) put(id, `hand ${seat}`)
    for (const id of player.laid) put(id, `laid ${seat}`)
    for (const id of player.played) put(id, `played ${seat}`)
    for (const id of player.amulets) put(id, `held ${seat}`)
    for (const { id } of player.sticks) if (allSticks.includes(id)) put(id, `lying ${seat}`)
    for (const { id } of player.aside) if (allSticks.includes(id)) put(id, `aside ${seat}`)
  }
}
