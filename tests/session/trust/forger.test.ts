/** A forger's afternoon: every way we know to make a match look honest, each named as what it is. */
import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { gameById, games } from '../../../src/games/all.ts'
import { askBefore } from '../../../src/kernel/chanceRequest.ts'
import { answerFrom } from '../../../src/kernel/chance.ts'
import type { AnyGame } from '../../../src/kernel/game.ts'
import { inEdition } from '../../../src/kernel/edition.ts'
import { stepsOf } from '../../../src/kernel/journal.ts'
import { type Match, start, submit } from '../../../src/kernel/match.ts'
import type { Committed, Origin } from '../../../src/kernel/origin.ts'
import { makeRandom } from '../../../src/kernel/random.ts'
import type { Entry, MatchRecord } from '../../../src/kernel/record.ts'
import { makeKeepableThrow } from '../../../src/physics/ask.ts'
import { letFall } from '../../../src/physics/fall.ts'
import { keepThrow, physicsVersion } from '../../../src/physics/kept.ts'
import type { ThrownPiece } from '../../../src/physics/types.ts'
import { commit, commitmentOf } from '../../../src/session/trust/commitment.ts'
import { phraseOf } from '../../../src/session/trust/phrase.ts'
import { verdictLines } from '../../../src/session/trust/tell.ts'
import { gapsOf, isProved, isSound } from '../../../src/session/trust/verdict.ts'
import { loadAllPhraseWords } from '../../../src/words/phrases/index.ts'
import { changedAnswers, judgeText, playMatch, recordOf, resealed } from './played.ts'

// A busy machine is no fault.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 })

const words = await loadAllPhraseWords()
const honest: Committed = {
  ...commit('5e'.repeat(32)),
  shares: [
    { from: 0, kind: 'word', text: 'river' },
    { from: 'audience', kind: 'word', text: 'marigold' },
  ],
}
const ownSecret = 'c0'.repeat(32)

type Proof = Readonly<Record<string, unknown>>
type Answered = Entry & { kind: 'chance' }
const proofOf = (entry: Answered): Proof => (entry.proof ?? {}) as Proof

let match: Match
let record: MatchRecord

beforeAll(async () => {
  match = await playMatch(gameById('border') as AnyGame, 2, honest)
  record = recordOf(match, honest)
})

/** The first throw of the match whose proof fits, with another proof. */
function withProof(change: (proof: Proof, entry: Answered) => object | null): string {
  let isDone = false
  const entries = changedAnswers(record, (entry) => {
    if (isDone || proofOf(entry)['by'] !== 'throw') return entry
    const proof = change(proofOf(entry), entry)
    if (!proof) return entry
    isDone = true
    return { ...entry, proof }
  })
  expect(isDone).toBe(true)
  return resealed(record, { entries })
}

const withOrigin = (origin: Origin): string => resealed(record, { origin })

test('an honest match is proved, with its witness', async () => {
  const phrase = phraseOf(honest.commitment, words[2] ?? [])
  const verdict = await judgeText(resealed(record, {}), { phrase, words })
  expect(verdict).toMatchObject({ fault: null, witness: 'agrees', byHand: 0 })
  expect(verdict.seeds).toMatchObject({ kind: 'committed', seats: [0], audience: true })
  expect(verdict.whole.winners?.length).toBeGreaterThan(0)
  expect(verdict.chance.fell).toBeGreaterThan(20)
  expect(isProved(verdict)).toBe(true)
})

test.each(games.map(({ id }) => id))('%s: a whole committed match is proved', async (id) => {
  const game = gameById(id) as AnyGame
  const played = await playMatch(game, 2, honest, { most: 120 })
  const verdict = await judgeText(JSON.stringify(recordOf(played, honest)))
  expect(verdict).toMatchObject({ fault: null, rules: { broken: null } })
  expect(isProved(verdict)).toBe(true)
})

