/** Throws at the terminal really fall, out of sight; a proof says how, so that anybody can let them fall again. */
import { type Answer, type Ask, answerFrom } from '../kernel/chance.ts'
import type { Plain } from '../kernel/plain.ts'
import { makeRandom } from '../kernel/random.ts'
import {
  checkProof,
  keepSource,
  keepThrow,
  keptThrow,
  keptTyped,
  namedGesture,
  physicsVersion,
  type Piece,
  ready,
  roundGesture,
  saysThrown,
  simulate,
} from '../physics/index.ts'

export interface Answered {
  readonly answer: Answer
  readonly proof: Plain
}

type Throwing = Extract<Ask, { kind: 'throw' }>

export async function answerAsk(ask: Ask, seed: string, falls: boolean): Promise<Answered> {
  if (ask.kind === 'draw' || !falls) {
    return { answer: answerFrom(makeRandom(seed), ask), proof: keepSource(seed) }
  }
  const gesture = roundGesture(namedGesture('default', piecesOf(ask)))
  await ready()
  const settled = simulate({ version: 1, pieces: piecesOf(ask), seed, gesture })
  const answer = { kind: 'faces', faces: settled.faces } as const
  return { answer, proof: keepThrow(seed, gesture, settled) }
}

export type Checked = 'same' | 'other' | 'older' | 'typed' | 'unproved'

/** Lets a recorded throw fall again; without a proof of one there is nothing to check. */
export async function checkThrow(ask: Ask, answer: Answer, proof: unknown): Promise<Checked> {
  if (ask.kind === 'throw' && keptTyped(proof) !== null) return 'typed'
  if (ask.kind !== 'throw' || !saysThrown(proof)) return 'unproved'
  const kept = keptThrow(proof)
  if (!kept || answer.kind !== 'faces') return 'other'
  if (kept.physics !== physicsVersion) return 'older'
  return (await checkProof(piecesOf(ask), answer.faces, kept)).ok ? 'same' : 'other'
}

function piecesOf(ask: Throwing): readonly Piece[] {
  return ask.pieces.map(({ kind, skin, seat }) => ({ kind, skin, seat }))
}
