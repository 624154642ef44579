/** Determinization of Nagaraja: samples a full state uniformly from those consistent with a seat's view. */
import { type Box, lookUp } from '../../games/nagaraja/edition.ts'
import { amuletPoints, openRelics } from '../../games/nagaraja/rules/score.ts'
import type {
  HiddenAmulet,
  Player,
  PlayerView,
  State,
  Temple,
  TempleView,
  View,
} from '../../games/nagaraja/types.ts'
import { type AmuletId, of, opponentOf, type Pair } from '../../games/nagaraja/vocabulary.ts'
import type { Random } from '../../kernel/random.ts'
import type { Seat } from '../../kernel/seat.ts'
import { cardsUnseen, type DealtCards, dealCards } from './unseenCards.ts'

/**
 * Rejection limit: a sample in which the opponent would already have won is drawn again this many
 * times.
 */
const maxSamples = 50

export function imagine(box: Box, view: View, seat: Seat, random: Random): State {
  const other = opponentOf(seat)
  const temples = sampleTemples(box, view, random)
  const cards = dealCards(box, view, other, cardsUnseen(box, view), random)
  const amulets = dealAmulets(box, view, other, temples, random)
  const players: Pair<Player> =
    seat === 0
      ? [ownPlayer(view.players[0]), opponentPlayer(view.players[1], cards, amulets.held)]
      : [opponentPlayer(view.players[0], cards, amulets.held), ownPlayer(view.players[1])]
  return {
    memory: view.memory,
    phase: view.phase,
    drawing: view.drawing,
    activation: view.activation,
    round: view.round,
    guide: view.guide,
    passes: view.passes,
    chances: 0,
    prize: view.prize,
    temples,
    players,
    trap: view.trap,
    offer: cards.offer,
    rooms: remainingRooms(box, view),
    amulets: amulets.stack,
    deck: cards.deck,
    discard: cards.discard,
    hidden: amulets.hidden,
    dropped: view.dropped,
    glance: view.glance,
    usedAmulets: view.usedAmulets,
    lostRooms: view.lostRooms,
    lostAmulets: amulets.lost,
    ending: view.ending,
  }
}

function ownPlayer(player: PlayerView): Player {
  const { hand, laid, amulets } = player
  return { ...publicPart(player), hand: hand ?? [], laid: laid ?? [], amulets: amulets ?? [] }
}

function opponentPlayer(
  player: PlayerView,
  cards: DealtCards,
  amulets: readonly AmuletId[],
): Player {
  return { ...publicPart(player), hand: cards.hand, laid: cards.laid, amulets }
}

function publicPart({ revealed, played, sticks, aside, added }: PlayerView) {
  return { revealed, played, sticks, aside, added }
}

/**
 * Shuffles unknown relics over the unseen niches; keeps relics that this seat has just looked at.
 */
function sampleTemples(box: Box, view: View, random: Random): Pair<Temple> {
  const [first, second] = view.temples
  return [sampleTemple(box, view, 0, first, random), sampleTemple(box, view, 1, second, random)]
}

function sampleTemple(
  box: Box,
  view: View,
  owner: Seat,
  temple: TempleView,
  random: Random,
): Temple {
  const { slots, marks } = temple
  const known = temple.tokens.slice()
  for (const { temple: at, niche, token } of view.glance?.relics ?? []) {
    if (at === owner && token !== null) known[niche] = token
  }
  const unseen = box.tokenIds.filter((id) => !known.includes(id))
  const order = random.draw(unseen.length, unseen.length)
  let next = 0
  const tokens = known.map((token) => token ?? unseen[order[next++] ?? 0] ?? '')
  return { slots, marks, tokens }
}

function remainingRooms(box: Box, view: View): readonly string[] {
  const seen = new Set([
    ...view.temples.flatMap(({ slots }) => slots.flatMap((room) => (room ? [room.id] : []))),
    ...view.lostRooms,
    ...(view.prize ? [view.prize.id] : []),
  ])
  return box.roomIds.filter((id) => !seen.has(id))
}

interface DealtAmulets {
  readonly held: readonly AmuletId[]
  readonly hidden: readonly HiddenAmulet[]
  readonly lost: readonly AmuletId[]
  readonly stack: readonly AmuletId[]
}

/** Deals the unseen amulets to the opponent's hand, the crypts, the stack and the unseen losses. */
function dealAmulets(
  box: Box,
  view: View,
  other: Seat,
  temples: Pair<Temple>,
  random: Random,
): DealtAmulets {
  const seen = new Set([
    ...view.usedAmulets,
    ...view.players.flatMap(({ amulets }) => amulets ?? []),
  ])
  const unseen = box.amuletIds.filter((id) => !seen.has(id))
  const rooms = roomsWithAmulet(view)
  const { amulets: known, amuletCount } = of(view.players, other)
  const count = known ? 0 : amuletCount
  const short = box.edition.setup.targetVP - openRelics(box, of(temples, other)).vp
  let order: AmuletId[] = []
  for (let draw = 0; draw < maxSamples; draw += 1) {
    order = random.draw(unseen.length, unseen.length).map((at) => unseen[at] ?? '')
    if (view.ending !== null || amuletPoints(box, order.slice(0, count)) < short) break
  }
  const held = known ?? order.splice(0, count).sort()
  const hidden = rooms.map((room) => ({ room, amulet: order.shift() ?? '' }))
  const stack = inBoxOrder(box, order.splice(0, view.stacks.amulets))
  return { held, hidden, stack, lost: order }
}

/** The ids of rooms that still carry an amulet. */
function roomsWithAmulet(view: View): readonly string[] {
  const placed = view.temples.flatMap(({ slots }) => slots)
  // A room that has just been revealed may still have to draw its amulet.
  const prize = view.phase.kind === 'room' || view.phase.kind === 'amulet' ? null : view.prize
  return [...placed, prize].flatMap((room) => (room?.amulet ? [room.id] : []))
}

function inBoxOrder(box: Box, amulets: readonly AmuletId[]): readonly AmuletId[] {
  return box.amuletIds.filter((id) => amulets.includes(id) && lookUp(box.amulets, id))
}
