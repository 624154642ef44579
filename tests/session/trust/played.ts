/** Whole matches with real throws, for tests of what a record proves: honest ones, and what a forger makes of them. */
import { readFileSync } from 'node:fs'
import { botFor } from '../../../src/bots/index.ts'
import { answerFrom } from '../../../src/kernel/chance.ts'
import type { AnyGame } from '../../../src/kernel/game.ts'
import { legalFor, type Match, pendingOf, start, submit } from '../../../src/kernel/match.ts'
import type { Origin } from '../../../src/kernel/origin.ts'
import type { Chance } from '../../../src/kernel/pending.ts'
import { makeRandom } from '../../../src/kernel/random.ts'
import { checksumOf, type Entry, type MatchRecord } from '../../../src/kernel/record.ts'
import { save } from '../../../src/kernel/save.ts'
import { makeKeepableThrow } from '../../../src/physics/ask.ts'
import { checkKept } from '../../../src/physics/check.ts'
import { letFall } from '../../../src/physics/fall.ts'
import { keepSource, keepThrow } from '../../../src/physics/kept.ts'
import { gameById } from '../../../src/games/all.ts'
import { type FileMeans, judgeFile } from '../../../src/session/judgeFile.ts'
import { requestName, seedMaker } from '../../../src/session/trust/seeds.ts'
import type { Verdict } from '../../../src/session/trust/verdict.ts'

type SeedFor = (request: string) => string

interface Played {
  /** Where the origin fixes none. */
  readonly seedFor?: SeedFor
  readonly most?: number
  readonly answering?: 'falls' | 'seeded'
}

async function answerChance(
  match: Match,
  { id, ask }: Chance,
  seed: string,
  answering: Played['answering'],
): Promise<Match> {
  if (ask.kind === 'draw' || answering === 'seeded') {
    const answer = answerFrom(makeRandom(seed), ask)
    return accepted(submit(match, { kind: 'chance', id, answer }, keepSource(seed)))
  }
  const asked = makeKeepableThrow(ask.pieces, seed, null)
  const fallen = await letFall(asked)
  if (!fallen.ok) throw new Error(fallen.reason)
  const { faces } = fallen.value
  const proof = keepThrow(seed, asked.gesture, fallen.value)
  return accepted(submit(match, { kind: 'chance', id, answer: { kind: 'faces', faces } }, proof))
}

function accepted(outcome: ReturnType<typeof submit>): Match {
  if (!outcome.ok) throw new Error(outcome.refusal.code)
  return outcome.match
}

/** Bots on all seats, button's throws. */
export async function playMatch(
  game: AnyGame,
  seats: number,
  origin: Origin,
  { seedFor = (request) => `free ${request}`, most = Infinity, answering = 'falls' }: Played = {},
): Promise<Match> {
  const started = start(game, seats)
  if (!started.ok) throw new Error(started.refusal.code)
  const made = seedMaker(origin) ?? seedFor
  const bot = botFor(game)
  let { match } = started
  while (match.length < most) {
    const [owed] = pendingOf(match)
    if (!owed) break
    if (owed.kind === 'chance') {
      const seed = made(requestName(owed.ask.kind, owed.id))
      match = await answerChance(match, owed, seed, answering)
      continue
    }
    const { seat } = owed
    const random = makeRandom(`bot ${match.length}`)
    const command = bot(game.view(match.state, seat), legalFor(match, seat), seat, random)
    match = accepted(submit(match, { kind: 'command', seat, command }))
  }
  return match
}

export const recordOf = (match: Match, origin: Origin): MatchRecord =>
  save(match, undefined, origin)

/** With something else in it, and a checksum that fits. */
export function resealed(record: MatchRecord, change: Partial<Record<string, unknown>>): string {
  const content = { ...record, ...change }
  return JSON.stringify({ ...content, checksum: checksumOf(content) })
}

/** Entry for entry: what chance answered, as `change` would have it. */
export const changedAnswers = (
  { entries }: MatchRecord,
  change: (entry: Entry & { kind: 'chance' }, number: number) => object,
): readonly object[] =>
  entries.map((entry, i) => (entry.kind === 'chance' ? change(entry, i + 1) : entry))

/** What the judge says of a file; throws where nothing of it can be read. */
export async function judgeText(text: string, witness?: FileMeans['witness']): Promise<Verdict> {
  const found = await judgeFile(text, {
    gameById,
    oursOf: async (id) =>
      JSON.parse(readFileSync(`src/games/${id}/data/${id}.json`, 'utf8')) as unknown,
    falls: checkKept,
    witness,
  })
  if (!found.verdict) throw new Error(found.refusal.code)
  return found.verdict
}
