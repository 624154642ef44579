/** The falls of a match's throws, shared by all heads: cached, or simulated again from the record. */
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
  /** Caches the fall of a throw that was just made. */
  remember(step: AnyStep, settled: Settled): void
  /** The cached fall; null where it would have to be simulated. */
  known(game: AnyGame, step: AnyStep): Fallen | null
  /** Simulates the fall if it is not cached; null for a step without a throw. */
  fallen(game: AnyGame, step: AnyStep): Promise<Fallen | null>
}

export function makeThrows(throwPieces: ThrowPieces): Throws {
  const known = new WeakMap<AnyStep, Settled>()
  /** Simulations that are running, so that each runs once. */
  const falling = new WeakMap<AnyStep, Promise<Settled | null>>()

  async function again(step: AnyStep, pieces: readonly Piece[]): Promise<Settled | null> {
    const made = keptThrow(step.proof)
    const seed = made?.seed ?? keptTyped(step.proof)
    if (seed === null) return null
    const { settled } = await throwPieces(pieces, seed, made?.gesture ?? null)
    const { input } = step
    if (!settled || input.kind !== 'chance' || input.answer.kind !== 'faces') return settled
    const { faces } = input.answer
    // the record claims this version of the physics but other faces: it is shown without a fall
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
