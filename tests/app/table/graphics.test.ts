/** WebGL is probed once, and again only on a retry. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { hasWebGl, lookAgain } from '../../../src/app/table/graphics.ts'

let graphics: object | null = null
beforeAll(() =>
  vi.stubGlobal('document', { createElement: () => ({ getContext: () => graphics }) }),
)
afterAll(() => vi.unstubAllGlobals())

test('lookAgain finds WebGL that was missing before', () => {
  expect(hasWebGl()).toBe(false)
  graphics = { getExtension: () => null }
  expect(hasWebGl()).toBe(false)
  expect(lookAgain()).toBe(true)
  expect(hasWebGl()).toBe(true)
})
