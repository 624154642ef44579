/** Advances a simulated state by the game's own rules, without history, validation or records. */
import type { Answer, Ask } from '../../kernel/chance.ts'
import type { Tagged } from '../../kernel/command.ts'
import type { AnyGame, Input } from '../../kernel/game.ts'
import type { Seat } from '../../kernel/seat.ts'

/** The next pending request: of chance, of one seat, or null when the match is over. */
export type NextActor =
  | { readonly kind: 'chance'; readonly id: number; readonly ask: Ask }
  | {
      readonly kind: 'choice'
      readonly seat: Seat
      readonly view: unknown
      readonly legal: readonly Tagged[]
    }
  | null

/**
 * Takes the first of several simultaneous requests, since the order of their answers does not
 * matter.
 */
export function nextActorIn(game: AnyGame, state: unknown): NextActor {
  const first = game.pending(state)[0]
  if (!first) return null
  if (first.kind === 'chance') return first
  const { seat } = first
  const view = game.view(state, seat)
  return { kind: 'choice', seat, view, legal: game.legal(view, seat) }
}

class Running {
  state: unknown
  readonly #game: AnyGame

  constructor(game: AnyGame, state: unknown) {
    this.#game = game
    this.state = state
  }

  emit(event: Tagged): void {
    this.state = this.#game.evolve(this.state, event)
  }
}

export function stateAfter(game: AnyGame, state: unknown, input: Input): unknown {
  const now = new Running(game, state)
  game.decide(now, input)
  return now.state
}

export function afterCommand(game: AnyGame, state: unknown, seat: Seat, command: Tagged): unknown {
  return stateAfter(game, state, { kind: 'command', seat, command })
}

export function afterAnswer(game: AnyGame, state: unknown, id: number, answer: Answer): unknown {
  return stateAfter(game, state, { kind: 'chance', id, answer })
}
