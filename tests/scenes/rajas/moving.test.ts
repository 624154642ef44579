/** Scripted motion: the elephant walks around the boards, the river drifts without jumps, sails end as they began. */
import { describe, expect, test } from 'vitest'
import { rajas } from '../../../src/games/rajas/index.ts'
import { elephantAt } from '../../../src/scenes/rajas/plate.ts'
import { endOf, type Move } from '../../../src/scenes/board/motion.ts'
import { poseAtPoint } from '../../../src/scenes/board/pose.ts'
import { gainsOf } from '../../../src/scenes/rajas/gains.ts'
import { makeLay } from '../../../src/scenes/rajas/lay.ts'
import { shareOf } from '../../../src/scenes/rajas/layers/ending.ts'
import { angleOf } from '../../../src/scenes/rajas/layers/mills.ts'
import { drift } from '../../../src/scenes/rajas/layers/water.ts'
import { makeScene } from '../../../src/scenes/rajas/index.ts'
import { garlandSeconds, spin } from '../../../src/scenes/rajas/plan.ts'
import { elephantMoves } from '../../../src/scenes/rajas/walk.ts'
import { kali, provinceHalfX, provinceHalfZ, riverCourse } from '../../../src/shapes/rajas.ts'
import { advance } from '../../../src/kernel/playout.ts'
import { legalFor, pendingOf, start } from '../../../src/kernel/match.ts'
import { makeRandom } from '../../../src/kernel/random.ts'

const walk = (from: readonly [number, number], to: readonly [number, number]) => {
  const [a, b] = [poseAtPoint(from[0], 0, from[1]), poseAtPoint(to[0], 0, to[1])]
  const look = { model: 'rajas-elephant' }
  const move = { thing: 'elephant', way: 'lift', was: look, look, from: a, to: b } as const
  return elephantMoves({ ...move, start: 1, length: 0.8 } as Move)
}

describe('the elephant', () => {
  const pairs = [2, 3, 4].flatMap((seats) =>
    Array.from({ length: seats }, (_, from) =>
      Array.from({ length: seats }, (_none, to) => ({ seats, from, to })),
    )
      .flat()
      .filter(({ from, to }) => from !== to),
  )

  test.each(pairs)('walks from $from to $to without crossing a board, $seats seats', (pair) => {
    const lay = makeLay(rajas.values, pair.seats)
    const [a, b] = [pair.from, pair.to].map((seat) => {
      const { x, z } = elephantAt(lay.plans[seat] as (typeof lay.plans)[number])
      return [x, z] as const
    })
    const steps = walk(a as [number, number], b as [number, number])
    expect(steps.at(-1)?.to.at.slice(0, 3)).toEqual([b?.[0], 0, b?.[1]])
    expect(endOf(steps) - 1).toBeLessThanOrEqual(3.01)
    for (const { to } of steps) {
      const [x, , z] = to.at
      for (const plan of lay.plans) {
        const { province: p, kali: k } = plan
        const onProvince = Math.abs(x - p.x) < provinceHalfX && Math.abs(z - p.z) < provinceHalfZ
        const onKali = Math.abs(x - k.x) < kali.halfX && Math.abs(z - k.z) < kali.halfZ
        expect(onProvince || onKali, `${x} ${z}`).toBe(false)
      }
    }
  })

  test('starts each step where the last one ended', () => {
    const steps = walk([-37, 37], [52, 17])
    steps.slice(1).forEach((step, i) => {
      expect(step.from).toEqual(steps[i]?.to)
      expect(step.start).toBeCloseTo((steps[i]?.start ?? 0) + (steps[i]?.length ?? 0), 6)
    })
  })
})

describe('the river', () => {
  const at = (number: number, seconds: number, length: number) =>
    drift({ beat: { number, plan: { length } }, seconds } as Parameters<typeof drift>[0])

  test('drifts downstream in each beat and continues where the last one ended', () => {
    expect(at(3, 2, 2)).toBeCloseTo(at(4, 0, 1.5), 9)
    expect(at(4, 0, 0)).toBeCloseTo(at(5, 0, 1), 9)
    expect(at(4, 0.5, 1)).toBeGreaterThan(at(4, 0.4, 1))
  })

  test('follows the bend in its texture coordinates', () => {
    const [far, near] = [riverCourse(17.19, 7.15), riverCourse(17.21, 7.15)]
    expect(near.along - far.along).toBeLessThan(0.1)
    expect(near.along).toBeGreaterThan(far.along - 0.01)
    const [out, back] = [riverCourse(17.21, 12.7), riverCourse(17.19, 12.7)]
    expect(Math.abs(back.along - out.along)).toBeLessThan(0.1)
    expect(riverCourse(0, 12.7).along).toBeGreaterThan(riverCourse(10, 12.7).along)
  })
})

test('sails spin when their mill scores and end in a symmetric position', () => {
  expect(angleOf(undefined, 3)).toBe(0)
  expect(angleOf(1, 1)).toBe(0)
  expect(angleOf(1, 1.5)).toBeGreaterThan(0.3)
  // sails with arms of two colours look the same after half a turn
  expect((angleOf(1, 1 + spin) / Math.PI) % 1).toBeCloseTo(0, 9)
})

/** The first position of a seeded random match that meets the condition. */
function positions(seed: string, isWanted: (wait: string, isLast: boolean) => boolean) {
  const begun = start(rajas, 2, {})
  if (!begun.ok) throw new Error(begun.refusal.code)
  const random = makeRandom(seed)
  let match = begun.match
  while (pendingOf(match).length > 0) {
    if (isWanted(match.state.table.flow.wait.kind, false)) return match
    match = advance(match, random)
  }
  return match
}

test('[R39] gainsOf tells the gains of the focused tile placement', () => {
  const match = positions('gains', (wait) => wait === 'site')
  const { table } = match.state
  const { seat } = table.flow
  const lay = makeLay(rajas.values, 2)
  const all = legalFor(match, seat).map((command) => gainsOf(lay, table, seat, command))
  expect(all.length).toBeGreaterThan(0)
  for (const gains of all) {
    // every tile of the edition has a building or a market
    expect(gains?.marks.length).toBeGreaterThan(0)
    expect(gains?.over).toMatch(/^cell-/)
  }
})

test('[R98] the garland is laid when the match ends, and complete when the match is loaded', () => {
  const match = positions('garland', () => false)
  const to = match.state.table
  expect(to.flow.wait.kind).toBe('over')
  const before = match.last?.before as typeof match.state
  const { plan } = makeScene(rajas.values, 2)
  const step = { number: 9, from: before.table, to, events: match.last?.events ?? [] }
  const ended = plan(step)
  expect(ended.ending).not.toBeNull()
  expect(ended.length).toBeCloseTo((ended.ending ?? 0) + garlandSeconds, 6)
  const share = (own: typeof ended, seconds: number) =>
    shareOf({ beat: { ...step, plan: own }, seconds })
  expect(share(ended, ended.ending ?? 0)).toBe(0)
  expect(share(ended, ended.length)).toBe(1)
  expect(share(plan({ ...step, from: to, events: [] }), 0)).toBe(1)
})
