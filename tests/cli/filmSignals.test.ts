/** The film command interrupted before its first picture: it says so, and nothing that it started goes on. */
import { type ChildProcess, spawn } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { makeFilm } from '../../src/cli/film/make.ts'
import { openParts } from '../../src/cli/film/kept.ts'
import type { FilmPageClient } from '../../src/cli/film/page.ts'
import type { FilmOptions } from '../../src/cli/film/filmOptions.ts'
import type { Plot } from '../../src/film/order.ts'
import { root } from '../architecture/imports.ts'
import { type MatchFiles, makeMatchFiles } from './matchFiles.ts'

// A busy machine is no fault.
vi.setConfig({ testTimeout: 90_000 })

const folder = mkdtempSync(join(tmpdir(), 'jharokha-signals-'))
const dist = join(folder, 'dist')
const out = join(folder, 'film.webm')
/** A browser that starts and never answers; it writes down its number. */
const browser = join(folder, 'browser.sh')
const browserNumber = join(folder, 'browser.pid')

let files: MatchFiles
beforeAll(async () => {
  files = await makeMatchFiles()
  mkdirSync(dist)
  writeFileSync(join(dist, 'index.html'), '<title>Nothing</title>')
  writeFileSync(browser, `#!/bin/sh\necho $$ > "${browserNumber}"\nexec sleep 600\n`)
  chmodSync(browser, 0o755)
})
afterAll(() => {
  files.remove()
  rmSync(folder, { recursive: true })
})

function start(more: readonly string[]) {
  const args = ['src/cli/launch.mjs', 'film', files.good, '--out', out, '--processes', '1']
  const child = spawn(process.execPath, [...args, ...more], {
    cwd: root,
    env: { ...process.env, CHROMIUM_PATH: browser },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text))
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve))
  return { child, ended, said: () => said }
}

/** A process that has ended has no command line, even if nobody has asked for its exit code yet. */
const isRunning = (pid: number): boolean =>
  existsSync(`/proc/${pid}`) && readFileSync(`/proc/${pid}/cmdline`, 'utf8') !== ''

async function interrupt(run: ReturnType<typeof start>, by: NodeJS.Signals): Promise<void> {
  const { child, ended, said } = run
  ;(child as ChildProcess).kill(by)
  expect(await ended, said()).toBe(1)
  expect(said()).toContain('Stopped. The same command goes on from here')
  expect(said()).not.toContain('    at ')
  expect(existsSync(out)).toBe(false)
}

test.each(['SIGINT', 'SIGTERM'] as const)('%s while the browser starts ends it', async (by) => {
  rmSync(browserNumber, { force: true })
  const run = start(['--dist', dist])
  await expect
    .poll(() => existsSync(browserNumber) && readFileSync(browserNumber, 'utf8'), {
      timeout: 60_000,
    })
    .toMatch(/\d\n/)
  const pid = Number(readFileSync(browserNumber, 'utf8'))
  expect(isRunning(pid)).toBe(true)
  await interrupt(run, by)
  await expect.poll(() => isRunning(pid), { timeout: 10_000 }).toBe(false)
})

const cache = join(root, '.cache')
const builds = () =>
  existsSync(cache) ? readdirSync(cache).filter((name) => name.startsWith('dist-next-')) : []

/** Processes of which the command line has this word. */
function running(word: string): readonly string[] {
  return readdirSync('/proc').filter((pid) => {
    try {
      return /^\d+$/.test(pid) && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(word)
    } catch {
      return false
    }
  })
}

test('SIGTERM while the page is built ends the build', async () => {
  const before = builds()
  const run = start([])
  const begun = () => builds().find((name) => !before.includes(name))
  await expect.poll(begun, { timeout: 60_000, interval: 20 }).toBeDefined()
  const own = begun() ?? ''
  await interrupt(run, 'SIGTERM')
  await expect.poll(() => running(own), { timeout: 10_000 }).toEqual([])
  rmSync(join(cache, own), { recursive: true, force: true })
})

test('a film that cannot be packed leaves nothing under its name or beside it', async () => {
  const plot = { segments: [{}], frames: 1, seconds: 1 } as unknown as Plot
  const wanted = { order: { container: 'webm', fps: 5, hasSound: false }, out } as FilmOptions
  const page = {
    async segment(_: number, file: string) {
      writeFileSync(file, 'no clip')
      return { frames: 1, held: 0, hashes: {} }
    },
  } as unknown as FilmPageClient
  const parts = openParts(`${out}.parts`, 'key', 'webm', 1)
  const progress = { add: () => undefined, end: () => undefined }
  await expect(makeFilm(wanted, plot, [page], parts, progress)).rejects.toThrow()
  expect(readdirSync(folder).filter((name) => name.startsWith('film'))).toEqual(['film.webm.parts'])
})
