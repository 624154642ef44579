/** The entry point of the commands: it runs each of them and answers wrong names and arguments. */
import { spawnSync } from 'node:child_process'
import { afterEach, expect, test, vi } from 'vitest'
import { main } from '../../src/cli/commands.ts'

// A busy machine is no fault.
vi.setConfig({ testTimeout: 90_000 })

interface Said {
  readonly status: number | null
  readonly out: string
  readonly err: string
}

/** Runs the entry point in a process of its own. */
function run(...args: readonly string[]): Said {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'src/cli/main.ts', ...args],
    { encoding: 'utf8', input: '' },
  )
  return { status, out: stdout, err: stderr }
}

afterEach(() => {
  vi.restoreAllMocks()
})

/** Runs `main` in this process, for commands that need none of their own. */
async function ask(...args: readonly string[]): Promise<Said> {
  const said = { out: '', err: '' }
  vi.spyOn(console, 'log').mockImplementation((text) => void (said.out += `${text}\n`))
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    said.out += String(text)
    return true
  })
  vi.spyOn(console, 'error').mockImplementation((text) => void (said.err += `${text}\n`))
  return { status: await main(args), ...said }
}

test('main --help lists the commands', () => {
  const { status, out } = run('--help')
  expect(status).toBe(0)
  for (const name of ['play', 'verify', 'fuzz', 'bench', 'golden']) expect(out).toContain(name)
})

test('main refuses a wrong name, also one of Object.prototype, in a sentence', async () => {
  const { status, err } = await ask('toString', '--lang', 'pl')
  expect(status).toBe(1)
  expect(err).toContain('Nie ma polecenia „toString”.')
})

test('play ends in order when its input is closed', () => {
  const { status, out } = run(
    'play',
    '--game',
    'border',
    '--bots',
    '1',
    '--seed',
    'x',
    '--lang',
    'el',
  )
  expect(status).toBe(0)
  expect(out).toContain('Η είσοδος τελείωσε')
})

test('fuzz prints its figures, also as JSON', async () => {
  const args = ['--game', 'border', '--seats', '2', '--matches', '2', '--kit', 'light', '--json']
  const { status, out } = await ask('fuzz', ...args)
  expect(status).toBe(0)
  const report = JSON.parse(out.trim().split('\n').at(-1) ?? '') as {
    ok: boolean
    tallies: unknown[]
  }
  expect(report).toMatchObject({ game: 'border', ok: true, tallies: [{ seats: 2, matches: 2 }] })
})

test('fuzz --kit hostile prints its figures, also as JSON', async () => {
  const args = ['--kit', 'hostile', '--part', 'server', '--count', '20', '--json']
  const { status, out } = await ask('fuzz', ...args)
  expect(status).toBe(0)
  const parts = [{ part: 'server', attempts: 20, crashes: 0, hangs: 0, failures: [] }]
  expect(JSON.parse(out.trim().split('\n').at(-1) ?? '')).toMatchObject({ ok: true, parts })
})

test('verify of a wrong file exits with code 1', () => {
  const { status, err } = run('verify', 'package.json')
  expect(status).toBe(1)
  expect(err).toContain('not a saved match')
})

test.each([
  'play',
  'verify',
  'fuzz',
  'fair',
  'bench',
  'bench kernel',
  'bench throws',
  'bench scene',
  'bench bots',
  'bench editions',
  'bench long',
  'bench stage',
  'bench tests',
  'film',
  'pictures',
  'golden',
  'models',
  'check',
  'build',
  'dev',
])('%s --help says what it does, and does nothing', async (name) => {
  const { status, out, err } = await ask(...name.split(' '), '--help')
  expect([status, err]).toEqual([0, ''])
  expect(out).toContain(`npm run ${name.split(' ').join(' -- ')}`)
})

test.each([
  ['bench nosuch', /There is no benchmark “nosuch”/],
  ['bench throws --throws 0', /--throws is a whole number from 1/],
  ['fair --piece d7', /--piece is one of d6/],
  ['models --what', /There is no --what here/],
  ['build --nope', /There is no --nope here/],
  ['build nope', /“nope” is a word too many/],
  ['dev --nope', /There is no --nope here/],
  ['dev --port 0x1500', /--port is a whole number from 1/],
  ['dev nope', /“nope” is a word too many/],
  ['check --nope', /There is no --nope here/],
  ['check nope', /“nope” is a word too many/],
  ['bench', /Choose a benchmark: /],
  ['bench --json', /Choose a benchmark: /],
  ['fuzz --game border 3', /“3” is a word too many/],
  ['fuzz --game border --matches -1', /--matches is a whole number/],
  ['verify nosuch.json', /nosuch.json cannot be read: there is nothing there/],
  ['verify src', /it is a folder/],
  ['bench throws --memory 0', /--memory is a whole number from 1/],
  [
    'play --game border --edition src/games/rajas/data/rajas.json',
    /is no edition of this game: \d+ values are wrong\.\nedition: /,
  ],
  ['bench bots --game border --seats 9', /--seats is a whole number from 2/],
  ['bench scene --dist nosuch', /nosuch cannot be read/],
])('“%s” is refused in a sentence', async (given, sentence) => {
  const { status, err } = await ask(...given.split(' '))
  expect(status).toBe(1)
  expect(err).toMatch(sentence)
  expect(err).not.toMatch(/\n\s+at /)
})

test.each(['verify', 'play'])('%s on a full disk ends in a sentence', (name) => {
  const args = {
    verify: 'verify package.json --lang pl --json',
    play: 'play --game border --bots 2 --seed x --throws seeded --lang pl',
  }[name]
  const door = `"${process.execPath}" --import tsx src/cli/main.ts`
  const text = `${door} ${args} > /dev/full`
  const { status, stderr } = spawnSync('bash', ['-c', text], { encoding: 'utf8', timeout: 80_000 })
  expect(status).toBe(1)
  expect(stderr).toContain('dysk jest pełny')
  expect(stderr).not.toMatch(/\n\s+at /)
})

test('a closed pipe ends a command without an error', () => {
  const shell = (text: string) =>
    spawnSync('bash', ['-c', `set -o pipefail; ${text}`], { encoding: 'utf8', timeout: 80_000 })
  const door = `"${process.execPath}" --import tsx src/cli/main.ts`
  const heard = shell(`${door} fuzz --game border --matches 3 --kit light | head -1`)
  expect([heard.status, heard.stderr]).toEqual([0, ''])
  const spoken = shell(
    `yes '' | ${door} play --game border --bots 1 --seed x --throws seeded | head -3`,
  )
  expect(spoken.stderr).toBe('')
  expect(spoken.stdout.split('\n')).toHaveLength(4)
})
