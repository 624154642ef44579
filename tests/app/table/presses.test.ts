/** The table takes a key only with Alt, not from a field of letters, and not from behind an open window. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isForTable, throwable } from '../../../src/app/table/presses.ts'

const open: unknown[] = []
beforeEach(() => vi.stubGlobal('document', { querySelectorAll: () => open }))
afterEach(() => {
  open.length = 0
  vi.unstubAllGlobals()
})

const press = (target: object | null = null, keys = {}) =>
  isForTable({
    altKey: true,
    ctrlKey: false,
    metaKey: false,
    target: target as EventTarget | null,
    ...keys,
  })

test('with Alt alone', () => {
  expect(press()).toBe(true)
  expect(press(null, { altKey: false })).toBe(false)
  expect(press(null, { ctrlKey: true })).toBe(false)
  expect(press(null, { metaKey: true })).toBe(false)
})

test('a field of letters keeps what is written, a slider or a choice does not', () => {
  for (const type of ['text', 'search', 'number']) {
    expect(press({ tagName: 'INPUT', type })).toBe(false)
  }
  expect(press({ tagName: 'TEXTAREA' })).toBe(false)
  expect(press({ tagName: 'P', isContentEditable: true })).toBe(false)
  for (const type of ['range', 'radio']) expect(press({ tagName: 'INPUT', type })).toBe(true)
  expect(press({ tagName: 'BUTTON', type: 'submit', isContentEditable: false })).toBe(true)
  expect(press({ tagName: 'SELECT', type: 'select-one' })).toBe(true)
})

test('nothing is done behind an open window', () => {
  open.push({})
  expect(press()).toBe(false)
})

test('whoever throws real pieces throws no others by chance', () => {
  const ask = { seat: 0 }
  expect(throwable(ask, 'hand')).toBe(ask)
  expect(throwable(ask, 'typed')).toBeNull()
  expect(throwable(null, 'hand')).toBeNull()
})
