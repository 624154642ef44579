/** Submitting, refusing, undoing and retracting inputs, with the tiny game. */
import { expect, test } from 'vitest'
import { retract, takeBack } from '../../src/kernel/history.ts'
import type { Input } from '../../src/kernel/game.ts'
import { stepsOf } from '../../src/kernel/journal.ts'
import { legalFor, type Match, pendingOf, start, submit } from '../../src/kernel/match.ts'
import { playOut } from '../../src/kernel/playout.ts'
import { makeRandom } from '../../src/kernel/random.ts'
import { tiny } from './tiny/index.ts'
import type { TinyCommand, TinyEvent, TinyState, TinyView } from './tiny/types.ts'

type TinyMatch = Match<TinyState, TinyView, TinyCommand, TinyEvent>

function begun(seats = 2): TinyMatch {
  const started = start(tiny, seats)
  if (!started.ok) throw new Error('the tiny game does not start')
  return started.match
}

function after(match: TinyMatch, ...inputs: readonly Input<TinyCommand>[]): TinyMatch {
  return inputs.reduce((played, input) => {
    const outcome = submit(played, input)
    if (!outcome.ok) throw new Error(outcome.refusal.code)
    return outcome.match
  }, match)
}

const deal: Input<TinyCommand> = {
  kind: 'chance',
  id: 0,
  answer: { kind: 'picks', picks: [0, 1, 2, 3, 4] },
}
const lay = (seat: number, tile: number): Input<TinyCommand> => ({
  kind: 'command',
  seat,
  command: { type: 'lay', tile },
})
const sure = (seat: number): Input<TinyCommand> => ({
  kind: 'command',
  seat,
  command: { type: 'sure' },
})

test.each([1, 5, 2.5, NaN, '2'])('start refuses %s seats', (seats) => {
  expect(start(tiny, seats as number)).toEqual({ ok: false, refusal: { code: 'badSeats' } })
})

test('start refuses unknown options', () => {
  expect(start(tiny, 2, { other: 1 })).toEqual({ ok: false, refusal: { code: 'badOptions' } })
})

test('submit returns the next match and leaves the old one unchanged', () => {
  const first = begun()
  const second = after(first, deal)
  expect(first.length).toBe(0)
  expect(pendingOf(first)).toHaveLength(1)
  expect(second.length).toBe(1)
  expect(legalFor(second, 1)).toEqual([
    { type: 'lay', tile: 3 },
    { type: 'lay', tile: 4 },
  ])
})

test.each([
  ['a chance that is not asked for', begun(), { ...deal, id: 1 }, 'staleChance'],
  ['an answer twice', after(begun(), deal), deal, 'staleChance'],
  ['too few picks', begun(), { ...deal, answer: { kind: 'picks', picks: [1] } }, 'wrongAnswer'],
  ['no answer', begun(), { ...deal, answer: null }, 'wrongAnswer'],
  ['nothing', begun(), null, 'notAnInput'],
  ['something that is no input', begun(), { kind: 'wish' }, 'notAnInput'],
  ['a command without one', after(begun(), deal), { kind: 'command', seat: 0 }, 'notLegal'],
  ['a command while chance is asked', begun(), lay(0, 1), 'notYourTurn'],
  ['a tile of another hand', after(begun(), deal), lay(0, 3), 'notLegal'],
  ['a seat that is not there', after(begun(), deal), lay(7, 3), 'notYourTurn'],
])('submit refuses %s', (_name, match, input, code) => {
  expect(submit(match, input as Input<TinyCommand>)).toEqual({ ok: false, refusal: { code } })
})

test('submit refuses every input when the match is over', () => {
  const over = playOut(begun(), makeRandom('over'))
  expect(submit(over, sure(0))).toEqual({ ok: false, refusal: { code: 'over' } })
  expect(legalFor(over, 0)).toEqual([])
})

test('takeBack undoes a command, but neither chance nor a reveal', () => {
  const dealt = after(begun(), deal)
  expect(takeBack(dealt)).toEqual({ ok: false, refusal: { code: 'cannotTakeBackChance' } })
  expect(takeBack(begun())).toEqual({ ok: false, refusal: { code: 'nothingToTakeBack' } })
  const laid = after(dealt, lay(0, 1))
  const back = takeBack(laid)
  expect(back.ok && back.match.state).toBe(dealt.state)
  expect(takeBack(laid, 1)).toEqual({ ok: false, refusal: { code: 'notYoursToTakeBack' } })
  const revealed = after(laid, sure(0), lay(1, 3), sure(1))
  expect(takeBack(revealed)).toEqual({ ok: false, refusal: { code: 'cannotTakeBackReveal' } })
})

test('retract removes a seat’s own input although another seat has answered since', () => {
  const both = after(begun(), deal, lay(0, 1), lay(1, 3), sure(1))
  const back = retract(both, 0)
  expect(back.ok && back.match.state).toEqual(after(begun(), deal, lay(1, 3), sure(1)).state)
  expect(back.ok && stepsOf(back.match).map(({ input }) => input)).toEqual([
    deal,
    lay(1, 3),
    sure(1),
  ])
})

test('retract works twice for two own inputs, but not a third time', () => {
  const all = after(begun(3), { ...deal, answer: { kind: 'picks', picks: [0, 1, 2, 3, 4, 5, 6] } })
  const laid = after(all, lay(0, 1), lay(1, 3), sure(0))
  const once = retract(laid, 0)
  const twice = once.ok ? retract(once.match, 0) : once
  expect(twice.ok && twice.match.state).toEqual(after(all, lay(1, 3)).state)
  const thrice = twice.ok ? retract(twice.match, 0) : twice
  expect(thrice).toEqual({ ok: false, refusal: { code: 'notYoursToTakeBack' } })
})

test('retract keeps the proofs of the others’ inputs', () => {
  const dealt = submit(begun(), deal, { by: 'test' })
  const match = dealt.ok ? after(dealt.match, lay(0, 1), lay(1, 3)) : begun()
  const back = retract(match, 0)
  expect(back.ok && stepsOf(back.match)[0]?.proof).toEqual({ by: 'test' })
})

test('playOut ends, and is deterministic for a seed', () => {
  const played = playOut(begun(4), makeRandom('same'))
  expect(played.state).toEqual(playOut(begun(4), makeRandom('same')).state)
  expect(tiny.result(played.state)?.standings).toHaveLength(4)
})

test('playOut throws for a match beyond the length limit', () => {
  const endless = { ...tiny, lengthLimit: 3 }
  const started = start(endless, 2)
  expect(() => started.ok && playOut(started.match, makeRandom('long'))).toThrow('still not over')
})
