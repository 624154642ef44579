/** Throws at the terminal really fall, out of sight; a proof says how, so that anybody can let them fall again. */
import { type Answer, type Ask, answerFrom } from '../kernel/chance.ts'
import type { Plain } from '../kernel/plain.ts'
import { makeRandom } from '../kernel/random.ts'
import {
  checkProof,
  type Gesture,
  namedGesture,
  type Piece,
  ready,
  simulate,
} from '../physics/index.ts'

export interface Answered {
  readonly answer: Answer
  readonly proof: Plain
}

type Throwing = Extract<Ask, { kind: 'throw' }>

/** A record holds whole numbers alone: a gesture is kept, and made, in thousandths. */
const fine = 1000

export async function answerAsk(ask: Ask, seed: string, falls: boolean): Promise<Answered> {
  if (ask.kind === 'draw' || !falls) {
    return { answer: answerFrom(makeRandom(seed), ask), proof: { by: 'source', seed } }
  }
  const gesture = numbersOf(namedGesture('default', piecesOf(ask)))
  await ready()
  const asked = { version: 1, pieces: piecesOf(ask), seed, gesture: gestureFrom(gesture) } as const
  const { faces, hash } = simulate(asked)
  return { answer: { kind: 'faces', faces }, proof: { by: 'throw', seed, gesture, hash } }
}

export type Checked = 'same' | 'other' | 'unproved'

/** Lets a recorded throw fall again; without a proof of one there is nothing to check. */
export async function checkThrow(ask: Ask, answer: Answer, proof: unknown): Promise<Checked> {
  if (typeof proof !== 'object' || proof === null || ask.kind !== 'throw') return 'unproved'
  const { by, seed, gesture, hash } = proof as Record<string, unknown>
  if (by !== 'throw') return 'unproved'
  const isWhole = typeof seed === 'string' && typeof hash === 'string' && isGesture(gesture)
  if (!isWhole || answer.kind !== 'faces') return 'other'
  const kept = { seed, hash, gesture: gestureFrom(gesture) }
  return (await checkProof(piecesOf(ask), answer.faces, kept)).ok ? 'same' : 'other'
}

function piecesOf(ask: Throwing): readonly Piece[] {
  return ask.pieces.map(({ kind, skin, seat }) => ({ kind, skin, seat }))
}

function numbersOf({ origin, direction, strength, spin }: Gesture): readonly number[] {
  return [...origin, ...direction, strength, spin].map((value) => Math.round(value * fine) || 0)
}

function gestureFrom(numbers: readonly number[]): Gesture {
  const [a = 0, b = 0, c = 0, x = 0, y = 0, z = 0, strength = 0, spin = 0] = numbers.map(
    (value) => value / fine,
  )
  return { origin: [a, b, c], direction: [x, y, z], strength, spin }
}

function isGesture(value: unknown): value is readonly number[] {
  return Array.isArray(value) && value.length === 8 && value.every(Number.isSafeInteger)
}
