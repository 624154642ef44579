/** A person at the terminal: plays, narrows, takes back, saves, resumes, leaves; bots play alone. */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { UsageError } from '../../src/cli/args.ts'
import { run } from '../../src/cli/play.ts'
import { gameById, games } from '../../src/games/all.ts'
import { load } from '../../src/kernel/load.ts'
import { stepsOf } from '../../src/kernel/journal.ts'
import type { Match } from '../../src/kernel/match.ts'
import { makeTestTerminal, type TestTerminal } from './testTerminal.ts'

// A busy machine is no fault.
vi.setConfig({ testTimeout: 90_000 })

const folder = mkdtempSync(join(tmpdir(), 'jharokha-play-'))
afterAll(() => rmSync(folder, { recursive: true }))

const base = ['--game', 'border', '--seats', '2', '--bots', '1', '--throws', 'seeded']

async function play(args: readonly string[], typed: readonly string[]): Promise<TestTerminal> {
  const terminal = makeTestTerminal(typed)
  expect(await run([...args], terminal)).toBe(0)
  return terminal
}

const isTyped = (proof: unknown): boolean => (proof as { by?: string } | undefined)?.by === 'typed'

function savedIn(file: string): Match {
  const loaded = load(readFileSync(file, 'utf8'), gameById)
  if (!loaded.ok) throw new Error(loaded.refusal.code)
  return loaded.match
}

/** Languages by turns: the conformance kit renders every line of every game in all of them. */
const translations = ['el', 'pl', 'ru']

