/** Odd input is refused with a reason, never thrown. */
import * as fc from 'fast-check'
import { beforeAll, expect, test, vi } from 'vitest'
import { makeThrow } from '../../src/physics/ask.ts'
import { namedGesture } from '../../src/physics/gesture.ts'
import { parseThrow, throwFaults } from '../../src/physics/ask.ts'
import { parseTrack } from '../../src/physics/parseTrack.ts'
import { ready } from '../../src/physics/rapier.ts'
import { simulate } from '../../src/physics/simulate.ts'
import type { ThrownPiece, Throw } from '../../src/physics/types.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })
beforeAll(ready)

const die: ThrownPiece = { kind: 'd6', skin: 'orange', seat: 0 }
const good: Throw = makeThrow([die, die], 'seed')
const many = (count: number, piece: ThrownPiece): ThrownPiece[] =>
  Array.from({ length: count }, () => piece)
const stick = (seat: number): ThrownPiece => ({ kind: 'stick-brown', skin: 'brown', seat })

test('a good throw passes as it is', () => {
  expect(parseThrow(good)).toEqual({ ok: true, value: good })
  expect(parseThrow(JSON.parse(JSON.stringify(good)))).toEqual({ ok: true, value: good })
})

test('a handful of two throwers has the size of two handfuls', () => {
  const pieces = [...many(16, stick(0)), ...many(16, stick(1))]
  expect(parseThrow(makeThrow(pieces, 'full')).ok).toBe(true)
  expect(parseThrow(makeThrow([die, { ...die, kind: 'colour' }], 'dice')).ok).toBe(true)
})

test('nothing of a piece but what a throw needs is taken over', () => {
  const parsed = parseThrow(makeThrow([{ ...die, id: 'own' } as ThrownPiece], 'seed'))
  expect(parsed).toMatchObject({ ok: true, value: { pieces: [die] } })
  expect(JSON.stringify(parsed)).not.toContain('own')
})

const gesture = namedGesture('default', [die])

test.each([
  [null, 'not-an-object'],
  ['throw', 'not-an-object'],
  [{ ...good, version: 2 }, 'unknown-version'],
  [{ ...good, seed: 7 }, 'bad-seed'],
  [{ ...good, seed: 'x'.repeat(201) }, 'bad-seed'],
  [{ ...good, pieces: 'dice' }, 'pieces-missing'],
  [{ ...good, pieces: [] }, 'no-pieces'],
  [{ ...good, pieces: many(1000, die) }, 'too-many-pieces'],
  [{ ...good, pieces: many(17, stick(0)) }, 'too-many-pieces'],
  [{ ...good, pieces: [...many(16, stick(0)), ...many(17, stick(1))] }, 'too-many-pieces'],
  [
    { ...good, pieces: [...many(11, stick(0)), ...many(3, stick(1)), ...many(3, stick(2))] },
    'too-many-pieces',
  ],
  [{ ...good, pieces: [die, stick(0)] }, 'mixed-kinds'],
  [{ ...good, pieces: [7] }, 'bad-piece'],
  [{ ...good, pieces: [{ ...die, kind: 'd20' }] }, 'unknown-kind'],
  [{ ...good, pieces: [{ ...die, kind: 'toString' }] }, 'unknown-kind'],
  [{ ...good, pieces: [{ ...die, skin: 3 }] }, 'bad-skin'],
  [{ ...good, pieces: [{ ...die, seat: 1.5 }] }, 'bad-seat'],
  [{ ...good, pieces: [{ ...die, seat: -1 }] }, 'bad-seat'],
  [{ ...good, gesture: null }, 'gesture-missing'],
  [{ ...good, gesture: { ...gesture, strength: Infinity } }, 'gesture-not-finite'],
  [{ ...good, gesture: { ...gesture, spin: NaN } }, 'gesture-not-finite'],
  [{ ...good, gesture: { ...gesture, spin: '1' } }, 'gesture-not-finite'],
  [{ ...good, gesture: { ...gesture, origin: [0, NaN, 0] } }, 'gesture-not-finite'],
  [{ ...good, gesture: { ...gesture, direction: [1, 0] } }, 'gesture-not-finite'],
  [{ ...good, gesture: [gesture, gesture] }, 'gesture-missing'],
])('refused (%#)', (value, reason) => {
  expect(parseThrow(value)).toEqual({ ok: false, reason })
})

