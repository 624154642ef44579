/** A match at the terminal is bound before anybody throws, and what it is bound to proves it. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { run as play } from '../../src/cli/play.ts'
import { run as verify } from '../../src/cli/verify.ts'
import { gameById, games } from '../../src/games/all.ts'
import { load } from '../../src/kernel/load.ts'
import { makeTestTerminal } from './testTerminal.ts'

// A busy machine is no fault.
vi.setConfig({ testTimeout: 90_000 })

const folder = mkdtempSync(join(tmpdir(), 'jharokha-bound-'))
afterAll(() => rmSync(folder, { recursive: true }))
afterEach(() => vi.restoreAllMocks())

/** What `verify` says of a file, and how it ends. */
async function verified(...args: readonly string[]) {
  const said: string[] = []
  vi.spyOn(console, 'log').mockImplementation((text: string) => void said.push(text))
  vi.spyOn(console, 'error').mockImplementation((text: string) => void said.push(text))
  return { code: await verify([...args]), said: said.join('\n') }
}

const phraseIn = (text: string): string =>
  /(?<=these words: )(\p{L}+ ){7}\p{L}+/u.exec(text)?.[0] ?? ''

test.each(games.map(({ id }) => id))(
  '%s: play shows the phrase and takes a word, and verify proves both with the witness',
  async (id) => {
    const file = join(folder, `${id}.json`)
    const args = ['--game', id, '--seats', '2', '--bots', '1', '--save', file]
    const terminal = makeTestTerminal(['mango', ...Array.from({ length: 8 }, () => '1')])
    expect(await play(args, terminal)).toBe(0)
    const phrase = phraseIn(terminal.text())
    expect(phrase).not.toBe('')
    expect(load(readFileSync(file, 'utf8'), gameById).record?.origin).toMatchObject({
      kind: 'committed',
      shares: [{ from: 0, kind: 'word', text: 'mango' }],
    })
    const { code, said } = await verified(file, '--strict', '--witness', phrase)
    expect(said).toMatch(/in order.*made again and fell.*The witness’s phrase belongs/s)
    expect(code).toBe(0)
  },
)

test('verify refuses the phrase of another match as a witness', async () => {
  const files = ['one', 'two'].map((name) => join(folder, `${name}.json`))
  const phrases: string[] = []
  for (const file of files) {
    const terminal = makeTestTerminal(['', '1', '1', 'q'])
    await play(['--game', 'border', '--seats', '2', '--bots', '1', '--save', file], terminal)
    phrases.push(phraseIn(terminal.text()))
  }
  expect(phrases[0]).not.toBe(phrases[1])
  expect((await verified(files[0] ?? '', '--witness', phrases[1] ?? '')).code).toBe(1)
})

test('verify says that a match with a known seed can be foretold, and --strict refuses it', async () => {
  const file = join(folder, 'foretold.json')
  const terminal = makeTestTerminal(['1', '1', 'q'])
  const args = ['--game', 'border', '--seats', '2', '--bots', '1', '--seed', 'luck']
  await play([...args, '--save', file], terminal)
  expect(terminal.text()).toMatch(/seed “luck”: all of it can be foretold/)
  expect((await verified(file)).code).toBe(0)
  const { code, said } = await verified(file, '--strict')
  expect([code, /--strict fails for seeds that could be foretold/.test(said)]).toEqual([1, true])
})
