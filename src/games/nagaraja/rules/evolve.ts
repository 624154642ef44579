/** The reducer: dispatches each event to the function that updates the state; no rule is decided here. */
import type { Box } from '../edition.ts'
import * as cards from './change/cards.ts'
import * as rounds from './change/rounds.ts'
import * as sticks from './change/sticks.ts'
import * as temples from './change/temples.ts'
import type { Event } from '../events.ts'
import type { State } from '../types.ts'

export function evolve(box: Box, state: State, event: Event): State {
  switch (event.type) {
    case 'relicsLaid':
      return temples.relicsLaid(state, event)
    case 'guideThrown':
      return rounds.guideThrown(state, event)
    case 'drawAsked':
      return { ...state, drawing: event.drawing }
    case 'cardsDrawn':
      return cards.cardsDrawn(state, event)
    case 'drawLapsed':
      return { ...state, drawing: null }
    case 'deckRenewed':
      return { ...state, deck: state.discard, discard: [] }
    case 'cardLaid':
      return cards.cardLaid(state, event)
    case 'callsRevealed':
      return cards.callsRevealed(state)
    case 'cardPlayed':
      return cards.cardPlayed(state, event)
    case 'targetNamed':
      return cards.targetNamed(state, event)
    case 'cancelled':
    case 'amuletUsed':
      return cards.amuletUsed(state, event)
    case 'activationEnded':
      return { ...state, activation: null }
    case 'cardDiscarded':
      return cards.cardDiscarded(state, event)
    case 'cardRecovered':
      return cards.cardRecovered(state, event)
    case 'offerKept':
      return cards.offerKept(state, event)
    case 'cardGiven':
      return cards.cardGiven(state, event)
    case 'sticksThrown':
      return sticks.sticksThrown(state, event)
    case 'passed':
      return cards.passed(state, event)
    case 'pointsAdded':
      return sticks.pointsAdded(state, event)
    case 'sticksDiscarded':
      return sticks.sticksDiscarded(state, event)
    case 'sticksRethrown':
      return sticks.sticksRethrown(state, event)
    case 'relicsSeen':
      return temples.relicsSeen(state, event)
    case 'relicsSwapped':
      return temples.relicsSwapped(state, event)
    case 'roomRotated':
      return temples.roomRotated(state, event)
    case 'roomMoved':
      return temples.roomMoved(state, event)
    case 'roomsSwapped':
      return temples.roomsSwapped(state, event)
    case 'trapPlaced':
      return { ...state, trap: { temple: event.temple, slot: event.slot } }
    case 'roomPlaced':
      return temples.roomPlaced(state, event)
    case 'templeSettled':
      return temples.templeSettled(state, event)
    case 'phaseEntered':
      return { ...state, phase: event.phase }
    case 'roomRevealed':
      return rounds.roomRevealed(box, state, event)
    case 'amuletLaid':
      return rounds.amuletLaid(state, event)
    case 'roomWon':
      return rounds.roomWon(state)
    case 'roomLost':
      return rounds.roomLost(state, event)
    case 'guideChanged':
      return { ...state, guide: event.seat }
    case 'gameEnded':
      return rounds.gameEnded(state, event)
    case 'callMade':
    case 'letStood':
    case 'effectLapsed':
    case 'pileShown':
    case 'secretsShown':
      return state
  }
}
