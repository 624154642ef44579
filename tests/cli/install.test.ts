/** An installation that was interrupted is begun again by the next start. */
import { spawn, spawnSync } from 'node:child_process'
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { root } from '../architecture/imports.ts'

const folder = mkdtempSync(join(tmpdir(), 'jharokha-install-'))
afterAll(() => rmSync(folder, { recursive: true }))

const programs = join(folder, 'programs')
const modules = join(folder, 'node_modules')
const runs = join(folder, 'runs.txt')

/** Like npm, it removes what is there, then brings packages one by one; it stands still while `slow` exists. */
const npm = `#!/bin/sh
echo "$@" >> "${runs}"
rm -rf "${modules}"
mkdir "${modules}"
touch "${modules}/first"
if [ -e "${folder}/slow" ]; then exec sleep 60; fi
touch "${modules}/second"
`

function prepare(): void {
  mkdirSync(programs)
  mkdirSync(join(folder, 'src', 'cli'), { recursive: true })
  copyFileSync(join(root, 'src', 'cli', 'install.mjs'), join(folder, 'src', 'cli', 'install.mjs'))
  writeFileSync(join(folder, 'package-lock.json'), '{}')
  writeFileSync(
    join(folder, 'src', 'cli', 'run.mjs'),
    "import { ensurePackages } from './install.mjs'\nensurePackages()\nconsole.log('ready')\n",
  )
  writeFileSync(join(programs, 'npm'), npm)
  chmodSync(join(programs, 'npm'), 0o755)
  writeFileSync(join(folder, 'slow'), '')
}

const env = { ...process.env, PATH: `${programs}${delimiter}${process.env['PATH'] ?? ''}` }
const script = join(folder, 'src', 'cli', 'run.mjs')
const install = () => spawnSync(process.execPath, [script], { env, encoding: 'utf8' }).stdout

test('npm ci is run again after it was killed in the middle, and only until it has ended', async () => {
  prepare()
  for (const signal of ['SIGINT', 'SIGKILL'] as const) {
    rmSync(modules, { recursive: true, force: true })
    const killed = spawn(process.execPath, [script], { env, detached: true, stdio: 'ignore' })
    const ended = new Promise((resolve) => killed.on('exit', resolve))
    await expect
      .poll(() => existsSync(join(modules, 'first')), { timeout: 20_000, interval: 20 })
      .toBe(true)
    process.kill(-(killed.pid ?? 0), signal)
    await ended
    expect(existsSync(join(modules, 'second'))).toBe(false)
  }
  rmSync(join(folder, 'slow'))
  expect(install()).toContain('ready')
  expect(existsSync(join(modules, 'second'))).toBe(true)
  expect(install()).toBe('ready\n')
  expect(readFileSync(runs, 'utf8').trim().split('\n')).toHaveLength(3)
})
