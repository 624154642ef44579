/** The seeds of a match, each derived from its origin and the name of what is asked: nothing else makes one. */
import { longestSeed, type Origin } from '../kernel/origin.ts'
import type { Seat } from '../kernel/seat.ts'
import { commit } from './trust/commitment.ts'
import { requestName, seedMaker } from './trust/seeds.ts'

/** A seed may come from an address: what is too long could not be a part of a throw's seed. */
export const shortSeed = (seed: string): string => seed.slice(0, longestSeed)

/** Bound to a secret that nobody knows yet, unless somebody asked for a match that can be foretold. */
export function makeOrigin(seed: string | null, makeSecret: () => string): Origin {
  return seed === null || seed === ''
    ? commit(makeSecret())
    : { kind: 'foretold', seed: shortSeed(seed) }
}

export interface Seeds {
  draw(request: number): string
  throw(request: number): string
  /** A bot's choice after so many inputs. */
  bot(length: number, seat: Seat): string
}

/** `draw` makes a new one for a match whose origin fixes none. */
export function makeSeeds(origin: Origin, draw: () => string): Seeds {
  const make = seedMaker(origin) ?? draw
  return {
    draw: (request) => make(requestName('draw', request)),
    throw: (request) => make(requestName('throw', request)),
    bot: (length, seat) => make(`bot/${length}/${seat}`),
  }
}
