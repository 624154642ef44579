/** The open requests of a state that are public: seats that owe a choice, and pieces that wait to be thrown. */
import type { Piece } from '../kernel/chance.ts'
import type { AnyGame } from '../kernel/game.ts'
import type { Seat } from '../kernel/seat.ts'

export interface OpenRequests {
  readonly due: readonly Seat[]
  readonly toThrow: readonly Piece[]
}

export function owed(game: AnyGame, state: unknown): OpenRequests {
  const pending = game.pending(state)
  return {
    due: pending.flatMap((item) => (item.kind === 'choice' ? [item.seat] : [])),
    toThrow: pending.flatMap((item) =>
      item.kind === 'chance' && item.ask.kind === 'throw' ? item.ask.pieces : [],
    ),
  }
}
