/** The options of `npm start`, which are read before anything is installed or built. */
import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

const start = (...args: readonly string[]) =>
  spawnSync(process.execPath, ['src/cli/start.mjs', ...args], { encoding: 'utf8', timeout: 30_000 })

test.each(['0x1500', '1e4', ' 5390', '0', '65536', '-1', '5310.0', '', '٥٣١٠'])(
  '--port=%s is refused in a sentence',
  (port) => {
    const { status, stderr } = start(`--port=${port}`)
    expect([status, stderr]).toEqual([1, expect.stringContaining('a whole number from 1 to 65535')])
  },
)

test('an unknown option is refused with the help', () => {
  const { status, stderr } = start('--nope')
  expect(status).toBe(1)
  expect(stderr).toContain('--no-open')
  expect(stderr).not.toMatch(/\n\s+at /)
})

test('--help names every option', () => {
  const { status, stdout } = start('--help')
  expect(status).toBe(0)
  for (const option of ['--port', '--no-open', '--share', '--address', '--cert', '--help'])
    expect(stdout).toContain(option)
})

test.each([
  [['--address=table.local'], '--address is for a shared table: add --share.'],
  [['--share', '--cert=a.pem'], '--cert and --key belong together'],
  [['--share', '--address=http://x'], 'a name or an address without a port'],
])('%j is refused in a sentence', (args, sentence) => {
  const { status, stderr } = start(...args)
  expect([status, stderr]).toEqual([1, expect.stringContaining(sentence)])
})
