/** Computes a viewer's view of the state, the only place where the state is redacted. */
import { isSeat, knowsSecretsOf, type Seat, type Viewer } from '../../../kernel/seat.ts'
import { type AmuletId, of, type RoomId, type TokenId } from '../vocabulary.ts'
import type {
  Glance,
  HiddenAmulet,
  Mark,
  Player,
  PlayerView,
  SeenRelic,
  State,
  Temple,
  TempleView,
  View,
} from '../types.ts'
import type { RelicPlace } from '../types/phases.ts'

export function view(state: State, viewer: Viewer): View {
  const { phase, ending, offer, temples, players } = state
  const isOver = ending !== null
  const recalls = state.memory && isSeat(viewer)
  const newGuide = state.guide ?? 0
  const seesPile = phase.kind === 'recover' && knowsSecretsOf(viewer, phase.seat)
  return {
    viewer,
    memory: state.memory,
    phase,
    drawing: state.drawing,
    activation: state.activation,
    round: state.round,
    guide: state.guide,
    passes: state.passes,
    prize: state.prize,
    temples: [
      templeView(temples[0], viewer, isOver, recalls),
      templeView(temples[1], viewer, isOver, recalls),
    ],
    players: [
      playerView(players[0], isOver || knowsSecretsOf(viewer, 0)),
      playerView(players[1], isOver || knowsSecretsOf(viewer, 1)),
    ],
    trap: state.trap,
    offer: knowsSecretsOf(viewer, newGuide) ? offer : null,
    offerCount: offer.length,
    pile: seesPile ? state.discard : null,
    stacks: {
      rooms: state.rooms.length,
      amulets: state.amulets.length,
      cards: state.deck.length,
      discard: state.discard.length,
    },
    dropped: state.dropped,
    glance: glanceFor(state.glance, viewer),
    usedAmulets: state.usedAmulets,
    lostRooms: state.lostRooms,
    hiddenAmulets: viewer === 'director' ? byRoom(state.hidden) : null,
    ending,
  }
}

function glanceFor(glance: Glance | null, viewer: Viewer): Glance | null {
  if (!glance || knowsSecretsOf(viewer, glance.seat)) return glance
  return { ...glance, relics: glance.relics.map(unnamed) }
}

const unnamed = ({ temple, niche }: RelicPlace): SeenRelic => ({ temple, niche, token: null })

function templeView(temple: Temple, viewer: Viewer, isOver: boolean, recalls: boolean): TempleView {
  const { slots, marks, tokens } = temple
  if (isOver || viewer === 'director') return { slots, marks, tokens }
  const seat = recalls && isSeat(viewer) ? viewer : null
  const known: (TokenId | null)[] = []
  for (let niche = 0; niche < tokens.length; niche += 1) {
    known.push(isKnown(marks[niche] as Mark, seat) ? (tokens[niche] as TokenId) : null)
  }
  if (recalls) return { slots, marks, tokens: known }
  return {
    slots,
    marks: marks.map(({ open }) => (open ? openMark : closedMark)),
    tokens: known,
  }
}

function isKnown(mark: Mark, seat: Seat | null): boolean {
  return mark.open || (seat !== null && hasSeen(mark, seat))
}

function hasSeen(mark: Mark, seat: Seat): boolean {
  return mark.shown || of(mark.seen, seat)
}

const openMark: Mark = { open: true, shown: true, seen: [true, true] }
const closedMark: Mark = { open: false, shown: false, seen: [false, false] }

function playerView(player: Player, isKnown: boolean): PlayerView {
  const { hand, laid, revealed, played, amulets, sticks, aside, added } = player
  return {
    hand: isKnown ? hand : null,
    handCount: hand.length,
    laid: isKnown || revealed ? laid : null,
    laidCount: laid.length,
    revealed,
    played,
    amulets: isKnown ? amulets : null,
    amuletCount: amulets.length,
    sticks,
    aside,
    added,
  }
}

function byRoom(hidden: readonly HiddenAmulet[]): Readonly<Record<RoomId, AmuletId>> {
  return Object.fromEntries(hidden.map(({ room, amulet }) => [room, amulet]))
}
