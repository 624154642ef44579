/** Saving and loading a match, and the valid prefix of a broken file. */
import { expect, test, vi } from 'vitest'
import type { AnyGame } from '../../src/kernel/game.ts'
import { load } from '../../src/kernel/load.ts'
import { start } from '../../src/kernel/match.ts'
import { migrate } from '../../src/kernel/migrate.ts'
import { playOut } from '../../src/kernel/playout.ts'
import { makeRandom } from '../../src/kernel/random.ts'
import { checkpoints, checksumOf, type MatchRecord } from '../../src/kernel/record.ts'
import { recordText, save } from '../../src/kernel/save.ts'
import { tiny } from './tiny/index.ts'

// Generous timeout for a busy machine.
vi.setConfig({ testTimeout: 90_000 })

const game = tiny as AnyGame
const gameById = (id: string): AnyGame | undefined => (id === 'tiny' ? game : undefined)

function played(seats = 4) {
  const started = start(game, seats, { mercy: true })
  if (!started.ok) throw new Error(started.refusal.code)
  return playOut(started.match, makeRandom('record'))
}

const good = save(played(), { title: 'a match' })

/** The record with changed fields and a matching checksum. */
function forged(change: Record<string, unknown>): string {
  const content = { ...good, ...change }
  return JSON.stringify({ ...content, checksum: checksumOf(content) })
}

function entriesWith(at: number, entry: unknown): readonly unknown[] {
  return good.entries.map((one, i) => (i === at ? entry : one))
}

test('load restores a saved match, and saving it again gives the same file', () => {
  const loaded = load(recordText(good), gameById)
  expect(loaded.ok && loaded.match.state).toEqual(played().state)
  expect(loaded.ok && loaded.record.meta).toEqual({ title: 'a match' })
  expect(loaded.ok && recordText(save(loaded.match, { title: 'a match' }))).toBe(recordText(good))
})

test('save works for a match without inputs', () => {
  const started = start(game, 2)
  const text = started.ok ? recordText(save(started.match)) : ''
  const loaded = load(text, gameById)
  expect(loaded.ok && loaded.match.length).toBe(0)
})

test('save and load keep the proof of an answer', () => {
  const proof = { by: 'throw', seed: 's', gesture: [1, 2] }
  const text = forged({ entries: entriesWith(0, { ...good.entries[0], proof }) })
  const loaded = load(text, gameById)
  expect(loaded.ok && save(loaded.match).entries[0]?.proof).toEqual(proof)
})

test('load ignores whitespace and the order of keys', () => {
  const turned = Object.fromEntries(Object.entries(good).toReversed())
  expect(load(JSON.stringify(turned, null, 2), gameById).ok).toBe(true)
})

test('save adds a hash at each interval and at the end', () => {
  expect(checkpoints(0)).toEqual([0])
  expect(checkpoints(15)).toEqual([15])
  expect(checkpoints(16)).toEqual([16])
  expect(checkpoints(40)).toEqual([16, 32, 40])
})

const long = { ...good, entries: Array.from({ length: 41 }, () => good.entries[0]) }
const badFiles: readonly (readonly [string, string, object])[] = [
  ['empty', '', { code: 'emptyFile' }],
  ['blank', ' \n\t ', { code: 'emptyFile' }],
  ['cut', recordText(good).slice(0, -9), { code: 'notJson' }],
  ['no JSON', 'Dear diary', { code: 'notJson' }],
  ['a number', '7', { code: 'notARecord' }],
  ['a list', '[]', { code: 'notARecord' }],
  ['another thing', '{"jharokha":"film"}', { code: 'notARecord' }],
  ['nothing but a name', '{"jharokha":"match"}', { code: 'badField', what: 'version' }],
  ['too large', 'x'.repeat(9_000_000), { code: 'tooLarge' }],
  ['too many values', `[${'0,'.repeat(1_100_000)}0]`, { code: 'notARecord' }],
  [
    'too many values inside',
    `{"jharokha":"match","x":[${'0,'.repeat(1_100_000)}0]}`,
    { code: 'tooLarge' },
  ],
  ['too deep', `{"a":${'['.repeat(9999)}${']'.repeat(9999)}}`, { code: 'badField' }],
  ['millions of brackets', `{"a":${'['.repeat(7_000_000)}`, { code: 'notJson' }],
  ['__proto__', '{"jharokha":"match","__proto__":{}}', { code: 'badField', what: '$.__proto__' }],
  ['a foreign field', forged({ extra: 1 }), { code: 'badField', what: 'extra' }],
  ['a fraction', forged({ seats: 2.5 }), { code: 'badField', what: '$.seats' }],
  ['signs of a terminal', forged({ game: '\u001b[2J' }), { code: 'unknownGame', what: '?[2J' }],
  ['another game', forged({ game: 'chess' }), { code: 'unknownGame', what: 'chess' }],
  ['version 0', forged({ version: 0 }), { code: 'badField', what: 'version' }],
  ['a newer version', forged({ version: 99 }), { code: 'newerVersion' }],
  ['other rules', forged({ rules: 7 }), { code: 'otherRules' }],
  ['too many seats', forged({ seats: 9 }), { code: 'badSeats' }],
  ['foreign options', forged({ options: { other: true } }), { code: 'badOptions' }],
  ['an option left out', forged({ options: { mercy: true } }), { code: 'badOptions' }],
  ['too few hashes', forged({ hashes: [] }), { code: 'badField', what: 'hashes' }],
  [
    'too many entries',
    forged({ ...long, hashes: Array.from({ length: 3 }, () => good.hashes[0]) }),
    { code: 'tooLong' },
  ],
  [
    'an entry of another kind',
    forged({ entries: entriesWith(2, { kind: 'wish' }) }),
    { code: 'badField', what: 'entries.2.kind' },
  ],
  [
    'a command without a type',
    forged({ entries: entriesWith(2, { kind: 'command', seat: 0, command: { tile: 1 } }) }),
    { code: 'badField', what: 'entries.2.command' },
  ],
  ['another title', JSON.stringify({ ...good, meta: { title: 'mine' } }), { code: 'damaged' }],
  ['another checksum', JSON.stringify({ ...good, checksum: '0'.repeat(16) }), { code: 'damaged' }],
]

