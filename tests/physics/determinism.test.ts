/** The same throw gives the same track and faces, here and in another thread, today and tomorrow. */
import { readFileSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import { beforeAll, expect, test, vi } from 'vitest'
import { mixedHashes, mixedThrow } from '../../src/physics/fairness/compare.ts'
import { parseThrow } from '../../src/physics/ask.ts'
import { ready } from '../../src/physics/rapier.ts'
import { simulate } from '../../src/physics/simulate.ts'
import { isStick } from '../../src/shapes/pieces.ts'
import { trayFor } from '../../src/physics/trays.ts'
import { trayNames } from '../../src/shapes/trays.ts'
import { pinnedFile, pinnedThrows } from './pinned.ts'

vi.setConfig({ testTimeout: 180_000, hookTimeout: 60_000 })
beforeAll(ready)

const inThread = (from: number, to: number): Promise<string[]> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('../../src/cli/fair/thread.mjs', import.meta.url), {
      workerData: { from, to, series: null },
    })
    worker.once('message', resolve)
    worker.once('error', reject)
  })

/** The thread begins with this throw; those before it fall here. */
const fromInThread = 550

test('1000 mixed throws have their pinned hashes, the first 550 here and the others in another thread', async () => {
  const pinned = JSON.parse(readFileSync(pinnedFile, 'utf8')) as string[]
  expect(pinned).toHaveLength(pinnedThrows)
  const thread = inThread(fromInThread, pinnedThrows)
  expect(mixedHashes(0, fromInThread)).toEqual(pinned.slice(0, fromInThread))
  expect(await thread).toEqual(pinned.slice(fromInThread))
})

test('the mixed throws have every tray, 24 sticks of two throwers, and gestures of a hand', () => {
  const throws = Array.from({ length: pinnedThrows }, (_, number) => mixedThrow(number))
  for (const name of trayNames) {
    const inTray = throws.filter(({ pieces }) => trayFor(pieces).name === name)
    expect(inTray.length).toBeGreaterThan(60)
    const gestures = new Set(inTray.map(({ gesture }) => JSON.stringify(gesture)))
    expect(gestures.size).toBeGreaterThan(40)
  }
  const sticks = throws.filter(({ pieces }) => pieces.every(({ kind }) => isStick(kind)))
  expect(sticks.filter(({ pieces }) => pieces.length === 24).length).toBeGreaterThan(60)
  const severalKinds = ({ pieces }: (typeof throws)[number]): boolean =>
    new Set(pieces.map(({ kind }) => kind)).size > 1
  expect(throws.filter(severalKinds).length).toBeGreaterThan(150)
  expect(throws.filter((asked) => !parseThrow(asked).ok)).toEqual([])
})

test('what was thrown before does not matter', () => {
  const alone = simulate(mixedThrow(5))
  simulate(mixedThrow(6))
  simulate(mixedThrow(7))
  expect(simulate(mixedThrow(5))).toEqual(alone)
})

test('another seed gives another throw', () => {
  const first = mixedThrow(5)
  expect(simulate({ ...first, seed: 'another' }).hash).not.toBe(simulate(first).hash)
})
