/** The table of a match in the terminal: who sits there, what has happened, and where it is kept. */
import { botFor } from '../../bots/index.ts'
import { fits } from '../../kernel/chance.ts'
import { refusalLine } from '../../kernel/refusalLine.ts'
import type { AnyGame, Input } from '../../kernel/game.ts'
import { retract, takeBack } from '../../kernel/history.ts'
import { stepsOf } from '../../kernel/journal.ts'
import { type Line } from '../../kernel/line.ts'
import { legalFor, type Match, submit } from '../../kernel/match.ts'
import type { Chance } from '../../kernel/pending.ts'
import type { Plain } from '../../kernel/plain.ts'
import { makeRandom } from '../../kernel/random.ts'
import type { Refusal } from '../../kernel/refusal.ts'
import { recordText, save } from '../../kernel/save.ts'
import type { Seat, Viewer } from '../../kernel/seat.ts'
import { keepTyped, keptNotes } from '../../physics/kept.ts'
import { fadedIn, stepLines } from '../../words/told.ts'
import { writeText } from '../files.ts'
import { answerAsk } from '../throws.ts'

/** Dice fall here, only the seed answers, or people throw real ones and type what came up. */
export const throwWays = ['physics', 'seeded', 'typed'] as const
export type ThrowWay = (typeof throwWays)[number]

/** What of a terminal match the rules do not know, kept with it in its file. */
export interface Sitting {
  readonly bots: number
  readonly seed: string
  readonly throws: ThrowWay
}

export interface Table {
  match: Match
  readonly game: AnyGame
  readonly sitting: Sitting
  readonly file: string | undefined
}

export function isBot({ match, sitting }: Table, seat: Seat): boolean {
  return seat >= match.seats - sitting.bots
}

/** Whose eyes the log is for: the one person at the table, or everybody. */
export function listener(table: Table): Viewer {
  return table.match.seats - table.sitting.bots === 1 ? 0 : 'table'
}

/** What was told of the entries from `from` on. */
export function toldSince(table: Table, from: number): readonly Line[] {
  const { game, match } = table
  const viewer = listener(table)
  const hasFaded = fadedIn(match)
  return stepsOf(match)
    .slice(from)
    .flatMap((step) => stepLines(game, step, viewer, keptNotes(step.proof), hasFaded(step)))
}

export function accept(table: Table, input: Input, proof?: Plain): void {
  const outcome = submit(table.match, input, proof)
  if (!outcome.ok) throw new Error(`refused at the terminal: ${outcome.refusal.code}`)
  table.match = outcome.match
}

export async function answer(table: Table, { id, ask }: Chance): Promise<void> {
  const { seed, throws } = table.sitting
  const answered = await answerAsk(ask, `${seed}/${ask.kind}/${id}`, throws !== 'seeded')
  accept(table, { kind: 'chance', id, answer: answered.answer }, answered.proof)
}

/** False when these are no faces of the pieces that were asked for. */
export function answerTyped(table: Table, { id, ask }: Chance, faces: readonly number[]): boolean {
  const answer = { kind: 'faces', faces } as const
  if (!fits(ask, answer)) return false
  const seed = `${table.sitting.seed}/${ask.kind}/${id}`
  accept(table, { kind: 'chance', id, answer }, keepTyped(seed))
  return true
}

/** What a bot would do on this seat; also what a hint is. */
export function botChoice({ match, game, sitting }: Table, seat: Seat) {
  const random = makeRandom(`${sitting.seed}/bot/${match.length}/${seat}`)
  const bot = botFor(game)
  return bot(game.view(match.state, seat), legalFor(match, seat), seat, random)
}

/** Retracts in an open batch, takes the last step back elsewhere. */
export function undo(table: Table, seat: Seat): Line | null {
  return settle(table, retract(table.match, seat))
}

/** The last choice of any person while a batch is open. */
export function retractLatest(table: Table): Line | null {
  for (const { input } of stepsOf(table.match).toReversed()) {
    if (input.kind !== 'command') break
    if (!isBot(table, input.seat)) return settle(table, retract(table.match, input.seat))
  }
  return settle(table, takeBack(table.match))
}

type Back = { ok: true; match: Match } | { ok: false; refusal: Refusal }

function settle(table: Table, back: Back): Line | null {
  if (!back.ok) return refusalLine(back.refusal)
  table.match = back.match
  return null
}

export function keep({ file, match, sitting }: Table): void {
  if (file !== undefined) writeText(file, recordText(save(match, { table: { ...sitting } })))
}
