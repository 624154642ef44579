/** The source for replays: gives back what a record says, in its order, without throwing anything. */
import type { Proof } from '../proof.ts'
import { AnswerError, faultOf } from './answer.ts'
import type { Source } from './answer.ts'

export type Recorded = { readonly faces: readonly number[]; readonly proof: Proof | null }

export function makeRecordedSource(record: readonly Recorded[]): Source {
  let next = 0
  return (pieces) => {
    const kept = record[next]
    if (!kept) throw new AnswerError('nothing-left')
    const fault = faultOf(pieces, kept.faces)
    if (fault) throw new AnswerError(fault)
    next += 1
    return { faces: [...kept.faces], settled: null, proof: kept.proof }
  }
}
