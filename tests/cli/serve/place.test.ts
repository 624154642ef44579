/** A build that takes the place of another one while the server runs. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { root } from '../../architecture/imports.ts'

interface Serving {
  serve(folder: string, port: number): Promise<{ server: Server; port: number }>
}

interface Placing {
  putInPlace(next: string, folder: string): void
  forgetPrevious(folder: string): void
}

const { serve } = (await import(join(root, 'src/cli/serve.mjs'))) as Serving
const { putInPlace, forgetPrevious } = (await import(
  join(root, 'src/cli/serve/place.mjs')
)) as Placing

let house = ''
let folder = ''
let server: Server
let address = ''

/** A build whose only script is named by its version. */
function build(version: string): string {
  const next = join(house, `next-${version}`)
  mkdirSync(join(next, 'assets'), { recursive: true })
  writeFileSync(join(next, 'index.html'), `<style>${version}{}</style>`)
  writeFileSync(join(next, 'assets', `main-${version}.js`), version)
  writeFileSync(join(next, 'sw.js'), version)
  return next
}

beforeEach(async () => {
  house = mkdtempSync(join(tmpdir(), 'jharokha-place-'))
  folder = join(house, 'dist')
  putInPlace(build('one'), folder)
  const served = await serve(folder, 0)
  server = served.server
  address = `http://127.0.0.1:${served.port}`
})

afterEach(() => {
  server.close()
  rmSync(house, { recursive: true })
})

const textOf = async (path: string): Promise<string> => (await fetch(address + path)).text()

const statusOf = async (path: string): Promise<number> => (await fetch(address + path)).status

test('the new page is served at once, and files of the old one are still there', async () => {
  putInPlace(build('two'), folder)
  expect(await textOf('/')).toContain('two{}')
  expect(await textOf('/sw.js')).toBe('two')
  expect(await textOf('/assets/main-two.js')).toBe('two')
  expect(await textOf('/assets/main-one.js')).toBe('one')
  putInPlace(build('three'), folder)
  expect(await textOf('/assets/main-one.js')).toBe('one')
  expect(await textOf('/assets/main-two.js')).toBe('two')
})

test('old files are forgotten at the next start, and the new page stays', async () => {
  putInPlace(build('two'), folder)
  forgetPrevious(folder)
  expect(await statusOf('/assets/main-one.js')).toBe(404)
  expect(await statusOf('/assets/main-two.js')).toBe(200)
})

test('no request of twenty builds in a row fails', async () => {
  let isOver = false
  const wrong: number[] = []
  const poll = async () => {
    while (!isOver) {
      for (const path of ['/', '/assets/main-one.js']) {
        const status = await statusOf(path)
        if (status !== 200) wrong.push(status)
      }
    }
  }
  const polls = [poll(), poll()]
  for (let i = 0; i < 20; i += 1) {
    putInPlace(build(`b${i}`), folder)
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  isOver = true
  await Promise.all(polls)
  expect(wrong).toEqual([])
})

test('a build leaves only the page and the previous files behind', () => {
  putInPlace(build('two'), folder)
  expect(readFileSync(join(folder, 'sw.js'), 'utf8')).toBe('two')
  expect(existsSync(join(house, 'next-two'))).toBe(false)
  expect(existsSync(join(house, '.cache', `dist-previous-${process.pid}`))).toBe(false)
})
