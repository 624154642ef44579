/** The seeds of a match, each derived from its origin and the name of what is asked: nothing else makes one. */
import type { Origin } from '../kernel/origin.ts'
import type { Seat } from '../kernel/seat.ts'

export interface Seeds {
  draw(request: number): Promise<string>
  throw(request: number): Promise<string>
  /** A bot's choice after so many inputs. */
  bot(length: number, seat: Seat): Promise<string>
}

/** What it takes comes with the first seed: a table can be seen without it. `fresh` is for origins that fix none. */
export function makeSeeds(origin: Origin, fresh: () => string): Seeds {
  async function make(what: string): Promise<string> {
    const { seedMaker } = await import('./trust/seeds.ts')
    maker ??= seedMaker(origin) ?? fresh
    return maker(what)
  }
  let maker: ((what: string) => string) | null = null
  return {
    draw: (request) => make(`draw/${request}`),
    throw: (request) => make(`throw/${request}`),
    bot: (length, seat) => make(`bot/${length}/${seat}`),
  }
}
