/** Makes the origin of a new match's seeds: a committed secret, or a seed that somebody asked for. */
import { longestSeed, type Origin } from '../kernel/origin.ts'
import { commit } from './trust/commitment.ts'

/** A seed may come from an address: what is too long could not be a part of a throw's seed. */
export const shortSeed = (seed: string): string => seed.slice(0, longestSeed)

/** Bound to a secret, unless somebody asked for a match that can be foretold. */
export function makeOrigin(seed: string | null, makeSecret: () => string): Origin {
  return seed === null || seed === ''
    ? commit(makeSecret())
    : { kind: 'foretold', seed: shortSeed(seed) }
}
