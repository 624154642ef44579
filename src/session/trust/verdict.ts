/** The verdict on a record as data: six questions, with what is proved and what must be believed. */
import type { Refusal } from '../../kernel/refusal.ts'
import type { Seat } from '../../kernel/seat.ts'
import type { ChanceFault, ChanceProofCounts } from './chance.ts'
import type { EditionAnswer } from './edition.ts'
import type { SeedsAnswer } from './seeds.ts'

export interface VerdictFault {
  /** The entry, from 1, that says what is not so; null where it is said of the whole match. */
  readonly at: number | null
  readonly reason: ChanceFault
}

/** `none`: nobody's phrase was given. */
export type WitnessAnswer = 'none' | 'agrees' | 'differs'

export interface Verdict {
  readonly game: string
  readonly seats: number
  /** Do the inputs follow the rules, from the first to the last? `kept` is how many do. */
  readonly rules: { readonly broken: Refusal | null; readonly kept: number }
  /** Is the match whole, and who won? */
  readonly whole: { readonly winners: readonly Seat[] | null; readonly entries: number }
  /** Did these throws fall like this? */
  readonly chance: ChanceProofCounts
  readonly fault: VerdictFault | null
  /** Throws by hand: their gestures are the throwers' own. */
  readonly byHand: number
  /** Were the seeds fixed before the first throw? */
  readonly seeds: SeedsAnswer
  /** Are the components ours? */
  readonly edition: EditionAnswer
  /** Was anything witnessed? */
  readonly witness: WitnessAnswer
}

/** Nothing in the file is untrue. */
export const isSound = ({ rules, fault, witness }: Verdict): boolean =>
  rules.broken === null && fault === null && witness !== 'differs'

/** Things that the file could have proved and does not. */
export const gaps = [
  'foretold',
  'free',
  'hiddenSecret',
  'seeded',
  'skipped',
  'older',
  'typed',
  'unproved',
  'ownValues',
] as const
export type Gap = (typeof gaps)[number]

export function gapsOf({ seeds, chance, edition }: Verdict): readonly Gap[] {
  const found: Readonly<Record<Gap, boolean>> = {
    foretold: seeds.kind === 'foretold',
    free: seeds.kind === 'free',
    hiddenSecret: seeds.kind === 'committed' && !seeds.isOpen,
    seeded: chance.seeded > 0,
    skipped: chance.skipped > 0,
    older: chance.older > 0,
    typed: chance.typed > 0,
    unproved: chance.unproved > 0,
    ownValues: edition.kind === 'own',
  }
  return gaps.filter((gap) => found[gap])
}

/** Everything that a file can prove is proved. */
export const isProved = (verdict: Verdict): boolean =>
  isSound(verdict) && gapsOf(verdict).length === 0
