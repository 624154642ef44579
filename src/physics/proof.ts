/** What a record keeps of a throw, and how anybody can check later that it really fell so. */
import { parseThrow } from './parse.ts'
import type { ThrowFault } from './parse.ts'
import { ready } from './rapier.ts'
import { simulate } from './simulate.ts'
import type { Gesture, Piece, Settled, Throw } from './types.ts'

export type Proof = {
  readonly seed: string
  readonly gesture: Gesture | readonly Gesture[]
  /** Hash of the track. */
  readonly hash: string
}

export const proofFaults = ['faces-differ', 'track-differs', 'no-rest'] as const
export type ProofFault = (typeof proofFaults)[number] | ThrowFault

export type Checked = { readonly ok: true } | { readonly ok: false; readonly reason: ProofFault }

export const proofOf = (asked: Throw, settled: Settled): Proof => ({
  seed: asked.seed,
  gesture: asked.gesture,
  hash: settled.hash,
})

/** Throws again what the proof describes; faces are compared before the hash, as the graver lie. */
export async function checkProof(
  pieces: readonly Piece[],
  faces: readonly number[],
  proof: Proof,
): Promise<Checked> {
  const parsed = parseThrow({ version: 1, pieces, seed: proof.seed, gesture: proof.gesture })
  if (!parsed.ok) return parsed
  await ready()
  let settled: Settled
  try {
    settled = simulate(parsed.value)
  } catch {
    return { ok: false, reason: 'no-rest' }
  }
  const same =
    faces.length === settled.faces.length && faces.every((face, i) => face === settled.faces[i])
  if (!same) return { ok: false, reason: 'faces-differ' }
  return settled.hash === proof.hash ? { ok: true } : { ok: false, reason: 'track-differs' }
}
