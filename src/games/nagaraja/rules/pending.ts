/** The pending request: a choice of one player, or a throw or draw of chance. */
import type { Ask } from '../../../kernel/chance.ts'
import type { Pending } from '../../../kernel/pending.ts'
import type { Seat } from '../../../kernel/seat.ts'
import type { Box } from '../edition.ts'
import { of, opponentOf, type Stick } from '../vocabulary.ts'
import { allPieces, guideSticks, piecesOf, sticksToThrow } from './sticks.ts'
import type { Activation, CardDraw } from '../types/phases.ts'
import type { State } from '../types.ts'

export function pending(box: Box, state: State): readonly Pending[] {
  const { phase } = state
  if (phase.kind === 'over') return []
  if (state.drawing === null && 'seat' in phase) return [{ kind: 'choice', seat: phase.seat }]
  return [{ kind: 'chance', id: state.chances, ask: askOf(box, state) }]
}

function askOf(box: Box, state: State): Ask {
  if (state.drawing) return cardAsk(state, state.drawing)
  switch (state.phase.kind) {
    case 'relics':
      return draw('nagaraja.draw.relics', box.tokenIds.length, box.tokenIds.length)
    case 'guide':
      return { kind: 'throw', pieces: allPieces(guideSticks(box)) }
    case 'room':
      return draw('nagaraja.draw.room', state.rooms.length, 1)
    case 'amulet':
      return draw('nagaraja.draw.amulet', state.amulets.length, 1)
    case 'throw':
      return { kind: 'throw', pieces: allPieces(sticksToThrow(box, state)) }
    case 'rethrow':
      return rethrowAsk(state)
    case 'randomDiscard':
      return draw('nagaraja.draw.handCard', of(state.players, victimOf(state)).hand.length, 1)
    default:
      throw new Error(`nagaraja: nothing to ask of chance in ${state.phase.kind}`)
  }
}

function draw(what: string, from: number, take: number): Ask {
  return { kind: 'draw', of: what, from, take }
}

/** [NG17] Draws the cards that the deck still has; the rest follows after reshuffling. */
function cardAsk({ deck }: State, { left }: CardDraw): Ask {
  return draw('nagaraja.draw.cards', deck.length, Math.min(left, deck.length))
}

export function activationOf(state: State): Activation {
  if (!state.activation) throw new Error('nagaraja: no card is being activated')
  return state.activation
}

function victimOf(state: State): Seat {
  return opponentOf(activationOf(state).seat)
}

/** The sticks that the opponent must throw again ([N50]). */
export function rethrown(state: State): readonly Stick[] {
  const { target } = activationOf(state)
  return target.kind === 'sticks' ? target.sticks : []
}

function rethrowAsk(state: State): Ask {
  return { kind: 'throw', pieces: piecesOf(rethrown(state), victimOf(state)) }
}
