/** Decides which consecutive steps play as one beat: a command or throw of a seat with all that continues it. */
import { thrownPieces } from '../../kernel/chanceRequest.ts'
import type { Tagged } from '../../kernel/command.ts'
import type { AnyGame } from '../../kernel/game.ts'
import type { AnyStep } from '../../kernel/match.ts'
import type { Seat } from '../../kernel/seat.ts'

const isThrow = ({ input }: AnyStep): boolean =>
  input.kind === 'chance' && input.answer.kind === 'faces'

/** The seat that gave the command or threw its own pieces; null for draws and shared throws. */
export function actorOf(game: AnyGame, step: AnyStep): Seat | null {
  if (step.input.kind === 'command') return step.input.seat
  if (!isThrow(step)) return null
  const owners = new Set(thrownPieces(game, step)?.map(({ seat }) => seat))
  const [only] = owners
  return owners.size === 1 ? (only ?? null) : null
}

function lastActor(game: AnyGame, steps: readonly AnyStep[]): Seat | null {
  for (const step of steps.toReversed()) {
    const actor = actorOf(game, step)
    if (actor !== null || isThrow(step)) return actor
  }
  return null
}

/** True if this command of the seat is shown in the beat of the last of these steps. */
export function joinsBeat(
  game: AnyGame,
  steps: readonly AnyStep[],
  seat: Seat,
  command: Tagged,
): boolean {
  return game.continues?.(command) === true && lastActor(game, steps) === seat
}

/** Number of steps, from this one on, that play as one beat; a throw always begins another one. */
export function stepsOfBeat(game: AnyGame, steps: readonly AnyStep[], from: number): number {
  let end = from + 1
  for (; end < steps.length; end += 1) {
    const step = steps[end]
    if (!step || isThrow(step)) break
    const { input } = step
    if (input.kind === 'chance') continue
    if (!joinsBeat(game, steps.slice(from, end), input.seat, input.command)) break
  }
  return end - from
}
