/** A match begun at the terminal goes on in the page, and the other way round: seats, names, bots, origin and seeds. */
import 'fake-indexeddb/auto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { takeFile } from '../../src/app/saves/exchange.ts'
import { saves } from '../../src/app/saves/index.ts'
import { openTable as open } from '../../src/app/table/openTable.ts'
import { run as play } from '../../src/cli/play.ts'
import { gameById, games } from '../../src/games/all.ts'
import { entryOf, stepsOf } from '../../src/kernel/journal.ts'
import type { AnyGame } from '../../src/kernel/game.ts'
import type { Match } from '../../src/kernel/match.ts'
import { makeRandom } from '../../src/kernel/random.ts'
import { fileText, readFile } from '../../src/session/file.ts'
import { beginMatch, type Header } from '../../src/session/header.ts'
import { resume } from '../../src/session/resume.ts'
import { botsLast, type Sitting } from '../../src/session/seating.ts'
import { makeOrigin } from '../../src/session/origin.ts'
import { makeTestTerminal } from '../cli/testTerminal.ts'
import { makeTestPorts } from './ports.ts'
import { rest } from './tables.ts'

// A busy machine is no fault.
vi.setConfig({ testTimeout: 90_000 })

const folder = mkdtempSync(join(tmpdir(), 'jharokha-crossing-'))
afterAll(() => rmSync(folder, { recursive: true }))

const entriesOf = (match: Match) => stepsOf(match).map(entryOf)
const nameFor = (seat: number) => `Person ${seat + 1}`
const allBots = (sittings: readonly Sitting[]) =>
  sittings.map((sitting) => ({ ...sitting, kind: 'bot' as const }))

function savedIn(file: string) {
  const read = readFile(readFileSync(file, 'utf8'), gameById)
  if (!read.match || read.refusal) throw new Error(read.refusal?.code)
  return read
}

async function atTerminal(typed: readonly string[], ...args: readonly string[]): Promise<string> {
  const terminal = makeTestTerminal(typed)
  expect(await play([...args], terminal)).toBe(0)
  return terminal.text()
}

/** Everybody is a bot from here on: what they do and what falls follows from the origin alone. */
async function toTheEndOnPage(game: AnyGame, match: Match, header: Header): Promise<Match> {
  const sittings = allBots(header.sittings)
  const session = open({ match, header: { ...header, sittings } }, makeTestPorts())
  session.wake()
  await rest(session)
  expect(session.table.getState().result).not.toBeNull()
  expect(game.id).toBe(session.match().game.id)
  return session.match()
}

/** A few steps of a person in the page's own session. */
async function someSteps(match: Match, header: Header, count: number): Promise<Match> {
  const session = open({ match, header }, makeTestPorts())
  const random = makeRandom('person')
  session.wake()
  for (let i = 0; i < count; i += 1) {
    await rest(session, 4)
    const [mine] = session.table.getState().acting
    if (mine) await session.command({ seat: mine.seat, command: random.pick(mine.legal) })
  }
  await rest(session, 4)
  session.leave()
  return session.match()
}

test.each(games.map((game) => [game.id, game] as const))(
  'a match of %s begun at the terminal goes on in the page',
  async (id, game) => {
    const file = join(folder, `${id}-there.json`)
    await atTerminal(
      ['', '1', '', '1', '', '1'],
      '--game',
      id,
      '--seats',
      '2',
      '--bots',
      '1',
      '--names',
      'Asha,Vikram',
      '--throws',
      'seeded',
      '--save',
      file,
    )
    const there = savedIn(file)
    expect(there.match.length).toBeGreaterThan(3)
    expect(there.origin).toMatchObject({ kind: 'committed' })
    const { header, refusal } = await takeFile(
      new Blob([readFileSync(file, 'utf8')]),
      nameFor,
      'en',
    )
    expect(refusal).toBeNull()
    const kept = header && (await saves.read(header.id))
    if (!kept) throw new Error('not on the shelf')
    expect(kept.header.sittings.map(({ name, kind }) => [name, kind])).toEqual([
      ['Asha', 'human'],
      ['Vikram', 'bot'],
    ])
    expect(kept.header.origin).toEqual(there.origin)
    const brought = resume(game, kept.header, kept.entries)
    if (!brought.match) throw new Error(brought.refusal.code)
    expect(entriesOf(brought.match)).toEqual(entriesOf(there.match))
    // the same bots, by the same seeds, as if it had gone on where it was
    const here = await toTheEndOnPage(game, brought.match, kept.header)
    await atTerminal([], '--save', file, '--bots', '2')
    expect(entriesOf(here)).toEqual(entriesOf(savedIn(file).match))
  },
)

