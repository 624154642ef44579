/** A short film, made twice: the same pictures and bytes, though once interrupted and on two browsers at a time. */
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readClip } from '../../src/clip/index.ts'
import { root } from '../architecture/imports.ts'
import { type MatchFiles, makeMatchFiles } from '../cli/matchFiles.ts'

const folder = mkdtempSync(join(tmpdir(), 'jharokha-film-'))
let files: MatchFiles
beforeAll(async () => {
  files = await makeMatchFiles()
})
afterAll(() => {
  files.remove()
  rmSync(folder, { recursive: true })
})

const dist = process.env['JHAROKHA_DIST'] ?? join(root, 'dist')
/** Small and rough: it is the same film, only smaller. */
const small = ['--size', '160x90', '--fps', '5', '--quality', 'low', '--alone', '--json']

interface Ended {
  readonly code: number | null
  readonly said: string
}

function film(
  out: string,
  more: readonly string[],
): { child: ChildProcess; ended: Promise<Ended> } {
  const args = ['src/cli/main.ts', 'film', files.good, '--out', out, '--dist', dist]
  const child = spawn(process.execPath, ['--import', 'tsx', ...args, ...small, ...more], {
    cwd: root,
  })
  let said = ''
  child.stdout.on('data', (text) => (said += text))
  child.stderr.on('data', (text) => (said += text))
  const ended = new Promise<Ended>((done) => child.on('exit', (code) => done({ code, said })))
  return { child, ended }
}

interface Figures {
  readonly ok: boolean
  readonly frames: number
  readonly found: number
  readonly segments: number
  readonly hashes: Readonly<Record<string, string>>
}

async function made(ended: Promise<Ended>): Promise<Figures> {
  const { code, said } = await ended
  expect(code, said).toBe(0)
  return JSON.parse(said.trim().split('\n').at(-1) ?? '') as Figures
}

const bytesOf = (file: string) => new Blob([readFileSync(file)])

test('a film is the same again, also when it was interrupted', async () => {
  const [first, second] = [join(folder, 'a.webm'), join(folder, 'b.webm')]
  const once = await made(film(first, ['--processes', '1']).ended)
  expect(once).toMatchObject({ ok: true, found: 0 })
  expect(once.segments).toBeGreaterThan(1)
  expect(new Set(Object.values(once.hashes)).size).toBeGreaterThan(5)

  const cut = film(second, ['--processes', '1'])
  await expect
    .poll(() => existsSync(`${second}.parts/0.json`), { timeout: 90_000, interval: 20 })
    .toBe(true)
  cut.child.kill('SIGINT')
  const { code, said } = await cut.ended
  expect(code).toBe(1)
  expect(said).toContain('The same command goes on from here')
  expect(existsSync(second)).toBe(false)

  const again = await made(film(second, ['--processes', '2']).ended)
  expect(again.found).toBeGreaterThan(0)
  expect(again.hashes).toEqual(once.hashes)
  expect(readFileSync(second).equals(readFileSync(first))).toBe(true)
  expect(existsSync(`${second}.parts`)).toBe(false)

  const facts = await readClip(bytesOf(first))
  expect(facts).toMatchObject({ width: 160, height: 90, codec: 'vp9', frames: once.frames })
  expect(facts.seconds).toBeCloseTo(once.frames / 5, 1)
  expect(facts.sound).toMatchObject({ codec: 'opus', channels: 2 })
})
