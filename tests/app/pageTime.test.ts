/** makePageTime: one frame loop that advances time for listeners, renders on request, and sleeps otherwise. */
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
    /** Returns false if no frame was requested. */
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

test('renders a frame only when it was requested', () => {
  const { frames, frame } = open()
  let drawn = 0
  const asker = frames.join(() => void (drawn += 1))
  expect(frame()).toBe(false)
  asker.ask()
  asker.ask()
  expect([frame(), frame(), frame()]).toEqual([true, false, false])
  expect(drawn).toBe(1)
})

test('renders again, a frame later, for a request made while rendering', () => {
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

test('does not render for a callback that has left', () => {
  const { frames, frame } = open()
  let drawn = 0
  const asker = frames.join(() => void (drawn += 1))
  asker.ask()
  asker.leave()
  asker.ask()
  frame()
  expect(drawn).toBe(0)
})

test('advances time for listeners without rendering, and sleeps without them', () => {
  const { time, frame } = open()
  let ticks = 0
  const leave = time.onTick(() => void (ticks += 1))
  expect([frame(), frame(), frame()]).toEqual([true, true, true])
  leave()
  leave()
  frame()
  expect(frame()).toBe(false)
  expect(ticks).toBe(3)
  // a long sleep does not count as time
  frame(60_000)
  time.onTick(() => undefined)
  const before = time.now()
  frame()
  expect(time.now()).toBe(before)
  frame()
  expect(time.now()).toBeCloseTo(before + 0.016)
})

test('clamps a very long frame', () => {
  const { time, frame } = open()
  time.onTick(() => undefined)
  frame()
  frame(8000)
  expect(time.now()).toBe(0.25)
})

test('watch callbacks run in each frame without advancing time, until they return false', () => {
  const { time, watch, frame } = open()
  let looks = 0
  watch(() => (looks += 1) < 3)
  while (frame());
  expect(looks).toBe(3)
  expect(time.now()).toBe(0)
})

test('renders nothing on a hidden page, advances time there, and renders the request once visible', () => {
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

test('goes on after a render callback throws', () => {
  const { frames, time, frame } = open()
  time.onTick(() => undefined)
  const asker = frames.join(() => {
    throw new Error('lost')
  })
  asker.ask()
  expect(() => frame()).toThrow('lost')
  expect(frame()).toBe(true)
})

test('hold stops time while frames are still rendered', () => {
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