describe.each(games.map(({ id }, i) => ({ id, translation: translations[i % 3] ?? 'el' })))(
  '$id',
  ({ id, translation }) => {
    test.each(['en', translation])('bots play it to its end in %s', async (lang) => {
      const args = ['--game', id, '--bots', '2', '--seats', '2', '--seed', 'bots', '--lang', lang]
      const terminal = await play([...args, '--throws', 'seeded'], [])
      expect(terminal.printed.length).toBeGreaterThan(20)
      expect(terminal.text()).not.toMatch(/undefined|NaN|\[object/)
    })
  },
)

test('bots sit down at a level, which the file keeps and which can be changed when it goes on', async () => {
  const file = join(folder, 'level.json')
  const levelsIn = () =>
    (
      JSON.parse(readFileSync(file, 'utf8')) as { meta: { seats: { level?: string }[] } }
    ).meta.seats.map(({ level }) => level)
  await play([...base, '--level', 'easy', '--seed', '5', '--save', file], [''])
  expect(levelsIn()).toEqual([undefined, 'easy'])
  await play(['--level', 'medium', '--save', file], [''])
  expect(levelsIn()).toEqual([undefined, 'medium'])
  await expect(run([...base, '--level', 'divine'], makeTestTerminal([]))).rejects.toThrow(
    UsageError,
  )
})

test('play --quiet prints only the result', async () => {
  const args = ['--game', 'border', '--seats', '2', '--bots', '2', '--seed', 'q', '--quiet']
  const terminal = await play([...args, '--throws', 'seeded'], [])
  expect(terminal.printed).toHaveLength(1)
  expect(terminal.text()).toMatch(/Place +Player +Points/)
})

test('dice fall by default, and the file says how', async () => {
  const file = join(folder, 'falls.json')
  const args = ['--game', 'border', '--seats', '2', '--bots', '1', '--seed', '3', '--save', file]
  await play(args, ['', '', '', ''])
  const text = readFileSync(file, 'utf8')
  expect(text).toMatch(/"proof":\{"by":"throw","physics":\d+,"seed":"3\/throw\/3","gesture":\[/)
})

test('real dice are typed by number or name; what no die shows is asked again', async () => {
  const file = join(folder, 'typed.json')
  const args = ['--game', 'border', '--seats', '2', '--bots', '1', '--seed', 'a', '--save', file]
  const terminal = await play(
    [...args, '--throws', 'typed'],
    ['1 2 3', '1 2 3 4 7', 'gr gr blue red orange', '6, b 4 Yellow 5', 'q'],
  )
  expect(terminal.text()).toContain(
    'die 1, die 2, die 3, die 4 and die 5: 1 grey · 2 green · 3 blue · 4 red · 5 yellow · 6 orange',
  )
  const wrong = terminal.printed.filter((text) =>
    text.includes('not one face for each of the 5 dice'),
  )
  expect(wrong).toHaveLength(3)
  expect(terminal.text()).toContain('throw 1: 1 blue, 1 red, 2 yellow and 1 orange')
  expect(stepsOf(savedIn(file)).find(({ proof }) => isTyped(proof))?.input).toMatchObject({
    answer: { faces: [5, 2, 3, 4, 4] },
  })
  const again = await play(['--save', file], ['q'])
  expect(again.text()).toContain('Stop and use these dice')
})

test('with two throwers the prompt names whose real sticks are typed', async () => {
  const args = ['--game', 'nagaraja', '--seats', '2', '--bots', '1', '--seed', 'a']
  const text = (await play([...args, '--throws', 'typed'], ['q'])).text()
  expect(text).toContain('Player 1, a brown stick and a brown stick: 1 1 · 2 2 · 3 3 · 4 4')
  expect(text).toContain('Bot 2, a brown stick and a brown stick: 1 1 · 2 2 · 3 3 · 4 4')
})

test('the input may end at once', async () => {
  const terminal = await play([...base, '--seed', 'end'], [])
  expect(terminal.printed.at(-1)).toBe('The input has ended, and the match stops here.')
})

test('a word narrows the list, a number chooses, and the step is taken back', async () => {
  // The seed lets the person begin: Enter throws the dice.
  const terminal = await play([...base, '--seed', 'a'], ['', 'all five', 'u', 'q'])
  const text = terminal.text()
  expect(text).toContain('Stop and use these dice')
  expect(text).toContain('press Enter to throw 5')
})

test('a word without matches and a number out of range are each told', async () => {
  const terminal = await play(
    [...base, '--seed', 'a'],
    ['', 'no such words', '99', '?', 'h', 'v', 'l', 's'],
  )
  expect(terminal.text()).toContain('No choice here has these words.')
  expect(terminal.text()).toContain('There is no choice with the number 99.')
  expect(terminal.text()).toContain('take your last step back')
  expect(terminal.text()).toContain('A bot would choose')
  expect(terminal.text()).toContain('Give a file with --save')
})

test('a match is saved, resumed where it was, and played on', async () => {
  const file = join(folder, 'resumed.json')
  await play([...base, '--seed', 'a', '--save', file], ['', '1', 'q'])
  const first = savedIn(file)
  const terminal = await play(['--save', file], ['q'])
  expect(terminal.text()).toContain(`${first.length} steps played again`)
  expect(savedIn(file).state).toEqual(first.state)
})

test('a resumed match keeps its seed: another seed is refused', async () => {
  const file = join(folder, 'seeded.json')
  await play([...base, '--seed', 'a', '--save', file], ['', '1', 'q'])
  const before = readFileSync(file, 'utf8')
  const failed = await run(['--save', file, '--seed', 'b'], makeTestTerminal([])).catch(
    (error: unknown) => error,
  )
  expect((failed as UsageError).line.key).toBe('cli.error.resume')
  await play(['--save', file, '--seed', 'a'], ['q'])
  expect(readFileSync(file, 'utf8')).toBe(before)
})

test('the same seed and the same answers give the same match', async () => {
  const files = ['a.json', 'b.json'].map((name) => join(folder, name))
  for (const file of files)
    await play([...base, '--seed', 'a', '--save', file], ['', '1', '1', '1'])
  const [a, b] = files.map((file) => readFileSync(file, 'utf8'))
  expect(a).toBe(b)
})

test('an undo gives the position of before', async () => {
  const [there, back] = ['there.json', 'back.json'].map((name) => join(folder, name))
  await play([...base, '--seed', 'a', '--save', there!], ['', 'q'])
  await play([...base, '--seed', 'a', '--save', back!], ['', '1', 'u', 'q'])
  expect(savedIn(back!).state).toEqual(savedIn(there!).state)
})

test.each([
  ['border', 3, 3, 0],
  ['border', 2, 2, 0],
  ['border', 1, 1, 1],
  ['nagaraja', 2, 2, 0],
  ['rajas', 4, 4, 0],
  ['rajas', 1, 1, 1],
])('%s with %i bots and no seats named: bots %i, people %i', async (game, n, bots, people) => {
  const file = join(folder, `${game}-${n}.json`)
  await play(['--game', game, '--bots', String(n), '--seed', 'n', '--quiet', '--save', file], [])
  const { meta } = JSON.parse(readFileSync(file, 'utf8')) as { meta: unknown }
  const kinds = JSON.stringify(meta).match(/"kind":"(bot|human)"/g) ?? []
  expect(kinds.filter((kind) => kind.includes('bot'))).toHaveLength(bots)
  expect(kinds.filter((kind) => kind.includes('human'))).toHaveLength(people)
})

test('several people pass the terminal on', async () => {
  const args = ['--game', 'border', '--seats', '3', '--seed', 'h', '--throws', 'seeded']
  const terminal = await play(args, ['', '1', '1', '', '1', '1', '', '1', '1', '', '1', '1'])
  expect(terminal.text()).toContain('take the seat and press Enter')
})

test.each([
  [['--game', 'chess'], 'cli.error.game'],
  [[], 'cli.error.noGame'],
  [['--game', 'border', '--seats', '9'], 'cli.error.count'],
  [['--game', 'border', '--seats', '2', '--bots', '3'], 'cli.error.count'],
  [['--game', 'border', '--lang', 'tlh'], 'cli.error.choice'],
  [['--game', 'border', '--options', '{'], 'cli.error.json'],
  [['--game', 'border', '--options', '{"x":1}'], 'refusal.badOptions'],
  [['--game', 'border', '--options', 'null'], 'refusal.badOptions'],
  [['--game', 'border', '--seed', ''], 'cli.error.noValue'],
  [['--game', 'border', '--seed='], 'cli.error.noValue'],
  [['--game', 'border', '--bots', '5'], 'cli.error.count'],
  [['--wings'], 'cli.error.option'],
  [['--game', 'border', '--seats'], 'cli.error.noValue'],
  [['--game', 'border', '--seats', '--quiet'], 'cli.error.noValue'],
  [['--game', 'border', '--bots', '-1'], 'cli.error.count'],
  [['--game', 'border', '--quiet=yes'], 'cli.error.value'],
  [['--game', 'border', 'rajas'], 'cli.error.surplus'],
  [['--game', 'border', '--save', ''], 'cli.error.write'],
  [['--game', 'border', '--save', '/dev/full'], 'cli.error.write'],
  [['--game', 'border', '--save', '/nowhere/at/all.json'], 'cli.error.write'],
])('%o is refused in one sentence', async (args, key) => {
  const failed = run([...args], makeTestTerminal([])).catch((error: unknown) => error)
  expect(await failed).toBeInstanceOf(UsageError)
  expect(((await failed) as UsageError).line.key).toBe(key)
})

test('a damaged file is neither resumed nor overwritten', async () => {
  const file = join(folder, 'broken.json')
  writeFileSync(file, 'Dear diary')
  const failed = await run(['--save', file], makeTestTerminal([])).catch((error: unknown) => error)
  expect((failed as UsageError).line).toMatchObject({
    key: 'cli.error.match',
    parts: { file: { raw: file }, why: { key: 'refusal.notJson' } },
  })
  expect(readFileSync(file, 'utf8')).toBe('Dear diary')
})

test('a missing folder is told', async () => {
  const file = join(folder, 'nowhere', 'x.json')
  const failed = await run(
    [...base, '--seed', 'a', '--save', file],
    makeTestTerminal(['', 'q']),
  ).catch((error: unknown) => error)
  expect((failed as UsageError).line.key).toBe('cli.error.write')
  expect(existsSync(file)).toBe(false)
})