test.each(badFiles)('load refuses: %s', (_name, text, refusal) => {
  const loaded = load(text, gameById)
  expect(loaded.ok).toBe(false)
  expect(!loaded.ok && loaded.refusal).toMatchObject(refusal)
})

test('load keeps the entries before an invalid one, and reports its refusal', () => {
  const entry = { kind: 'command', seat: 0, command: { type: 'lay', tile: 99 } }
  const loaded = load(forged({ entries: entriesWith(1, entry) }), gameById)
  expect(loaded).toMatchObject({ refusal: { code: 'brokenEntry', at: 2, because: 'notLegal' } })
  expect(!loaded.ok && loaded.kept?.length).toBe(1)
})

test('load returns the metadata of a broken match, but not of a file without a match', () => {
  const entry = { kind: 'command', seat: 0, command: { type: 'lay', tile: 99 } }
  const broken = load(forged({ entries: entriesWith(1, entry) }), gameById)
  const damaged = load(JSON.stringify({ ...good, checksum: '0'.repeat(16) }), gameById)
  const other = load(forged({ rules: 7 }), gameById)
  for (const loaded of [broken, damaged, other]) {
    expect(loaded).toMatchObject({ ok: false, record: { meta: { title: 'a match' } } })
  }
  expect(load('[]', gameById).record).toBeNull()
})

test('load detects a forged throw by the next hash and keeps the match up to the last valid hash', () => {
  const at = good.entries.findLastIndex((entry) => entry.kind === 'chance')
  const answer = { kind: 'faces', faces: [5] }
  const other = { kind: 'faces', faces: [4] }
  const old = good.entries[at]
  const isFive = old?.kind === 'chance' && JSON.stringify(old.answer) === JSON.stringify(answer)
  const entry = { ...old, answer: isFive ? other : answer }
  const loaded = load(forged({ entries: entriesWith(at, entry) }), gameById)
  expect(loaded).toMatchObject({ refusal: { code: 'wrongHash', at: good.entries.length } })
  expect(!loaded.ok && loaded.kept?.length).toBe(16)
})

test('load ignores a byte order mark', () => {
  const loaded = load(`\uFEFF${recordText(good)}`, gameById)
  expect(loaded.ok && loaded.match.length).toBe(good.entries.length)
})

test('load keeps a whole valid match whose checksum is wrong', () => {
  const loaded = load(JSON.stringify({ ...good, meta: {} }), gameById)
  expect(!loaded.ok && loaded.kept?.length).toBe(good.entries.length)
})

test('migrate lifts an older envelope one version at a time', () => {
  const steps = [
    (record: object) => ({ ...record, version: 2, second: true }),
    (record: object) => ({ ...record, version: 3, third: true }),
  ]
  expect(migrate({ version: 1 }, steps, 3)).toEqual({
    ok: true,
    record: { version: 3, second: true, third: true },
  })
  expect(migrate({ version: 2 }, steps, 3)).toEqual({
    ok: true,
    record: { version: 3, third: true },
  })
  expect(migrate({ version: 3 }, steps, 3)).toEqual({ ok: true, record: { version: 3 } })
  expect(migrate({ version: 4 }, steps, 3)).toMatchObject({ refusal: { code: 'newerVersion' } })
  expect(migrate({ version: '1' }, steps, 3)).toMatchObject({ refusal: { code: 'badField' } })
})

test('recordText writes one entry per line', () => {
  const lines = recordText(good).split('\n')
  expect(lines).toHaveLength(good.entries.length + 3)
  expect((JSON.parse(recordText(good)) as MatchRecord).checksum).toBe(good.checksum)
})
