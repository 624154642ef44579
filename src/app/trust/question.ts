/** What the judges' worker is asked, and what it answers. */
import type { Line } from '../../kernel/line.ts'
import type { ProofLevel } from '../../session/trust/tell.ts'
import type { Language } from '../../words/types.ts'

export interface Question {
  /** The match as a file. */
  readonly text: string
  /** In which the phrase is told. */
  readonly language: Language
  /** What somebody wrote down before the match. */
  readonly witness?: string
}

export interface TrustAnswer {
  readonly standing: ProofLevel
  readonly lines: readonly Line[]
  /** What is not so; empty where everything is. */
  readonly faults: readonly Line[]
}
