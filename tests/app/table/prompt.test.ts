/** The prompt of a table that waits for a part of the app. */
import { expect, test } from 'vitest'
import { isIdle, promptOf } from '../../../src/app/table/prompt.ts'
import type { TableState } from '../../../src/app/state/tableState.ts'

const idle = {
  actor: null,
  ask: null,
  looking: null,
  result: null,
  roll: null,
  moving: null,
  thinking: null,
} as unknown as TableState

test('promptOf says that an idle table takes long once it is slow', () => {
  expect(isIdle(idle)).toBe(true)
  expect(promptOf(idle).key).toBe('ui.prompt.wait')
  expect(promptOf(idle, true).key).toBe('ui.slow')
})

test('a table that moves or where a bot thinks is not idle', () => {
  expect(isIdle({ ...idle, moving: 'beat' } as TableState)).toBe(false)
  expect(isIdle({ ...idle, thinking: 1 } as TableState)).toBe(false)
  expect(promptOf({ ...idle, thinking: 1 } as TableState, true).key).toBe('ui.prompt.thinks')
})
