/** The reducer of the tiny game. */
import type { TinyEvent, TinyPlayer, TinyState } from './types.ts'

export function evolve(state: TinyState, event: TinyEvent): TinyState {
  switch (event.type) {
    case 'dealt':
      return dealt(state, event)
    case 'laid':
      return change(state, event.seat, ({ hand }) => ({
        hand: hand.filter((tile) => tile !== event.tile),
        laid: event.tile,
      }))
    case 'madeSure':
      return change(state, event.seat, () => ({ sure: true }))
    case 'revealed':
      return { ...state, phase: 'throw', thrower: event.winner }
    case 'thrown':
      return { ...state, answered: state.answered + 1 }
    case 'scored':
      return change(state, event.seat, ({ points }) => ({ points: points + event.points }))
    case 'prizeTaken':
      return change({ ...state, pile: state.pile.slice(1) }, event.seat, ({ prizes }) => ({
        prizes: [...prizes, event.tile],
      }))
    case 'roundEnded':
      return roundEnded(state)
  }
}

function dealt(state: TinyState, event: TinyEvent & { type: 'dealt' }): TinyState {
  const out = new Set([...event.hands.flatMap((hand) => hand ?? []), ...(event.pile ?? [])])
  return {
    ...state,
    phase: 'pick',
    answered: state.answered + 1,
    box: state.box.filter((tile) => !out.has(tile)),
    pile: event.pile ?? [],
    players: state.players.map((player, seat) => ({ ...player, hand: event.hands[seat] ?? [] })),
  }
}

function roundEnded(state: TinyState): TinyState {
  const laid = state.players.flatMap((player) => player.laid ?? [])
  return {
    ...state,
    phase: state.round < state.rounds ? 'pick' : 'over',
    round: state.round + 1,
    thrower: null,
    spent: [...state.spent, ...laid],
    players: state.players.map((player) => ({ ...player, laid: null, sure: false })),
  }
}

function change(
  state: TinyState,
  seat: number,
  by: (player: TinyPlayer) => Partial<TinyPlayer>,
): TinyState {
  const players = state.players.map((player, at) =>
    at === seat ? { ...player, ...by(player) } : player,
  )
  return { ...state, players }
}
