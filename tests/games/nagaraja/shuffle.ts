/** Shuffles hidden components into states a viewer cannot distinguish, by the table of secrets in the rules. */
import data from '../../../src/games/nagaraja/data/nagaraja.json' with { type: 'json' }
import type { Player, State, Temple } from '../../../src/games/nagaraja/types.ts'
import type { Random } from '../../../src/kernel/random.ts'
import type { Viewer } from '../../../src/kernel/seat.ts'

export function shuffle(state: State, viewer: Viewer, random: Random): State {
  if (viewer === 'director') return state
  return shuffleCards(
    shuffleAmulets(shuffleRelics(state, viewer, random), viewer, random),
    viewer,
    random,
  )
}

function mixed<T>(list: readonly T[], random: Random): T[] {
  return random.draw(list.length, list.length).map((at) => list[at]!)
}

/** Closed relics that the viewer has never seen swap niches. */
function shuffleRelics(state: State, viewer: Viewer, random: Random): State {
  if (state.ending) return state
  const [first, second] = state.temples.map((temple): Temple => {
    const hidden = temple.tokens.flatMap((_, niche) => {
      const { open, shown, seen } = temple.marks[niche]!
      const isSeen = typeof viewer === 'number' && seen[viewer as 0 | 1]
      return open || shown || isSeen ? [] : [niche]
    })
    const tokens = temple.tokens.slice()
    const from = mixed(hidden, random)
    for (const [i, niche] of hidden.entries()) tokens[niche] = temple.tokens[from[i]!]!
    return { ...temple, tokens }
  })
  return {
    ...state,
    temples: [first!, second!],
    glance: glanceAfterShuffle(state, [first!, second!], viewer),
  }
}

/** Looks by others are updated to the shuffled relics. */
function glanceAfterShuffle({ glance, temples }: State, there: readonly Temple[], viewer: Viewer) {
  if (!glance || glance.seat === viewer) return glance
  const relics = glance.relics.map((relic) => {
    const niche = temples[relic.temple as 0 | 1].tokens.indexOf(relic.token!)
    return { ...relic, token: there[relic.temple]!.tokens[niche]! }
  })
  return { ...glance, relics }
}

/** Amulets in the stack, on rooms, lost unseen and held by others swap places. */
function shuffleAmulets(state: State, viewer: Viewer, random: Random): State {
  const others = state.ending ? [] : [0, 1].filter((seat) => seat !== viewer)
  const held = others.flatMap((seat) => state.players[seat]!.amulets)
  const hidden = state.hidden.map(({ amulet }) => amulet)
  const pool = mixed([...state.amulets, ...hidden, ...state.lostAmulets, ...held], random)
  const take = (count: number) => pool.splice(0, count)
  const players = state.players.map((player, seat): Player =>
    others.includes(seat) ? { ...player, amulets: take(player.amulets.length).sort() } : player,
  )
  const next: State = {
    ...state,
    players: [players[0]!, players[1]!],
    amulets: take(state.amulets.length),
    hidden: state.hidden.map(({ room }) => ({ room, amulet: take(1)[0]! })),
    lostAmulets: take(state.lostAmulets.length),
  }
  return others.every((seat) => points(next, seat) < data.setup.targetVP) ? next : state
}

/** States in which a player would already have won are excluded. */
function points(state: State, seat: number): number {
  const vpOf = (list: readonly { id: string; vp?: number; value?: number | null }[], id: string) =>
    list.find((one) => id === one.id)?.vp ?? 0
  const { tokens, marks } = state.temples[seat]!
  const open = tokens.filter((_, niche) => marks[niche]!.open)
  const relics = open.reduce((sum, id) => sum + vpOf(data.relics.tokens, id), 0)
  const amulets = state.players[seat]!.amulets.filter((id) => id.startsWith('vp'))
  return relics + amulets.reduce((sum, id) => sum + Number(id.charAt(2)), 0)
}

/**
 * Shuffles cards of the deck, the discards, others' hands, others' laid cards and others' offer.
 * Laid cards keep one symbol.
 */
function shuffleCards(state: State, viewer: Viewer, random: Random): State {
  const others = [0, 1].filter((seat) => seat !== viewer)
  const hidesHands = !state.ending
  const seesPile = state.phase.kind === 'recover' && state.phase.seat === viewer
  const seesOffer = state.guide === viewer
  const pool = mixed(
    [
      ...state.deck,
      ...(seesPile ? [] : state.discard),
      ...(seesOffer ? [] : state.offer),
      ...others.flatMap((seat) => {
        const { hand, laid, revealed } = state.players[seat]!
        return [...(hidesHands ? hand : []), ...(revealed ? [] : laid)]
      }),
    ],
    random,
  )
  const take = (count: number) => pool.splice(0, count).sort()
  const players = [...state.players] as Player[]
  for (const seat of others) {
    const { laid, revealed } = players[seat]!
    if (revealed) continue
    const taken = takeOneSymbol(pool, laid.length, random)
    if (!taken) return state
    players[seat] = { ...players[seat]!, laid: taken }
  }
  for (const seat of others) {
    const { hand } = players[seat]!
    if (hidesHands) players[seat] = { ...players[seat]!, hand: take(hand.length) }
  }
  return {
    ...state,
    players: [players[0]!, players[1]!],
    deck: take(state.deck.length),
    discard: seesPile ? state.discard : take(state.discard.length),
    offer: seesOffer ? state.offer : take(state.offer.length),
  }
}

function takeOneSymbol(pool: string[], count: number, random: Random): string[] | null {
  const bySymbol = new Map<string, string[]>()
  for (const card of pool) {
    const { symbol } = data.cards.faces.find(({ id }) => card.startsWith(`${id}.`))!
    bySymbol.set(symbol, [...(bySymbol.get(symbol) ?? []), card])
  }
  const enough = [...bySymbol.values()].filter((cards) => cards.length >= count)
  if (enough.length === 0) return null
  const taken = random.pick(enough).slice(0, count)
  for (const card of taken) pool.splice(pool.indexOf(card), 1)
  return taken.sort()
}
