/** Makes the seeds of a match, each from its origin and the name of the request. */
import type { Origin } from '../kernel/origin.ts'
import type { Seat } from '../kernel/seat.ts'

export interface Seeds {
  draw(request: number): Promise<string>
  throw(request: number): Promise<string>
  /** For a bot's choice after so many inputs. */
  bot(length: number, seat: Seat): Promise<string>
  /** True once a seed was made: from then on the origin may not change. */
  isBegun(): boolean
}

/**
 * `origin` is read with the first seed. The hash functions are loaded with the first seed too: a table can be shown
 * without them. `fresh` makes a seed where the origin fixes none.
 */
export function makeSeeds(origin: () => Origin, fresh: () => string): Seeds {
  let isBegun = false
  let maker: ((what: string) => string) | null = null
  async function make(what: string): Promise<string> {
    isBegun = true
    const { seedMaker } = await import('./trust/seeds.ts')
    maker ??= seedMaker(origin()) ?? fresh
    return maker(what)
  }
  return {
    draw: (request) => make(`draw/${request}`),
    throw: (request) => make(`throw/${request}`),
    bot: (length, seat) => make(`bot/${length}/${seat}`),
    isBegun: () => isBegun,
  }
}
