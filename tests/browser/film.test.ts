/** The film command: equal bytes of films made twice, and picture books. */
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readClip } from '../../src/clip/index.ts'
import { border } from '../../src/games/border/index.ts'
import type { AnyGame } from '../../src/kernel/game.ts'
import { recordText, save } from '../../src/kernel/save.ts'
import { root } from '../architecture/imports.ts'
import { bound, type MatchFiles, makeMatchFiles } from '../cli/matchFiles.ts'
import { playMatch } from '../session/trust/played.ts'
import { closeLooking, coloursOf } from './looking.ts'

const folder = mkdtempSync(join(tmpdir(), 'jharokha-film-'))
let files: MatchFiles
beforeAll(async () => {
  files = await makeMatchFiles()
})
afterAll(async () => {
  await closeLooking()
  files.remove()
  rmSync(folder, { recursive: true })
})

const dist = process.env['JHAROKHA_DIST'] ?? join(root, 'dist')
/** A small size in low quality, to save time; the film is the same otherwise. */
const small = ['--size', '160x90', '--quality', 'low', '--json']
const fps = 3
const short = [...small, '--fps', String(fps), '--alone']
/** Number of colours that the middle of a non-empty picture has at least. */
const fewestColours = 8

interface Ended {
  readonly code: number | null
  readonly said: string
}

function film(
  out: string,
  more: readonly string[],
  file = files.good,
): { child: ChildProcess; ended: Promise<Ended> } {
  const args = ['src/cli/main.ts', 'film', file, '--out', out, '--dist', dist]
  const child = spawn(process.execPath, ['--import', 'tsx', ...args, ...more], {
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

test('a film by two browsers has the same pictures and bytes as one by one browser with an interruption', async () => {
  const [first, second] = [join(folder, 'a.webm'), join(folder, 'b.webm')]
  // a retried test starts without files, too
  for (const file of [first, second]) rmSync(file, { force: true })
  const once = await made(film(first, [...short, '--processes', '2']).ended)
  expect(once).toMatchObject({ ok: true, found: 0 })
  expect(once.segments).toBeGreaterThan(1)
  expect(new Set(Object.values(once.hashes)).size).toBeGreaterThan(5)

  const cut = film(second, [...short, '--processes', '1'])
  const part = `${second}.parts/0.json`
  await expect.poll(() => existsSync(part), { timeout: 90_000, interval: 20 }).toBe(true)
  cut.child.kill('SIGINT')
  const { code, said } = await cut.ended
  expect(code).toBe(1)
  expect(said).toContain('The same command goes on from here')
  expect(said).not.toContain('    at ')
  expect(existsSync(second)).toBe(false)

  const again = await made(film(second, [...short, '--processes', '1']).ended)
  expect(again.found).toBeGreaterThan(0)
  expect(again.hashes).toEqual(once.hashes)
  expect(readFileSync(second).equals(readFileSync(first))).toBe(true)
  expect(existsSync(`${second}.parts`)).toBe(false)

  const facts = await readClip(bytesOf(first))
  expect(facts).toMatchObject({ width: 160, height: 90, codec: 'vp9', frames: once.frames })
  expect(facts.seconds).toBeCloseTo(once.frames / fps, 1)
  expect(facts.sound).toMatchObject({ codec: 'opus', channels: 2 })

  for (const seconds of [1, 4, facts.seconds - 1]) {
    const colours = await coloursOf('video/webm', readFileSync(first), seconds)
    expect(colours, `at ${seconds} s`).toBeGreaterThan(fewestColours)
  }
})

test('a picture book reports progress, and every picture shows the table', async () => {
  const match = await playMatch(border as AnyGame, 2, bound, { most: 100 })
  const file = files.write('long.json', recordText(save(match)))
  const out = join(folder, 'book.html')
  const { code, said } = await film(out, ['--stills', ...small], file).ended
  expect(code, said).toBe(0)
  const { pictures } = JSON.parse(said.trim().split('\n').at(-1) ?? '') as { pictures: number }
  expect(pictures).toBeGreaterThan(1)
  expect(said).toContain(`${pictures} great moments`)
  expect(said).toContain(`${pictures} of ${pictures} pictures`)

  const html = readFileSync(out, 'utf8')
  const taken = Array.from(html.matchAll(/data:image\/jpeg;base64,([^"]+)/g), ([, data = '']) =>
    Buffer.from(data, 'base64'),
  )
  expect(taken.length).toBe(pictures)
  for (const picture of taken) {
    expect(await coloursOf('image/jpeg', picture)).toBeGreaterThan(fewestColours)
  }
  expect(Array.from(html.matchAll(/<figcaption>[^<]+</g)).length).toBe(pictures)
  const pdf = readFileSync(out.replace(/html$/, 'pdf'), 'latin1')
  expect(pdf.startsWith('%PDF')).toBe(true)
  // a title page, and a page for each picture
  expect(Array.from(pdf.matchAll(/\/Type \/Page\b/g)).length).toBe(pictures + 1)
})
