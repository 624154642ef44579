/** A verdict in lines: the same words in the terminal, at the end of a match and on the shelf. */
import { line, type Line, type LinePart } from '../../kernel/line.ts'
import { refusalLine } from '../../kernel/refusalLine.ts'
import type { Seat } from '../../kernel/seat.ts'
import { type ChanceFault, chanceProofs } from './chance.ts'
import type { EditionDifference } from './edition.ts'
import { phraseOf } from './phrase.ts'
import type { SeedsAnswer } from './seeds.ts'
import { type VerdictFault, gapsOf, isProved, isSound, type Verdict } from './verdict.ts'

/** More differences are counted rather than told. */
const mostTold = 8
/** Of the hash itself, beside its phrase. */
const shownDigits = 16

const raw = (text: string): LinePart => ({ raw: text })
const seats = (list: readonly Seat[]): LinePart => ({ list: list.map((seat) => ({ seat })) })

export type ProofLevel = 'proved' | 'sound' | 'false'

export function proofLevelOf(verdict: Verdict): ProofLevel {
  if (!isSound(verdict)) return 'false'
  return isProved(verdict) ? 'proved' : 'sound'
}

/** `words` are those of the phrase, in the reader's language. */
export function verdictLines(verdict: Verdict, words: readonly string[]): readonly Line[] {
  const { game, seats: count, whole, chance, byHand, fault } = verdict
  return [
    line('trust.match', { game: line(`${game}.name`), seats: count, entries: whole.entries }),
    rulesLine(verdict),
    ...(fault ? [faultLine(fault)] : []),
    ...wholeLines(verdict),
    ...chanceProofs
      .filter((one) => chance[one] > 0)
      .map((one) => line(`trust.count.${one}`, { n: chance[one] })),
    ...(byHand > 0 ? [line('trust.byHand', { n: byHand })] : []),
    ...seedsLines(verdict.seeds, words),
    ...editionLines(verdict),
    ...witnessLines(verdict),
    line('trust.seal'),
  ]
}

function rulesLine({ rules: { broken, kept } }: Verdict): Line {
  if (!broken) return line('trust.rules.all', { n: kept })
  return line('trust.rules.until', { n: kept, why: refusalLine(broken) })
}

function wholeLines({ rules, whole: { winners, entries } }: Verdict): readonly Line[] {
  if (winners) return [line('trust.whole.won', { n: winners.length, who: seats(winners) })]
  return rules.broken === null || entries > 0 ? [line('trust.whole.open')] : []
}

/** With sentences of their own; any other is a throw that no game of the house asks for. */
const worded: ReadonlySet<ChanceFault> = new Set([
  'faces-differ',
  'track-differs',
  'notes-differ',
  'bad-gesture',
  'no-rest',
  'bad-seed',
  'newer-physics',
  'source-differs',
  'bad-proof',
  'seed-not-derived',
  'seed-not-foretold',
  'seed-again',
  'secret-differs',
])

export function faultLine({ at, reason }: VerdictFault): Line {
  if (at === null) return line('trust.wrong.secret-differs')
  if (worded.has(reason)) return line(`trust.wrong.${reason}`, { at })
  return line('trust.wrong.bad-throw', { at, reason: raw(reason) })
}

function seedsLines(seeds: SeedsAnswer, words: readonly string[]): readonly Line[] {
  if (seeds.kind === 'free') return [line('trust.seeds.free')]
  if (seeds.kind === 'foretold') return [line('trust.seeds.foretold', { seed: raw(seeds.seed) })]
  const { commitment, seats: givers, audience, isOpen } = seeds
  const phrase = raw(phraseOf(commitment, words))
  const digits = raw(commitment.slice(0, shownDigits))
  const lines = [line('trust.seeds.committed', { phrase, digits })]
  if (givers.length > 0)
    lines.push(line('trust.seeds.shares', { n: givers.length, who: seats(givers) }))
  if (audience) lines.push(line('trust.seeds.audience'))
  if (givers.length === 0 && !audience) lines.push(line('trust.seeds.alone'))
  if (!isOpen) lines.push(line('trust.seeds.hidden'))
  return lines
}

function editionLines({ edition }: Verdict): readonly Line[] {
  if (edition.kind === 'ours') return [line('trust.edition.ours')]
  const { title, differences } = edition
  const told = differences.slice(0, mostTold).map(differenceLine)
  const more = differences.length - told.length
  return [
    line('trust.edition.own', { n: differences.length }),
    ...(title === null ? [] : [line('trust.edition.title', { title: raw(title.slice(0, 80)) })]),
    ...told,
    ...(more > 0 ? [line('trust.edition.more', { n: more })] : []),
  ]
}

function differenceLine({ path, ours, own }: EditionDifference): Line {
  if (own === null) return line('trust.edition.missing', { path: raw(path), ours: raw(ours ?? '') })
  if (ours === null) return line('trust.edition.added', { path: raw(path), own: raw(own) })
  return line('trust.edition.changed', { path: raw(path), own: raw(own), ours: raw(ours) })
}

function witnessLines({ witness, seeds }: Verdict): readonly Line[] {
  if (witness === 'none' && seeds.kind !== 'committed') return []
  return [line(`trust.witness.${witness}`)]
}

/** The verdict as figures, for programs that read it. */
export function verdictFigures(verdict: Verdict): object {
  const { rules, chance, ...rest } = verdict
  return {
    ...rest,
    rules: rules.broken === null,
    kept: rules.kept,
    ...(rules.broken && { reason: rules.broken.code, at: rules.broken.at ?? null }),
    ...chance,
    proved: isProved(verdict),
    gaps: gapsOf(verdict),
  }
}
