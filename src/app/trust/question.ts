/** Request and response of the judge worker. */
import type { Line } from '../../kernel/line.ts'
import type { ProofLevel } from '../../session/trust/tell.ts'
import type { Language } from '../../words/types.ts'

export interface Question {
  /** The match's file. */
  readonly text: string
  /** Language of the phrase. */
  readonly language: Language
  /** Phrase that somebody noted before the match. */
  readonly witness?: string
}

export interface TrustAnswer {
  readonly standing: ProofLevel
  readonly lines: readonly Line[]
  /** False claims of the file; empty if all are true. */
  readonly faults: readonly Line[]
}
