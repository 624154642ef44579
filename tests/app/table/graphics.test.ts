/** Whether there is WebGL is asked once, and again only when somebody wants to try again. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { hasWebGl, lookAgain } from '../../../src/app/table/graphics.ts'

let graphics: object | null = null
beforeAll(() =>
  vi.stubGlobal('document', { createElement: () => ({ getContext: () => graphics }) }),
)
afterAll(() => vi.unstubAllGlobals())

test('what was missing is found by trying again', () => {
  expect(hasWebGl()).toBe(false)
  graphics = { getExtension: () => null }
  expect(hasWebGl()).toBe(false)
  expect(lookAgain()).toBe(true)
  expect(hasWebGl()).toBe(true)
})