describe('forged files: verify names the fault', () => {
  const faults: readonly (readonly [string, () => string, string])[] = [
    [
      'faces changed beside an honest proof',
      () => {
        const last = record.entries.findLast((entry) => entry.kind === 'chance')
        const entries = changedAnswers(record, (entry) => {
          if (entry.id !== (last as Answered).id || entry.answer.kind !== 'faces') return entry
          const faces = entry.answer.faces.map((face) => (face + 1) % 6)
          return { ...entry, answer: { ...entry.answer, faces } }
        })
        return resealed(record, { entries })
      },
      'faces-differ',
    ],
    ['another seed', () => withProof((proof) => ({ ...proof, seed: 'mine' })), 'faces-differ'],
    [
      'notes of the judge that are garbage',
      () => withProof((proof) => ({ ...proof, notes: [{ piece: 0, cause: 'fate' }] })),
      'bad-proof',
    ],
    [
      'a note that has more to say',
      () =>
        withProof((proof) => {
          const note = { piece: 0, cause: 'leaned', against: 'wall', remedy: 'nudged', degrees: 9 }
          return { ...proof, notes: [{ ...note, witness: 'Zeus' }] }
        }),
      'bad-proof',
    ],
    [
      'an invented note',
      () =>
        withProof((proof) => {
          const note = { piece: 0, cause: 'leaned', against: 'wall', remedy: 'nudged', degrees: 9 }
          return { ...proof, notes: [note] }
        }),
      'notes-differ',
    ],
    [
      'a field more in a proof',
      () => withProof((proof) => ({ ...proof, verified: true })),
      'bad-proof',
    ],
    ['a proof that is none', () => withProof(() => ({ by: 'oath' })), 'bad-proof'],
    [
      'a doubled direction',
      () =>
        withProof((proof) => {
          const gesture = proof['gesture'] as number[]
          return { ...proof, gesture: gesture.map((n, i) => (i >= 3 && i < 6 ? n * 2 : n)) }
        }),
      'bad-gesture',
    ],
    ['a share left out', () => withOrigin({ ...honest, shares: [] }), 'seed-not-derived'],
    [
      'a share added afterwards',
      () =>
        withOrigin({
          ...honest,
          shares: [...honest.shares, { from: 1, kind: 'word', text: 'me' }],
        }),
      'seed-not-derived',
    ],
    ['another secret', () => withOrigin({ ...honest, secret: ownSecret }), 'secret-differs'],
    [
      'a match of free seeds, with a commitment put before it afterwards',
      () => withOrigin(commit(ownSecret)),
      'seed-not-derived',
    ],
    [
      'a match of chosen seeds, called foretold',
      () => withOrigin({ kind: 'foretold', seed: 'luck2557' }),
      'seed-not-foretold',
    ],
  ]
  test.each(faults)('%s', async (_name, forge, reason) => {
    const verdict = await judgeText(forge())
    expect(isSound(verdict)).toBe(false)
    // faces that the rules cannot go on from break the match first; what is wrong with them is found all the same
    expect(verdict.fault?.reason ?? '').toBe(reason)
  })

  test('a file that repeats six seeds is refused', async () => {
    const liked = ['a', 'b', 'c', 'd', 'e', 'f']
    let count = 0
    const played = await playMatch(
      gameById('border') as AnyGame,
      2,
      { kind: 'free' },
      { seedFor: () => liked[count++ % liked.length] ?? '' },
    )
    const verdict = await judgeText(JSON.stringify(recordOf(played, { kind: 'free' })))
    expect(verdict.fault).toMatchObject({ reason: 'seed-again' })
  })

  test('a throw repeated with another seed is refused in a committed match', async () => {
    const forged = await rethrown((pieces, tries) =>
      makeKeepableThrow(pieces, `try ${tries}`, null),
    )
    expect((await judgeText(forged)).fault).toMatchObject({ reason: 'seed-not-derived' })
  })
})

