/** Reducers of events that advance rounds and end the match. */
import { type Box, lookUp } from '../../edition.ts'
import type { RoundEvent, SetupEvent } from '../../events.ts'
import type { Player, State } from '../../types.ts'
import { unwrapSecret, type Of, sortedWith, without } from './lists.ts'

type On<T extends RoundEvent['type']> = Of<RoundEvent, T>

export function guideThrown(state: State, { guide }: Of<SetupEvent, 'guideThrown'>): State {
  return { ...state, guide, chances: state.chances + 1 }
}

export function roomRevealed(box: Box, state: State, { round, room }: On<'roomRevealed'>): State {
  const hasCrypt = lookUp(box.rooms, room).crypt >= 0
  return {
    ...state,
    chances: state.chances + 1,
    round,
    rooms: without(state.rooms, room),
    dropped: [],
    glance: null,
    prize: { id: room, rotation: 0, amulet: hasCrypt && state.amulets.length > 0 },
  }
}

export function amuletLaid(state: State, { amulet }: On<'amuletLaid'>): State {
  const it = unwrapSecret(amulet)
  const { prize } = state
  if (!prize) throw new Error('nagaraja: an amulet needs a room to lie on')
  return {
    ...state,
    chances: state.chances + 1,
    amulets: without(state.amulets, it),
    hidden: [...state.hidden, { room: prize.id, amulet: it }],
  }
}

/** [N30] [N31] Returns sticks to the supply and cards to the discard pile. */
export function roomWon(state: State): State {
  const [first, second] = state.players
  const spent = [first.laid, first.played, second.laid, second.played].flat()
  return {
    ...state,
    passes: 0,
    players: [cleared(first), cleared(second)],
    discard: sortedWith(state.discard, spent),
  }
}

function cleared(player: Player): Player {
  const { hand, amulets } = player
  return { hand, amulets, laid: [], revealed: false, played: [], sticks: [], aside: [], added: 0 }
}

/** [NG20] Removes the room and its amulet unseen, and returns the trap to the supply. */
export function roomLost(state: State, { room, amulet }: On<'roomLost'>): State {
  const gone = state.prize?.amulet ? [unwrapSecret(amulet)] : []
  return {
    ...state,
    prize: null,
    trap: null,
    lostRooms: [...state.lostRooms, room],
    lostAmulets: [...state.lostAmulets, ...gone],
    hidden: state.hidden.filter((lying) => lying.room !== room),
  }
}

export function gameEnded(state: State, { reason, winner }: On<'gameEnded'>): State {
  return {
    ...state,
    ending: { reason, winner },
    phase: { kind: 'over' },
    drawing: null,
    activation: null,
  }
}
