/** Pauses run on the one time, and can be cut short. */
import { expect, test } from 'vitest'
import { border } from '../../src/games/border/index.ts'
import type { AnyGame } from '../../src/kernel/game.ts'
import { makeHurry } from '../../src/session/hurry.ts'
import { makePause, paceAtOnce } from '../../src/session/pace.ts'
import { rested } from '../../src/session/rest.ts'
import { makeTime } from '../../src/session/time.ts'
import { makeTestPorts } from './ports.ts'
import { openTable } from './tables.ts'

function waiting(seconds: number) {
  const time = makeTime()
  const pause = makePause(time)
  let isOver = false
  const over = pause.wait(seconds).then(() => (isOver = true))
  const turned = async (passed: number) => {
    time.advance(passed)
    await Promise.resolve()
    return isOver
  }
  return { pause, over, turned }
}

test('a pause ends after its milliseconds and not earlier', async () => {
  const { turned } = waiting(1.5)
  expect([await turned(1), await turned(0.4), await turned(0.2)]).toEqual([false, false, true])
})

test('a pause that is cut short ends at once and leaves no timer', async () => {
  const { pause, over, turned } = waiting(1.5)
  pause.cut()
  await over
  expect(await turned(9)).toBe(true)
  pause.cut()
})

test('a pause of 0 ms resolves at once', async () => {
  await waiting(0).over
})

test('hurried ports play at once, keep all else, and follow later changes', () => {
  const ports = makeTestPorts()
  const usual = ports.pace()
  const hurry = makeHurry(ports)
  ports.handOn = true
  expect([hurry.ports.pace(), hurry.ports.waitsForHand()]).toEqual([usual, true])
  hurry.turn(true)
  expect(hurry.ports.pace()).toEqual(paceAtOnce)
  hurry.turn(false)
  expect(hurry.ports.pace()).toEqual(usual)
})

test('a session hurries to the turn of a person here without a pause', async () => {
  const { session, ports } = openTable(border as AnyGame, 'bbh')
  const asked: number[] = []
  ports.pause.wait = (seconds) => {
    asked.push(seconds)
    return Promise.resolve()
  }
  session.wake()
  session.toMyTurn()
  await rested(session)
  // the first bot's pause began before the wish
  expect(asked.slice(1).every((seconds) => seconds === 0)).toBe(true)
})
