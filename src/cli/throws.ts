/** Answers requests of chance at the terminal: throws really fall, out of sight, and can be checked by their proof. */
import type { Ask } from '../kernel/chance.ts'
import { makeKeepableThrow } from '../physics/ask.ts'
import { letFall } from '../physics/fall.ts'
import { drawn, fallen, type Thrown } from '../session/thrown.ts'

export async function answerAsk(ask: Ask, seed: string, falls: boolean): Promise<Thrown> {
  if (ask.kind === 'draw' || !falls) return drawn(ask, seed)
  const asked = makeKeepableThrow(ask.pieces, seed, null)
  const found = await letFall(asked)
  if (!found.ok) throw new Error(`a throw of this game cannot fall: ${found.reason}`)
  return fallen(asked, found.value)
}
