/** How the throws of a match fell: remembered, or let fall again as their record says; the same for every head. */
import { thrownPieces } from '../../kernel/chanceRequest.ts'
import type { Piece } from '../../kernel/chance.ts'
import type { AnyGame } from '../../kernel/game.ts'
import type { AnyStep } from '../../kernel/match.ts'
import { keptThrow, keptTyped, physicsVersion } from '../../physics/kept.ts'
import type { Settled } from '../../physics/types.ts'
import type { ThrowPieces } from '../thrown.ts'
import { asRecorded } from './asRecorded.ts'

export interface Fallen {
  readonly pieces: readonly Piece[]
  readonly settled: Settled
}

export interface Throws {
  /** What was thrown for a step is shown instead of being worked out again. */
  remember(step: AnyStep, settled: Settled): void
  /** What is remembered, at once; null where it would have to fall again. */
  known(game: AnyGame, step: AnyStep): Fallen | null
  /** Null for a step that nothing fell for. */
  fallen(game: AnyGame, step: AnyStep): Promise<Fallen | null>
}

export function makeThrows(throwPieces: ThrowPieces): Throws {
  const known = new WeakMap<AnyStep, Settled>()
  /** What falls again just now, for whoever asks in the meantime. */
  const falling = new WeakMap<AnyStep, Promise<Settled | null>>()

  async function again(step: AnyStep, pieces: readonly Piece[]): Promise<Settled | null> {
    const made = keptThrow(step.proof)
    const seed = made?.seed ?? keptTyped(step.proof)
    if (seed === null) return null
    const { settled } = await throwPieces(pieces, seed, made?.gesture ?? null)
    const { input } = step
    if (!settled || input.kind !== 'chance' || input.answer.kind !== 'faces') return settled
    const { faces } = input.answer
    // faces that are said to have fallen by this very physics, and do not: nothing is shown to fall
    const isClaimed = made?.physics === physicsVersion
    if (isClaimed && faces.some((face, i) => face !== settled.faces[i])) return null
    return asRecorded(settled, faces)
  }

  function once(step: AnyStep, pieces: readonly Piece[]): Promise<Settled | null> {
    const before = falling.get(step)
    if (before) return before
    const made = again(step, pieces).finally(() => falling.delete(step))
    falling.set(step, made)
    return made
  }

  return {
    remember: (step, settled) => void known.set(step, settled),
    known(game, step) {
      const settled = known.get(step)
      const pieces = settled && thrownPieces(game, step)
      return pieces ? { pieces, settled } : null
    },
    async fallen(game, step) {
      const pieces = step.input.kind === 'chance' ? thrownPieces(game, step) : null
      if (!pieces) return null
      const settled = known.get(step) ?? (await once(step, pieces))
      if (settled) known.set(step, settled)
      return settled && { pieces, settled }
    },
  }
}