test.each(games.map((game) => [game.id, game] as const))(
  'a match of %s begun in the page goes on at the terminal',
  async (id, game) => {
    const sittings = [
      { name: 'Ζωή', kind: 'human', colour: 'ruby' },
      { name: 'Tansen', kind: 'bot', colour: 'saffron' },
    ] as const
    const origin = makeOrigin(null, () => 'a1'.repeat(32))
    const begun = beginMatch(game, {}, { id: 'page', sittings, origin, created: 5 })
    if (!begun.ok) throw new Error(begun.refusal.code)
    const { header } = begun
    const match = await someSteps(begun.match, header, 4)
    expect(match.length).toBeGreaterThan(3)
    const file = join(folder, `${id}-here.json`)
    writeFileSync(file, fileText(match, header))
    const text = await atTerminal(['v', 'q'], '--save', file)
    expect(text).toContain(`${match.length} steps played again`)
    expect(text).toContain('Ζωή')
    expect(text).not.toMatch(/Player 1|Bot 2/)
    const there = savedIn(file)
    expect(there).toMatchObject({ sittings, origin })
    expect(entriesOf(there.match)).toEqual(entriesOf(match))
    await atTerminal([], '--save', file, '--bots', '2', '--throws', 'seeded')
    const here = await toTheEndOnPage(game, match, header)
    expect(entriesOf(savedIn(file).match)).toEqual(entriesOf(here))
  },
)

test('files of older terminals are read with their bots, seed and kind of throws', () => {
  const [border] = games
  if (!border) throw new Error('no games')
  const origin = { kind: 'free' } as const
  const begun = beginMatch(border, {}, { id: 'old', sittings: botsLast(2, 0), origin, created: 0 })
  if (!begun.ok) throw new Error(begun.refusal.code)
  const text = fileText(begun.match, begun.header)
  const old = (table: object) => {
    const { checksum: _, origin: __, ...record } = JSON.parse(text) as Record<string, unknown>
    const first = { ...record, version: 1, meta: { table }, checksum: '0'.repeat(16) }
    return readFile(JSON.stringify(first), gameById)
  }
  expect(old({ bots: 1, seed: 's', throws: 'typed' })).toMatchObject({
    sittings: [{ kind: 'human' }, { kind: 'bot' }],
    origin: { kind: 'foretold', seed: 's' },
    throws: 'typed',
  })
  expect(old({ bots: 9, seed: 7, falls: false })).toMatchObject({
    sittings: [{ kind: 'bot' }, { kind: 'bot' }],
    origin: { kind: 'free' },
    throws: 'seeded',
  })
  expect(old({ bots: 'x' })).toMatchObject({ sittings: [{ kind: 'human' }, { kind: 'human' }] })
})

test('terminal and page each give a nameless seat their own default name', async () => {
  const file = join(folder, 'nameless.json')
  const args = ['--game', 'border', '--seats', '2', '--bots', '1', '--throws', 'seeded']
  const text = await atTerminal(['', '1', '', '1', 'q'], ...args, '--save', file)
  expect(text).toContain('Player 1')
  expect(savedIn(file).sittings.map(({ name }) => name)).toEqual(['', ''])
  const { header } = await takeFile(new Blob([readFileSync(file, 'utf8')]), nameFor, 'en')
  expect(header?.sittings[0]?.name).toBe('Person 1')
  expect(header?.sittings[1]?.name).toMatch(/^\p{L}+$/u)
})
