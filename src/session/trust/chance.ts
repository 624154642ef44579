/** Checks one answer of chance: seeds draw again, throws fall again, and what is only believed is counted. */
import type { Answer, Ask } from '../../kernel/chance.ts'
import { answerFrom } from '../../kernel/chance.ts'
import { hash } from '../../kernel/hash.ts'
import { makeRandom } from '../../kernel/random.ts'
import type { CheckedThrow, KeptFault } from '../../physics/faults.ts'
import {
  keptBy,
  keptSource,
  keptThrow,
  keptTyped,
  physicsVersion,
  type ReadThrow,
} from '../../physics/kept.ts'
import type { ThrownPiece } from '../../physics/types.ts'

/** In the order in which they are told: throws and draws that came again, then what is only believed. */
export const chanceProofs = [
  'fell',
  'seeded',
  'drawn',
  'skipped',
  'older',
  'typed',
  'unproved',
] as const
export type ChanceProof = (typeof chanceProofs)[number]
export type ChanceProofCounts = Readonly<Record<ChanceProof, number>>

export const chanceFaults = [
  'newer-physics',
  'source-differs',
  'bad-proof',
  'seed-not-derived',
  'seed-not-foretold',
  'seed-again',
  'secret-differs',
] as const
export type ChanceFault = KeptFault | (typeof chanceFaults)[number]

/** Lets a kept throw fall again; null where throws are not made again. */
export type Falls =
  | ((
      pieces: readonly ThrownPiece[],
      faces: readonly number[],
      kept: ReadThrow,
    ) => Promise<CheckedThrow>)
  | null

export type CheckedAnswer =
  | { readonly ok: true; readonly standing: ChanceProof; readonly thrown: ReadThrow | null }
  | { readonly ok: false; readonly reason: ChanceFault }

const stands = (standing: ChanceProof, thrown: ReadThrow | null = null): CheckedAnswer => ({
  ok: true,
  standing,
  thrown,
})
const wrong = (reason: ChanceFault): CheckedAnswer => ({ ok: false, reason })

/** The seed that a proof names, of whatever kind it is. */
export const seedIn = (proof: unknown): string | null =>
  keptThrow(proof)?.seed ?? keptSource(proof) ?? keptTyped(proof)

export async function checkAnswer(
  ask: Ask,
  answer: Answer,
  proof: unknown,
  falls: Falls,
): Promise<CheckedAnswer> {
  switch (keptBy(proof)) {
    case 'throw':
      return checkThrown(ask, answer, proof, falls)
    case 'source':
      return checkSource(ask, answer, proof)
    case 'typed':
      return ask.kind === 'throw' && keptTyped(proof) !== null
        ? stands('typed')
        : wrong('bad-proof')
    case null:
      return proof === undefined ? stands('unproved') : wrong('bad-proof')
  }
}

function checkSource(ask: Ask, answer: Answer, proof: unknown): CheckedAnswer {
  const seed = keptSource(proof)
  if (seed === null) return wrong('bad-proof')
  const isSame = hash(answerFrom(makeRandom(seed), ask)) === hash(answer)
  if (!isSame) return wrong('source-differs')
  return stands(ask.kind === 'throw' ? 'seeded' : 'drawn')
}

async function checkThrown(
  ask: Ask,
  answer: Answer,
  proof: unknown,
  falls: Falls,
): Promise<CheckedAnswer> {
  const kept = keptThrow(proof)
  if (!kept || ask.kind !== 'throw' || answer.kind !== 'faces') return wrong('bad-proof')
  if (kept.physics > physicsVersion) return wrong('newer-physics')
  if (kept.physics < physicsVersion) return stands('older', kept)
  if (!falls) return stands('skipped', kept)
  const checked = await falls(ask.pieces, answer.faces, kept)
  return checked.ok ? stands('fell', kept) : checked
}
