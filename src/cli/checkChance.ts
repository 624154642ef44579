/** Checks what a match says of its chance: seeds draw again, throws fall again, and what is only believed is counted. */
import { askBefore } from '../kernel/asked.ts'
import { type Answer, type Ask, answerFrom } from '../kernel/chance.ts'
import { hash } from '../kernel/hash.ts'
import { stepsOf } from '../kernel/journal.ts'
import type { Match } from '../kernel/match.ts'
import { makeRandom } from '../kernel/random.ts'
import { checkKept, type KeptFault } from '../physics/check.ts'
import { keptBy, keptSource, keptThrow, keptTyped, physicsVersion } from '../physics/kept.ts'

/** In the order in which they are told: throws and draws that came again, then what is only believed. */
export const standings = [
  'fell',
  'seeded',
  'drawn',
  'skipped',
  'older',
  'typed',
  'unproved',
] as const
export type Standing = (typeof standings)[number]

const believed: readonly Standing[] = ['skipped', 'older', 'typed', 'unproved']

export type ChanceFault = KeptFault | 'newer-physics' | 'source-differs' | 'bad-proof'

type Checked =
  | { readonly ok: true; readonly standing: Standing }
  | { readonly ok: false; readonly reason: ChanceFault }

export type Counts = Readonly<Record<Standing, number>>

export interface Found {
  readonly counts: Counts
  /** The first entry, from 1, that says what is not so. */
  readonly fault: { readonly at: number; readonly reason: ChanceFault } | null
}

/** Whether nothing at all has to be believed. */
export const isProved = (counts: Counts): boolean => believed.every((one) => counts[one] === 0)

/** Without `falls` no throw is let fall again; everything else is checked as ever. */
export async function checkChance(match: Match, falls: boolean): Promise<Found> {
  const counts = Object.fromEntries(standings.map((one) => [one, 0])) as Record<Standing, number>
  for (const [i, step] of stepsOf(match).entries()) {
    const ask = askBefore(match.game, step)
    if (!ask || step.input.kind !== 'chance') continue
    const checked = await checkAnswer(ask, step.input.answer, step.proof, falls)
    if (!checked.ok) return { counts, fault: { at: i + 1, reason: checked.reason } }
    counts[checked.standing] += 1
  }
  return { counts, fault: null }
}

const stands = (standing: Standing): Checked => ({ ok: true, standing })
const wrong = (reason: ChanceFault): Checked => ({ ok: false, reason })

async function checkAnswer(
  ask: Ask,
  answer: Answer,
  proof: unknown,
  falls: boolean,
): Promise<Checked> {
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
      return stands('unproved')
  }
}

function checkSource(ask: Ask, answer: Answer, proof: unknown): Checked {
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
  falls: boolean,
): Promise<Checked> {
  const kept = keptThrow(proof)
  if (!kept || ask.kind !== 'throw' || answer.kind !== 'faces') return wrong('bad-proof')
  if (kept.physics > physicsVersion) return wrong('newer-physics')
  if (kept.physics < physicsVersion) return stands('older')
  if (!falls) return stands('skipped')
  const checked = await checkKept(ask.pieces, answer.faces, kept)
  return checked.ok ? stands('fell') : checked
}
