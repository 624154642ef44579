/** Completing whole segments in the first action, by rule and by worked example. */
import { describe, expect, test } from 'vitest'
import { takeBack } from '../../../src/kernel/history.ts'
import { legalFor, submit } from '../../../src/kernel/match.ts'
import {
  completable,
  complete,
  cross,
  crossable,
  done,
  expectRefused,
  matchAt,
  play,
  rowLayout,
  stop,
} from './fixture.ts'

describe('completing segments', () => {
  const be3 = matchAt({
    sheets: ['A', 'B', 'C', 'D'],
    faces: ['gray', 'gray', 'gray', 'yellow', 'blue'],
  })

  test('[BE3, B17] gray×3, yellow, blue on a fresh sheet A: none, {4,5,6} or {55,64}', () => {
    expect(completable(be3, 0).map((boxes) => boxes.sort((a, b) => a - b))).toEqual([
      [55, 64],
      [4, 5, 6],
    ])
    expect(legalFor(be3, 0).at(-1)).toEqual(done)
    const three = play(be3, 0, complete(be3, 0, 4))
    expect(completable(three, 0)).toEqual([])
    const two = play(be3, 0, complete(be3, 0, 55))
    expect(completable(two, 0)).toEqual([])
    expect(play(three, 0, done).last?.events).toContainEqual({
      type: 'secondActionStarted',
      single: false,
      faces: ['yellow', 'blue'],
    })
    expect(play(two, 0, done).last?.events).toContainEqual({
      type: 'secondActionStarted',
      single: false,
      faces: ['gray', 'yellow', 'blue'],
    })
  })

  test('[B15] nobody but the active player may use the dice in the first action', () => {
    for (const seat of [1, 2, 3]) {
      expect(legalFor(be3, seat)).toEqual([])
      expectRefused(be3, seat, complete(be3, seat, 4))
    }
  })

  test('[B16] a completed segment spends as many dice of its colour as it had missing boxes', () => {
    const three = play(be3, 0, complete(be3, 0, 4))
    expect(three.state.dice.map((die) => die.spent)).toEqual([true, true, true, false, false])
    const marks = [4, 5, 6].map((box) => three.state.players[0]?.crossed[box])
    expect(marks).toEqual([11, 11, 11])
  })

  test('[B18] a segment far from every cross may be completed', () => {
    const crossed = be3.state.players[0]?.crossed.flatMap((mark, box) => (mark >= 0 ? [box] : []))
    expect(crossed).toEqual([0, 85])
    expect(completable(be3, 0)).toContainEqual([6, 5, 4])
  })

  test('[BE6, B19, B20] yellow×4 and red complete three segments of sheet C', () => {
    const match = matchAt({
      sheets: ['A', 'B', 'C', 'D'],
      active: 2,
      throws: 2,
      faces: ['yellow', 'yellow', 'yellow', 'yellow', 'red'],
      crossed: [[4, 5, 6], [], [51, 50, 57, 10, 11, 41, 34], []],
    })
    const used = play(
      match,
      2,
      stop,
      complete(match, 2, 66),
      complete(match, 2, 17),
      complete(match, 2, 26),
    )
    expect(used.state.dice.every((die) => die.spent)).toBe(true)
    const second = play(used, 2, done)
    expect(crossable(second, 3)).toContain(77)
    expect(crossable(second, 0)).toContain(7)
    expect(crossable(second, 1)).toContain(1)
    const crossed = play(
      play(play(second, 3, cross(77, 'red')), 0, cross(7, 'red')),
      1,
      cross(1, 'yellow'),
    )
    for (const seat of [0, 1, 3]) expect(legalFor(crossed, seat)).toEqual([done])
  })

  test('[BE11, BG4] gray×4 and red: {3,4,5} or {6,7}, and the surplus stays unused', () => {
    const faces = ['gray', 'gray', 'gray', 'gray', 'red'] as const
    const match = matchAt({ layout: rowLayout, sheets: ['alpha', 'beta'], faces })
    expect(completable(match, 0, rowLayout)).toEqual([
      [3, 4, 5],
      [6, 7],
    ])
    const three = play(match, 0, complete(match, 0, 3, rowLayout))
    expect(completable(three, 0, rowLayout)).toEqual([])
    const unused = (used: typeof three) =>
      used.state.dice.flatMap((die) => (die.spent ? [] : [die.face]))
    expect(unused(three)).toEqual(['gray', 'red'])
    const two = play(match, 0, complete(match, 0, 6, rowLayout))
    expect(completable(two, 0, rowLayout)).toEqual([])
    expect(unused(two)).toEqual(['gray', 'gray', 'red'])
  })

  test('[BE11] gray×5: both together; nothing is in reach on a fresh beta', () => {
    const faces = ['gray', 'gray', 'gray', 'gray', 'gray'] as const
    const match = matchAt({ layout: rowLayout, sheets: ['alpha', 'beta'], faces })
    const both = play(
      match,
      0,
      complete(match, 0, 3, rowLayout),
      complete(match, 0, 6, rowLayout),
      done,
    )
    expect(both.last?.events).toContainEqual({ type: 'seatIdle', seat: 1 })
    expect(both.state).toMatchObject({ active: 1, round: 7 })
    expect(both.state.players[1]?.crossed.filter((mark) => mark >= 0)).toHaveLength(2)
  })

  test('[BE12, B19] a segment that has one cross costs its two missing boxes, never half of them', () => {
    const crossed = [[1, 2, 3], []]
    const sheets = ['alpha', 'beta']
    const faces = ['gray', 'gray', 'red', 'blue', 'orange'] as const
    const match = matchAt({ layout: rowLayout, sheets, crossed, faces })
    expect(completable(match, 0, rowLayout)).toEqual([
      [3, 4, 5],
      [6, 7],
    ])
    expectRefused(match, 0, cross(4, 'gray'))
    const used = play(match, 0, complete(match, 0, 4, rowLayout))
    expect(used.last?.events[0]).toMatchObject({ boxes: [4, 5], dice: [0, 1] })
    expect(completable(used, 0, rowLayout)).toEqual([])
    const four = matchAt({
      layout: rowLayout,
      sheets,
      crossed,
      faces: ['gray', 'gray', 'gray', 'gray', 'red'],
    })
    const both = play(
      four,
      0,
      complete(four, 0, 4, rowLayout),
      complete(four, 0, 6, rowLayout),
      done,
    )
    const scored = { type: 'regionCompleted', seat: 0, region: 1, points: 4, first: true }
    expect(both.last?.events).toContainEqual(scored)
  })

  test('[BG9] a segment without missing boxes is not completed again', () => {
    const used = play(be3, 0, complete(be3, 0, 4))
    expectRefused(used, 0, complete(be3, 0, 4))
  })

  test('[B21, BG1] done is a step of its own while a segment could be completed', () => {
    expect(be3.state.phase.kind).toBe('complete')
    expect(play(be3, 0, done).last?.events[0]).toMatchObject({ reason: 'declined' })
  })

  test('[BG20] completed segments are taken back until the action is finished', () => {
    const used = play(be3, 0, complete(be3, 0, 4))
    const back = takeBack(used, 0)
    expect(back.ok && back.match.state).toBe(be3.state)
  })

  test('[B10] the second action follows the first and bears the next number', () => {
    const closed = play(be3, 0, done)
    expect([be3.state.action, closed.state.action]).toEqual([11, 12])
    const foreign = submit(closed, { kind: 'command', seat: 0, command: done })
    expect(foreign.ok).toBe(false)
  })
})