test('whatever comes, the answer is a throw or a known reason', () => {
  const near = fc.record(
    {
      version: fc.constantFrom(1, 1, 1, 2),
      seed: fc.oneof(fc.string(), fc.anything()),
      pieces: fc.oneof(fc.constant([die]), fc.array(fc.anything()), fc.anything()),
      gesture: fc.oneof(fc.constant(gesture), fc.anything()),
    },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(fc.oneof(fc.anything(), near), (value) => {
      const parsed = parseThrow(value)
      if (!parsed.ok) expect(throwFaults).toContain(parsed.reason)
    }),
    { numRuns: 500 },
  )
})

test('any finite gesture, however wild, ends with every face read', () => {
  const wild = fc.double({ noNaN: true, noDefaultInfinity: true })
  const triple = fc.tuple(wild, wild, wild)
  const any = fc.record({ origin: triple, direction: triple, strength: wild, spin: wild })
  fc.assert(
    fc.property(any, fc.string({ maxLength: 20 }), (gesture, seed) => {
      const parsed = parseThrow(makeThrow([die, die, die], seed, gesture))
      if (!parsed.ok) throw new Error(parsed.reason)
      const { faces, margins } = simulate(parsed.value)
      expect(faces.every((face) => face >= 0 && face < 6)).toBe(true)
      expect(Math.min(...margins)).toBeGreaterThan(0.9)
    }),
    { numRuns: 60, seed: 7 },
  )
})

test('a track passes with its hash; touched anywhere it is refused', () => {
  const { track, hash } = simulate(good)
  expect(parseTrack(track, hash)).toEqual({ ok: true, value: track })
  const forged = { ...track, turns: Uint8Array.from(track.turns, (turn) => (turn + 1) % 24) }
  expect(parseTrack(forged, hash)).toEqual({ ok: false, reason: 'forged-track' })
  const moved = { ...track, ends: track.ends.slice() }
  moved.ends[0] = (moved.ends[0] ?? 0) + 0.001
  expect(parseTrack(moved, hash)).toEqual({ ok: false, reason: 'forged-track' })
  const nudged = { ...track, poses: track.poses.slice() }
  nudged.poses[40] = (nudged.poses[40] ?? 0) ^ 1
  expect(parseTrack(nudged, hash)).toEqual({ ok: false, reason: 'forged-track' })
})

test.each([
  [null, 'not-a-track'],
  [{}, 'unknown-version'],
  [{ version: 1, rate: 60 }, 'not-a-track'],
  [{ version: 1, rate: 60, frames: 2, kinds: ['d7'] }, 'unknown-kind'],
  [{ version: 1, rate: 50, frames: 2, kinds: ['d6'] }, 'unknown-rate'],
  [{ version: 1, rate: 120, frames: 2, kinds: ['stick-green'] }, 'unknown-rate'],
  [{ version: 1, rate: 60, frames: 2, kinds: ['d6'], poses: [1] }, 'not-a-track'],
])('odd tracks are refused (%#)', (value, reason) => {
  expect(parseTrack(value, '')).toEqual({ ok: false, reason })
})

test('tracks with a wrong length or impossible values are refused', () => {
  const { track, hash } = simulate(good)
  const cases = [
    [{ ...track, frames: track.frames + 1 }, 'wrong-length'],
    [{ ...track, frames: 0.5 }, 'wrong-length'],
    [{ ...track, ends: track.ends.slice(1) }, 'wrong-length'],
    [{ ...track, ends: track.ends.map(() => NaN) }, 'impossible-pose'],
    [{ ...track, turns: Uint8Array.of(24, 0) }, 'impossible-turn'],
  ] as const
  for (const [value, reason] of cases)
    expect(parseTrack(value, hash)).toEqual({ ok: false, reason })
})
