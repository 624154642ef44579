/** Keyboard shortcuts need Alt, and do nothing in text fields or behind an open dialog. */
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

test('isForTable accepts keys with Alt alone', () => {
  expect(press()).toBe(true)
  expect(press(null, { altKey: false })).toBe(false)
  expect(press(null, { ctrlKey: true })).toBe(false)
  expect(press(null, { metaKey: true })).toBe(false)
})

test('isForTable refuses text fields, but not sliders and selects', () => {
  for (const type of ['text', 'search', 'number']) {
    expect(press({ tagName: 'INPUT', type })).toBe(false)
  }
  expect(press({ tagName: 'TEXTAREA' })).toBe(false)
  expect(press({ tagName: 'P', isContentEditable: true })).toBe(false)
  for (const type of ['range', 'radio']) expect(press({ tagName: 'INPUT', type })).toBe(true)
  expect(press({ tagName: 'BUTTON', type: 'submit', isContentEditable: false })).toBe(true)
  expect(press({ tagName: 'SELECT', type: 'select-one' })).toBe(true)
})

test('isForTable refuses keys behind an open dialog', () => {
  open.push({})
  expect(press()).toBe(false)
})

test('throwable gives no throw to people who enter the faces of real dice', () => {
  const ask = { seat: 0 }
  expect(throwable(ask, 'hand')).toBe(ask)
  expect(throwable(ask, 'typed')).toBeNull()
  expect(throwable(null, 'hand')).toBeNull()
})
