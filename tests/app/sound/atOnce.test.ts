/** Sounds for skipped motion: short, and once. */
import { expect, test } from 'vitest'
import { heartOf, makeNewest, oneOfEach } from '../../../src/app/sound/atOnce.ts'
import type { Sound } from '../../../src/audio/index.ts'

const sound = (at: number, gain: number, kind: Sound['kind'] = 'resin-felt'): Sound => ({
  group: 'dice',
  kind,
  at,
  gain,
  pan: 0,
  pitch: 1,
  variant: 0,
})

test('heartOf keeps the hits around the loudest, starting now', () => {
  const whole = [sound(0.2, 0.3), sound(1, 0.4), sound(1.03, 0.9), sound(1.2, 0.2), sound(2, 0.8)]
  const heart = heartOf(whole)
  expect(heart.map(({ gain }) => gain)).toEqual([0.4, 0.9, 0.2])
  expect(heart.every(({ at }) => at >= 0 && at < 0.35)).toBe(true)
  expect(heartOf([])).toEqual([])
})

test('oneOfEach keeps one sound of each kind, one after the other', () => {
  const heard = oneOfEach([sound(0, 1, 'chalk'), sound(1, 1, 'chalk'), sound(2, 1, 'gain')])
  expect(heard.map(({ kind }) => kind)).toEqual(['chalk', 'gain'])
  expect(heard[1]?.at).toBeGreaterThan(0)
  expect(heard[1]?.at).toBeLessThan(0.5)
})

test('makeNewest ignores the initial item and returns the newest once', () => {
  const newest = makeNewest({ number: 3 })
  newest.put({ number: 3 })
  expect(newest.take()).toBe(null)
  newest.put({ number: 4 })
  newest.put({ number: 5 })
  expect(newest.take()).toEqual({ number: 5 })
  newest.put({ number: 5 })
  expect(newest.take()).toBe(null)
})