describe('incomplete proofs: verify finds no fault and names what is not proved', () => {
  test('free seeds that were selected for good dice are reported as unproved', async () => {
    const free: Origin = { kind: 'free' }
    const played = await playMatch(gameById('border') as AnyGame, 2, free, { most: 60 })
    const verdict = await judgeText(JSON.stringify(recordOf(played, free)))
    expect([isSound(verdict), gapsOf(verdict)]).toEqual([true, ['free']])
  })

  test('a foreseeable match is reported as such', async () => {
    const foretold: Origin = { kind: 'foretold', seed: 'luck2557' }
    const played = await playMatch(gameById('border') as AnyGame, 2, foretold, { most: 60 })
    const verdict = await judgeText(JSON.stringify(recordOf(played, foretold)))
    expect([isSound(verdict), gapsOf(verdict)]).toEqual([true, ['foretold']])
  })

  test('faces from a seeded generator are reported as not simulated', async () => {
    const step = stepsOf(match).findLast(({ proof }) => (proof as Proof)?.['by'] === 'throw')
    const ask = step && askBefore(match.game, step)
    const seed = (step?.proof as Proof | undefined)?.['seed'] as string
    const answer = ask && answerFrom(makeRandom(seed), ask)
    const entries = changedAnswers(record, (entry) =>
      step?.input.kind === 'chance' && entry.id === step.input.id
        ? { ...entry, answer, proof: { by: 'source', seed } }
        : entry,
    )
    const verdict = await judgeText(resealed(record, { entries }))
    expect(verdict.chance.seeded).toBe(1)
    expect(gapsOf(verdict)).toEqual(['seeded'])
  })

  test.each<[string, (proof: Proof) => object, string]>([
    ['faces that somebody typed', ({ seed }) => ({ by: 'typed', seed }), 'typed'],
    [
      'an older physics, which nobody can ask',
      (proof) => ({ ...proof, physics: physicsVersion - 1 }),
      'older',
    ],
  ])('%s', async (_name, change, gap) => {
    const verdict = await judgeText(withProof(change))
    expect([isSound(verdict), gapsOf(verdict)]).toEqual([true, [gap]])
  })

  test('an answer without its proof is reported as unproved', async () => {
    const entries = changedAnswers(record, ({ kind, id, answer }) => ({ kind, id, answer }))
    const verdict = await judgeText(resealed(record, { entries }))
    expect([isSound(verdict), gapsOf(verdict)]).toEqual([true, ['unproved']])
  })

  test('a match without its secret is reported as unproved', async () => {
    const verdict = await judgeText(withOrigin({ ...honest, secret: null }))
    expect([isSound(verdict), gapsOf(verdict)]).toEqual([true, ['hiddenSecret']])
  })

  test('a match cut before its end has no winner', async () => {
    for (const length of [0, 40]) {
      const cut = await playMatch(gameById('border') as AnyGame, 2, honest, { most: length })
      const verdict = await judgeText(JSON.stringify(recordOf(cut, honest)))
      expect(verdict.whole).toEqual({ winners: null, entries: length })
    }
  })
})

describe('an edition with foreign values is named as such, whatever its title', () => {
  const values = JSON.parse(readFileSync('src/games/rajas/data/rajas.json', 'utf8')) as object

  async function playedIn(text: string): Promise<ReturnType<typeof judgeText>> {
    const edited = inEdition(gameById('rajas') as AnyGame, JSON.parse(text) as unknown)
    if (!edited.ok) throw new Error(JSON.stringify(edited.faults.slice(0, 3)))
    const played = await playMatch(edited.game, 2, honest, { most: 30 })
    return judgeText(JSON.stringify(recordOf(played, honest)))
  }

  test('terrace coins 2 → 9 under an official title are reported', async () => {
    const text = JSON.stringify({ ...values, title: 'Official printed values' })
    const coins = /"coins":\s*2\b/
    expect(text).toMatch(coins)
    const verdict = await playedIn(text.replace(coins, '"coins":9'))
    expect(gapsOf(verdict)).toEqual(['ownValues'])
    expect(verdict.edition).toMatchObject({ kind: 'own', differences: [{ ours: '2', own: '9' }] })
    expect(isProved(verdict)).toBe(false)
  })

  test('a separate edition file with our values is recognised as ours', async () => {
    expect((await playedIn(JSON.stringify(values))).edition).toEqual({ kind: 'ours' })
  })
})

