/** Shared test browsers close with their vitest worker: a command that borrowed one would never end. */
import { expect, test } from 'vitest'
import { filesUnder, textOf } from './imports.ts'

test('only tests borrow the browser that tests share', () => {
  const lenders = new Set(['tests/browser/chromium.ts', 'tests/browser/harness.ts'])
  const borrows = /\b(?:sharedChromium|openHouse|openDrawnHouse|openPixelHouse|openTextHouse)\(/
  const others = [...filesUnder('src'), ...filesUnder('tests')].filter(
    (file) => !/\.test\.tsx?$/.test(file) && !lenders.has(file) && borrows.test(textOf(file)),
  )
  expect(others).toEqual([])
})
