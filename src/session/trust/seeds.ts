/** Checks that the seeds of a match fit its origin: derived, foretold, or at least all different. */
import type { Ask } from '../../kernel/chance.ts'
import type { Origin } from '../../kernel/origin.ts'
import { derivedSeed, commitmentOf, rootOf } from './commitment.ts'
import type { ChanceFault } from './chance.ts'
import type { Seat } from '../../kernel/seat.ts'

export type SeedsAnswer =
  | {
      readonly kind: 'committed'
      readonly commitment: string
      /** Seats that added something of their own, and whether an audience did. */
      readonly seats: readonly Seat[]
      readonly audience: boolean
      /** False where the file keeps the secret back, so that nothing can be derived. */
      readonly isOpen: boolean
    }
  | { readonly kind: 'foretold'; readonly seed: string }
  | { readonly kind: 'free' }

/** Name of a request, from which its seed is derived. */
export const requestName = (kind: Ask['kind'], id: number): string => `${kind}/${id}`

/** The one way in which a seed follows from the origin of a match; null where nothing is fixed. */
export function seedMaker(origin: Origin): ((what: string) => string) | null {
  if (origin.kind === 'foretold') return (what) => `${origin.seed}/${what}`
  if (origin.kind === 'free' || origin.secret === null) return null
  const root = rootOf(origin.secret, origin.shares)
  return (what) => derivedSeed(root, what)
}

export interface SeedCheck {
  /** Fault of a seed that does not belong to this match; null if it may. */
  fault(request: string, seed: string | null): ChanceFault | null
}

export function makeSeedCheck(origin: Origin): SeedCheck {
  const made = seedMaker(origin)
  const used = new Map<string, string>()
  return {
    fault(request, seed) {
      if (seed === null) return null
      if (made) {
        const isRight = seed === made(request)
        if (isRight) return null
        return origin.kind === 'foretold' ? 'seed-not-foretold' : 'seed-not-derived'
      }
      const before = used.get(seed)
      used.set(seed, request)
      return before === undefined ? null : 'seed-again'
    },
  }
}

export function seedsAnswer(origin: Origin): SeedsAnswer {
  if (origin.kind !== 'committed') return origin
  const { commitment, shares, secret } = origin
  const seats = shares.flatMap(({ from }) => (from === 'audience' ? [] : [from]))
  return {
    kind: 'committed',
    commitment,
    seats: [...new Set(seats)].toSorted((a, b) => a - b),
    audience: shares.some(({ from }) => from === 'audience'),
    isOpen: secret !== null,
  }
}

/** A secret that is not the one that was committed to. */
export const isBroken = (origin: Origin): boolean =>
  origin.kind === 'committed' &&
  origin.secret !== null &&
  commitmentOf(origin.secret) !== origin.commitment
