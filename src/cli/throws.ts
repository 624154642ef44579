/** Throws at the terminal really fall, out of sight; a proof says how, so that anybody can let them fall again. */
import { type Answer, type Ask, answerFrom } from '../kernel/chance.ts'
import type { Plain } from '../kernel/plain.ts'
import { makeRandom } from '../kernel/random.ts'
import { makeKeepableThrow } from '../physics/ask.ts'
import { letFall } from '../physics/fall.ts'
import { keepSource, keepThrow } from '../physics/kept.ts'

export interface Answered {
  readonly answer: Answer
  readonly proof: Plain
}

export async function answerAsk(ask: Ask, seed: string, falls: boolean): Promise<Answered> {
  if (ask.kind === 'draw' || !falls) {
    return { answer: answerFrom(makeRandom(seed), ask), proof: keepSource(seed) }
  }
  const asked = makeKeepableThrow(ask.pieces, seed, null)
  const fallen = await letFall(asked)
  if (!fallen.ok) throw new Error(`a throw of this game cannot fall: ${fallen.reason}`)
  const { faces } = fallen.value
  return { answer: { kind: 'faces', faces }, proof: keepThrow(seed, asked.gesture, fallen.value) }
}
