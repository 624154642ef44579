/** Reducers of events that move cards and amulets. */
import type { Seat } from '../../../../kernel/seat.ts'
import type { CardEvent, StickEvent } from '../../events.ts'
import { of, opponentOf } from '../../vocabulary.ts'
import type { Glance, State } from '../../types.ts'
import { unwrapSecret, type Of, patchPlayer, sortedWith, without } from './lists.ts'

type On<T extends CardEvent['type']> = Of<CardEvent, T>

export function cardsDrawn(state: State, { seat, why, cards }: On<'cardsDrawn'>): State {
  const drawn = unwrapSecret(cards)
  const left = (state.drawing?.left ?? 0) - drawn.length
  const next: State = {
    ...state,
    chances: state.chances + 1,
    deck: without(state.deck, ...drawn),
    drawing: left > 0 ? { seat, why, left } : null,
  }
  if (why === 'refresh') return { ...next, offer: sortedWith(state.offer, drawn) }
  return patchPlayer(next, seat, { hand: sortedWith(of(state.players, seat).hand, drawn) })
}

export function cardLaid(state: State, { seat, card }: On<'cardLaid'>): State {
  const { hand, laid } = of(state.players, seat)
  const it = unwrapSecret(card)
  return patchPlayer(state, seat, { hand: without(hand, it), laid: sortedWith(laid, [it]) })
}

export function callsRevealed(state: State): State {
  return patchPlayer(patchPlayer(state, 0, { revealed: true }), 1, { revealed: true })
}

/**
 * [NG10] Pays the naga stick and puts the card face-up. This counts as a turn, so the passes start
 * again.
 */
export function cardPlayed(state: State, { seat, card, stick }: On<'cardPlayed'>): State {
  const { hand, played, sticks, aside } = of(state.players, seat)
  return {
    ...patchPlayer(state, seat, {
      hand: without(hand, card),
      played: [...played, card],
      sticks: sticks.filter(({ id }) => id !== stick.id),
      aside: [...aside, stick],
    }),
    passes: 0,
    glance: glanceAfter(state, seat),
    activation: { seat, card, target: { kind: 'none' } },
  }
}

function glanceAfter({ glance }: State, seat: Seat): Glance | null {
  return glance?.seat === seat ? null : glance
}

/** A forced pass is no action of the player, so the relics just looked at stay visible. */
export function passed(state: State, { seat, forced }: Of<StickEvent, 'passed'>): State {
  const glance = forced ? state.glance : glanceAfter(state, seat)
  return { ...state, passes: state.passes + 1, glance }
}

export function targetNamed(state: State, { target }: On<'targetNamed'>): State {
  const { activation } = state
  return activation ? { ...state, activation: { ...activation, target } } : state
}

/** [NG14] */
export function amuletUsed(
  state: State,
  { seat, amulet }: On<'amuletUsed'> | On<'cancelled'>,
): State {
  const next = patchPlayer(state, seat, {
    amulets: without(of(state.players, seat).amulets, amulet),
  })
  return { ...next, usedAmulets: [...state.usedAmulets, amulet] }
}

export function cardDiscarded(state: State, { seat, card }: On<'cardDiscarded'>): State {
  const next = patchPlayer(state, seat, { hand: without(of(state.players, seat).hand, card) })
  return {
    ...next,
    chances: state.chances + 1,
    discard: sortedWith(state.discard, [card]),
    dropped: [...state.dropped, card],
  }
}

export function cardRecovered(state: State, { seat, card }: On<'cardRecovered'>): State {
  const it = unwrapSecret(card)
  const hand = sortedWith(of(state.players, seat).hand, [it])
  return { ...patchPlayer(state, seat, { hand }), discard: without(state.discard, it) }
}

export function offerKept(state: State, { seat }: On<'offerKept'>): State {
  const hand = sortedWith(of(state.players, seat).hand, state.offer)
  return { ...patchPlayer(state, seat, { hand }), offer: [] }
}

/** [N36] Keeps the other cards of the offer and gives this one to the opponent. */
export function cardGiven(state: State, { seat, card }: On<'cardGiven'>): State {
  const it = unwrapSecret(card)
  const other = opponentOf(seat)
  const kept = sortedWith(of(state.players, seat).hand, without(state.offer, it))
  const got = sortedWith(of(state.players, other).hand, [it])
  const next = patchPlayer(patchPlayer(state, seat, { hand: kept }), other, { hand: got })
  return { ...next, offer: [] }
}