describe('fields beside the match are read strictly', () => {
  test.each<[string, object, string]>([
    ['a field more', { verifiedBy: 'Zeus' }, 'meta.verifiedBy'],
    [
      'a bot of another kind',
      {
        seats: [
          { name: 'A', kind: 'god' },
          { name: 'B', kind: 'bot' },
        ],
      },
      'meta.seats.0.kind',
    ],
    ['seats that nobody has', { seats: [{ name: 'A', kind: 'bot' }] }, 'meta.seats'],
  ])('%s', async (_name, meta, what) => {
    const verdict = await judgeText(resealed(record, { meta }))
    expect(verdict.rules.broken).toEqual({ code: 'badField', what })
  })

  test('options as a list are refused', async () => {
    await expect(judgeText(resealed(record, { options: [] }))).rejects.toThrow('badField')
  })

  test('verify says that names and levels of bots are not proved', async () => {
    const seats = [
      { name: 'Zeus', kind: 'human' },
      { name: 'Hera', kind: 'human' },
    ]
    const verdict = await judgeText(resealed(record, { meta: { seats } }))
    expect(isProved(verdict)).toBe(true)
    expect(verdictLines(verdict, words[0] ?? []).at(-1)?.key).toBe('trust.seal')
  })
})

describe('verify lists what no file can prove', () => {
  test('a match invented with an own secret passes, and only a witness contradicts it', async () => {
    const origin = commit(ownSecret)
    const played = await playMatch(gameById('border') as AnyGame, 2, origin, { most: 60 })
    const text = JSON.stringify(recordOf(played, origin))
    expect(isProved(await judgeText(text))).toBe(true)
    expect((await judgeText(text)).witness).toBe('none')
    const phrase = phraseOf(honest.commitment, words[0] ?? [])
    const verdict = await judgeText(text, { phrase, words })
    expect([verdict.witness, isSound(verdict)]).toEqual(['differs', false])
    expect(commitmentOf(ownSecret)).not.toBe(honest.commitment)
  })

  test('a throw by hand repeated from a copy passes, which verify says', async () => {
    const forged = await rethrown((pieces, tries, seed) =>
      makeKeepableThrow(pieces, seed, {
        origin: [-8, 10, 2],
        direction: [0.8, 0, -0.6],
        strength: 0.4 + tries / 100,
        spin: 0.5,
      }),
    )
    const verdict = await judgeText(forged)
    expect([isProved(verdict), verdict.byHand]).toEqual([true, 1])
  })
})

/** The last throw, made in another way until other faces fall. */
async function rethrown(
  make: (
    pieces: readonly ThrownPiece[],
    tries: number,
    seed: string,
  ) => ReturnType<typeof makeKeepableThrow>,
): Promise<string> {
  const step = stepsOf(match).findLast(({ input }) => input.kind === 'chance')
  const ask = step && askBefore(match.game, step)
  if (!step || ask?.kind !== 'throw' || step.input.kind !== 'chance') throw new Error('no throw')
  const { id, answer } = step.input
  const { seed } = step.proof as { seed: string }
  for (let tries = 0; ; tries += 1) {
    const asked = make(ask.pieces, tries, seed)
    const fallen = await letFall(asked)
    if (!fallen.ok) throw new Error(fallen.reason)
    const { faces } = fallen.value
    if (answer.kind === 'faces' && String(faces) === String(answer.faces)) continue
    const proof = keepThrow(asked.seed, asked.gesture, fallen.value)
    const at = record.entries.findIndex((entry) => entry.kind === 'chance' && entry.id === id)
    const changed = { kind: 'chance', id, answer: { kind: 'faces', faces }, proof }
    // what followed was an answer to the faces that did not please
    const entries = [...record.entries.slice(0, at), changed]
    const cut = await played(entries as readonly Entry[])
    return JSON.stringify(recordOf(cut, honest))
  }
}

async function played(entries: readonly Entry[]): Promise<Match> {
  const started = start(match.game, 2)
  if (!started.ok) throw new Error(started.refusal.code)
  return entries.reduce((at: Match, entry) => {
    const outcome = submit(at, entry, entry.proof)
    if (!outcome.ok) throw new Error(outcome.refusal.code)
    return outcome.match
  }, started.match)
}
