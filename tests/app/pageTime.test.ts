/** The page's one frame: time goes on while somebody waits for it, what was asked for is drawn once, and then it sleeps. */
import { expect, test } from 'vitest'
import { makePageTime } from '../../src/app/pageTime.ts'

function open() {
  let step: ((milliseconds: number) => void) | null = null
  let at = 0
  let isHidden = false
  const page = makePageTime({
    request: (next) => void (step = next),
    isHidden: () => isHidden,
  })
  return {
    ...page,
    /** False when no frame was asked for. */
    frame(milliseconds = 16): boolean {
      const due = step
      step = null
      at += milliseconds
      due?.(at)
      return due !== null
    },
    hide(next: boolean) {
      isHidden = next
      page.renew()
    },
  }
}

test('a frame is drawn when it was asked for, and only then', () => {
  const { frames, frame } = open()
  let drawn = 0
  const asker = frames.join(() => void (drawn += 1))
  expect(frame()).toBe(false)
  asker.ask()
  asker.ask()
  expect([frame(), frame(), frame()]).toEqual([true, false, false])
  expect(drawn).toBe(1)
})

test('who asks while it is drawn is drawn in the next frame, at a later second', () => {
  const { frames, frame, time } = open()
  const seen: number[] = []
  const asker = frames.join(() => {
    seen.push(time.now())
    if (seen.length < 3) asker.ask()
  })
  asker.ask()
  while (frame(20));
  expect(seen).toEqual([0, 0.02, 0.04])
})

test('who has left is not drawn any more, whatever still asks for it', () => {
  const { frames, frame } = open()
  let drawn = 0
  const asker = frames.join(() => void (drawn += 1))
  asker.ask()
  asker.leave()
  asker.ask()
  frame()
  expect(drawn).toBe(0)
})

test('time goes on for whoever listens, without a drawing, and sleeps when nobody does', () => {
  const { time, frame } = open()
  let ticks = 0
  const leave = time.onTick(() => void (ticks += 1))
  expect([frame(), frame(), frame()]).toEqual([true, true, true])
  leave()
  leave()
  frame()
  expect(frame()).toBe(false)
  expect(ticks).toBe(3)
  // a long sleep is no time
  frame(60_000)
  time.onTick(() => undefined)
  const before = time.now()
  frame()
  expect(time.now()).toBe(before)
  frame()
  expect(time.now()).toBeCloseTo(before + 0.016)
})

test('a frame that takes very long is no frame', () => {
  const { time, frame } = open()
  time.onTick(() => undefined)
  frame()
  frame(8000)
  expect(time.now()).toBe(0.25)
})

test('who looks on in each frame turns no time, and lets the page sleep when it has seen enough', () => {
  const { time, watch, frame } = open()
  let looks = 0
  watch(() => (looks += 1) < 3)
  while (frame());
  expect(looks).toBe(3)
  expect(time.now()).toBe(0)
})

test('a hidden page draws nothing; what waits goes on, and what was asked for is drawn when it is seen', () => {
  const { frames, time, frame, hide } = open()
  let drawn = 0
  const asker = frames.join(() => void (drawn += 1))
  let ticks = 0
  const leave = time.onTick(() => void (ticks += 1))
  frame()
  hide(true)
  asker.ask()
  expect(frame(1000)).toBe(true)
  expect([drawn, ticks, time.now()]).toEqual([0, 2, 1])
  leave()
  frame()
  expect(frame()).toBe(false)
  hide(false)
  frame()
  expect(drawn).toBe(1)
})

test('a drawing that fails does not stop time', () => {
  const { frames, time, frame } = open()
  time.onTick(() => undefined)
  const asker = frames.join(() => {
    throw new Error('lost')
  })
  asker.ask()
  expect(() => frame()).toThrow('lost')
  expect(frame()).toBe(true)
})

test('while somebody holds it time stands, and frames are drawn all the same', () => {
  const { frames, frame, time, hold } = open()
  const seen: number[] = []
  const asker = frames.join(() => {
    seen.push(time.now())
    asker.ask()
  })
  asker.ask()
  frame(20)
  frame(20)
  const [first, second] = [hold(), hold()]
  frame(20)
  first()
  frame(20)
  second()
  second()
  frame(20)
  expect(seen).toEqual([0, 0.02, 0.02, 0.02, 0.04])
})
