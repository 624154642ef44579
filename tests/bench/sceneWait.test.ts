/** The scene benchmark recognises a table at rest. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Probe } from './sceneProbe.ts'
import { isAtRest } from './sceneWait.ts'

const frame = (at: number) => ({ at, calls: 100, triangles: 90_000, script: 3 })
const seen = (probe: Partial<Probe>) =>
  vi.stubGlobal('window', {
    probe: { asked: 0, lastAsked: 0, frames: [], longTasks: [], ...probe },
  })

beforeEach(() => void vi.spyOn(performance, 'now').mockReturnValue(20_000))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('a picture after a long rest is followed by no longer rest', () => {
  seen({ frames: [frame(7000), frame(19_000)], lastAsked: 19_000 })
  expect(isAtRest([600, 0])).toBe(true)
})

test('a picture that takes seconds is waited for, however long the one before is ago', () => {
  seen({ frames: [frame(7000)], lastAsked: 19_990, asked: 1 })
  expect(isAtRest([600, 0])).toBe(false)
})

test('what was asked for just now, and what stood still before the question, is no rest', () => {
  seen({ frames: [frame(7000)], lastAsked: 19_900 })
  expect(isAtRest([600, 0])).toBe(false)
  seen({ frames: [frame(7000)] })
  expect(isAtRest([600, 19_900])).toBe(false)
  expect(isAtRest([600, 19_000])).toBe(true)
})

test('before the first picture nothing rests', () => {
  seen({})
  expect(isAtRest([600, 0])).toBe(false)
})
