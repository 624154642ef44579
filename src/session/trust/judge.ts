/** Judges a record: what it proves by being played, drawn and thrown again, and what has to be believed. */
import { askBefore } from '../../kernel/chanceRequest.ts'
import { stepsOf } from '../../kernel/journal.ts'
import type { Match } from '../../kernel/match.ts'
import type { Origin } from '../../kernel/origin.ts'
import type { PlainObject } from '../../kernel/plain.ts'
import type { Refusal } from '../../kernel/refusal.ts'
import { isStanding } from '../../physics/gestureKinds.ts'
import {
  checkAnswer,
  type ChanceProofCounts,
  type Falls,
  seedIn,
  type ChanceProof,
  chanceProofs,
} from './chance.ts'
import { editionAnswer } from './edition.ts'
import { isPhraseOf } from './phrase.ts'
import { isBroken, makeSeedCheck, requestName, seedsAnswer } from './seeds.ts'
import type { VerdictFault, Verdict, WitnessAnswer } from './verdict.ts'

export interface JudgedMatch {
  readonly match: Match
  readonly origin: Origin
  /** Reason for the record breaking after this match; null if it is whole. */
  readonly broken: Refusal | null
  /** As far as the rules were kept where the record broke later than it can be trusted. */
  readonly reached?: Match | undefined
}

export interface JudgeTools {
  readonly falls: Falls
  /** Our values of this game, to say where others differ. */
  readonly ours: PlainObject | null
  /** The phrase that a witness wrote down, and each language's words for it. */
  readonly witness?: { readonly phrase: string; readonly words: readonly (readonly string[])[] }
}

export async function judge(
  { match, origin, broken, reached }: JudgedMatch,
  means: JudgeTools,
): Promise<Verdict> {
  const found = await checkAll(reached ?? match, origin, means.falls)
  const result = match.game.result(match.state)
  const winners = result?.standings.filter(({ place }) => place === 1).map(({ seat }) => seat)
  return {
    game: match.game.id,
    seats: match.seats,
    rules: { broken, kept: match.length },
    whole: { winners: broken ? null : (winners ?? null), entries: match.length },
    chance: found.counts,
    fault: isBroken(origin) ? { at: null, reason: 'secret-differs' } : found.fault,
    byHand: found.byHand,
    seeds: seedsAnswer(origin),
    edition: editionAnswer(means.ours, match.game.edition ?? null),
    witness: witnessAnswer(origin, means.witness),
  }
}

interface Found {
  readonly counts: ChanceProofCounts
  readonly byHand: number
  /** The first that says what is not so: what follows it is not looked at. */
  readonly fault: VerdictFault | null
}

async function checkAll(match: Match, origin: Origin, falls: Falls): Promise<Found> {
  const counts = Object.fromEntries(chanceProofs.map((one) => [one, 0])) as Record<
    ChanceProof,
    number
  >
  const seeds = makeSeedCheck(origin)
  let byHand = 0
  for (const [i, step] of stepsOf(match).entries()) {
    const ask = askBefore(match.game, step)
    const { input, proof } = step
    if (!ask || input.kind !== 'chance') continue
    const checked = await checkAnswer(ask, input.answer, proof, falls)
    if (!checked.ok) return { counts, byHand, fault: { at: i + 1, reason: checked.reason } }
    const reason = seeds.fault(requestName(ask.kind, input.id), seedIn(proof))
    if (reason) return { counts, byHand, fault: { at: i + 1, reason } }
    counts[checked.standing] += 1
    const pieces = ask.kind === 'throw' ? ask.pieces : []
    if (checked.thrown && !isStanding(checked.thrown.gesture, pieces)) byHand += 1
  }
  return { counts, byHand, fault: null }
}

function witnessAnswer(origin: Origin, witness: JudgeTools['witness']): WitnessAnswer {
  if (!witness) return 'none'
  const agrees =
    origin.kind === 'committed' && isPhraseOf(witness.phrase, origin.commitment, witness.words)
  return agrees ? 'agrees' : 'differs'
}
