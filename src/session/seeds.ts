/** The seeds of a match, each derived from the match's own and the number of what is asked: the one place that does. */
import type { Seat } from '../kernel/seat.ts'
import { longestSeed } from '../physics/parse.ts'

/** What is put behind it for each throw, `/throw/` and a number, has to fit into the seed of a throw. */
export const longestMatchSeed = longestSeed - 40

/** A seed may come from an address: what is too long could not be a part of a throw's seed. */
export const shortSeed = (seed: string): string => seed.slice(0, longestMatchSeed)

/** The seed that a file names; null where it names none that could go on. */
export function readSeed(given: unknown): string | null {
  return typeof given === 'string' && given.length <= longestMatchSeed ? given : null
}

export interface Seeds {
  draw(request: number): string
  throw(request: number): string
  /** A bot's choice after so many inputs. */
  bot(length: number, seat: Seat): string
}

export function makeSeeds(seed: string): Seeds {
  return {
    draw: (request) => `${seed}/draw/${request}`,
    throw: (request) => `${seed}/throw/${request}`,
    bot: (length, seat) => `${seed}/bot/${length}/${seat}`,
  }
}
