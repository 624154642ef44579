/** answerTo: general obstacles come before the game's rules. */
import { expect, test } from 'vitest'
import { answerTo } from '../../../src/app/table/answerTo.ts'
import { games } from '../../../src/games/all.ts'
import { line } from '../../../src/kernel/line.ts'
import type { Wonder } from '../../../src/scenes/contract.ts'
import { openTable, rest } from '../../session/tables.ts'

const border = games.find(({ id }) => id === 'border')
if (!border) throw new Error('no border')
const rule = { wish: line('x.wish'), why: line('x.why'), rule: 'B1' }
const touch = (seat: number): Wonder => ({ ...rule, seat, x: 0, y: 0 })

test("answerTo prefers looking back, another player's board and the match's end to the rule", async () => {
  const { session } = openTable(border, 'hb', 'why')
  session.wake()
  await rest(session, 2)
  const state = session.table.getState()
  expect(answerTo(touch(0), state)).toMatchObject({ why: rule.why, rule: 'B1' })
  expect(answerTo(touch(1), state)?.why).toEqual(line('ui.why.theirs', { who: { seat: 1 } }))
  expect(answerTo(touch(0), { ...state, looking: 1 })?.why.key).toBe('ui.why.past')
  expect(answerTo(touch(0), { ...state, moving: 'roll' })).toBeNull()
  const result = { standings: [], why: line('x.over') }
  expect(answerTo(touch(0), { ...state, result })?.why.key).toBe('refusal.over')
  session.leave()
})
