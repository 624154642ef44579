/** The board's pure functions: layouts, arrange, planMoves and poses over time. */
import { describe, expect, test } from 'vitest'
import { arrange, type TableSetting } from '../../../src/scenes/board/arrange.ts'
import { type SpotLayout, pile } from '../../../src/scenes/board/layouts.ts'
import { endOf, moveSeconds, planMoves } from '../../../src/scenes/board/motion.ts'
import {
  cornersOf,
  middleOf,
  origin,
  pitched,
  poseAtPoint,
} from '../../../src/scenes/board/pose.ts'
import { posesAt } from '../../../src/scenes/board/poseAt.ts'
import type { Bodies, Place, Thing } from '../../../src/scenes/board/thing.ts'

const bodies: Bodies = {
  card: { halfX: 3, halfZ: 4.5, high: 0.1 },
  coin: { halfX: 1, halfZ: 1, high: 0.2 },
  plinth: { halfX: 5, halfZ: 5, high: 2 },
}

const thing = (id: string, model: string, at: Place, face?: string): Thing => ({
  id,
  look: face === undefined ? { model } : { model, face },
  at,
})

const at = (spot: string, order = 0): Place => ({ spot, order })

const table = (layout: SpotLayout): TableSetting => ({
  bodies,
  spots: [{ id: 'here', on: null, at: poseAtPoint(10, 0, 5), layout }],
})

const cards = (count: number): Thing[] =>
  Array.from({ length: count }, (_, i) => thing(`card-${i}`, 'card', at('here', i)))

function placesOf(things: readonly Thing[], setting: TableSetting) {
  const { things: poses } = arrange(things, setting)
  return things.map(({ id }) => poses.get(id)?.at ?? [NaN, NaN, NaN])
}

describe('layouts', () => {
  test('pile layout stacks things in their order, each on top of the last', () => {
    const [a, b, c] = cards(3)
    if (!a || !b || !c) throw new Error('no cards')
    const found = placesOf([c, a, b], table(pile))
    expect(found.map(([, y]) => y.toFixed(2))).toEqual(['0.20', '0.00', '0.10'])
    expect(found.every(([x, , z]) => x === 10 && z === 5)).toBe(true)
  })

  test('row layout centres things with its gap between them', () => {
    const found = placesOf(cards(3), table({ kind: 'row', gap: 1 }))
    expect(found.map(([x]) => x)).toEqual([3, 10, 17])
    const left = placesOf(cards(2), table({ kind: 'row', gap: 1, from: 'start' }))
    expect(left.map(([x]) => x)).toEqual([13, 20])
  })

  test('fan layout stays within its widest angle and overlaps the cards', () => {
    const fan: SpotLayout = { kind: 'fan', step: 0.2, radius: 20, widest: 1 }
    for (const count of [1, 5, 20]) {
      const found = placesOf(cards(count), table(fan))
      const xs = found.map(([x]) => x - 10)
      expect(Math.max(...xs)).toBeLessThanOrEqual(20 * Math.sin(0.5) + 1e-9)
      expect(Math.max(...xs)).toBeCloseTo(-Math.min(...xs), 6)
      found.forEach(([, y], i) => expect(y).toBeCloseTo(i * 0.1, 6))
    }
  })

  test('hand layout lifts all corners above the table and tilts the faces to the seat', () => {
    const hand: SpotLayout = { kind: 'hand', step: 0.12, radius: 26, widest: 1.1, tilt: 0.9 }
    const things = cards(7)
    const { things: poses } = arrange(things, table(hand))
    for (const { id } of things) {
      const pose = poses.get(id) ?? origin
      const heights = cornersOf(pose, { halfX: 3, halfZ: 4.5, high: 0.1 }).map(([, y]) => y)
      expect(Math.min(...heights)).toBeGreaterThan(-0.01)
      expect(Math.max(...heights)).toBeGreaterThan(5)
    }
  })

  test('grid layout places things in cells and stacks those that share one', () => {
    const grid: SpotLayout = { kind: 'grid', columns: 3, rows: 2, pitch: [4, 6] }
    const things = [0, 4, 4].map((cell, i) => thing(`t${i}`, 'coin', at('here', cell)))
    expect(placesOf(things, table(grid))).toEqual([
      [6, 0, 2],
      [10, 0, 8],
      [10, 0.2, 8],
    ])
  })

  test('track layout sets things on the same stop side by side or stacks them', () => {
    const stops = [
      { x: 0, z: 0 },
      { x: 5, z: 0 },
    ]
    const things = [1, 1].map((stop, i) => thing(`t${i}`, 'coin', at('here', stop)))
    const beside = placesOf(things, table({ kind: 'track', stops, share: 'beside', gap: 1 }))
    expect(beside.map(([x]) => x)).toEqual([13.5, 16.5])
    const stacked = placesOf(things, table({ kind: 'track', stops, share: 'stacked' }))
    expect(stacked.map(([, y]) => y)).toEqual([0, 0.2])
  })
})

describe('arrange', () => {
  const setting: TableSetting = {
    bodies,
    spots: [
      { id: 'ground', on: null, at: poseAtPoint(0, 0, 0, pitched(0)), layout: pile },
      { id: 'top', on: 'plinth', at: poseAtPoint(1, 2, 0), layout: pile },
    ],
  }

  test('moves a spot together with the thing that carries it', () => {
    const things = [
      thing('base', 'plinth', at('ground', 0)),
      thing('plinth', 'plinth', at('ground', 1)),
      thing('coin', 'coin', at('top')),
    ]
    expect(arrange(things, setting).things.get('coin')?.at).toEqual([1, 4, 0])
  })

  test('throws for a thing without a spot and for a spot on itself', () => {
    expect(() => arrange([thing('coin', 'coin', at('top'))], setting)).toThrow('not there')
    expect(() => arrange([thing('coin', 'coin', at('air'))], setting)).toThrow('no spot air')
    const ring = [thing('plinth', 'plinth', at('top'))]
    expect(() => arrange(ring, setting)).toThrow('on itself')
  })

  test('keeps the height of a thing that lies face down', () => {
    const up = thing('card', 'card', { spot: 'ground', order: 0 })
    const down = thing('card', 'card', { spot: 'ground', order: 0, over: true })
    const [a, b] = [up, down].map((card) => arrange([card], setting).things.get('card') ?? origin)
    if (!a || !b) throw new Error('no poses')
    const body = { halfX: 3, halfZ: 4.5, high: 0.1 }
    middleOf(a, body).forEach((value, i) => expect(middleOf(b, body)[i]).toBeCloseTo(value, 9))
    expect(b.at[1]).toBeCloseTo(0.1)
  })
})

describe('planMoves', () => {
  const row: SpotLayout = { kind: 'row', gap: 1 }
  const setting: TableSetting = {
    bodies,
    spots: [
      { id: 'left', on: null, at: poseAtPoint(-20, 0, 0), layout: row },
      { id: 'right', on: null, at: poseAtPoint(20, 0, 0), layout: pile },
      { id: 'bank', on: null, at: poseAtPoint(0, 0, -20), layout: pile },
    ],
  }
  const before = [0, 1, 2].map((i) => thing(`c${i}`, 'card', at('left', i), 'back'))
  const waysOf = (after: readonly Thing[], script = {}) =>
    Object.fromEntries(planMoves(before, after, setting, script).map((m) => [m.thing, m.way]))

  test('moves nothing unchanged, and closes gaps in a row', () => {
    expect(planMoves(before, before, setting)).toEqual([])
    expect(planMoves(before, structuredClone(before), setting)).toEqual([])
    const [a, b, c] = before
    if (!a || !b || !c) throw new Error('no cards')
    const moved = waysOf([a, c, { ...b, at: at('right') }])
    expect(moved).toEqual({ c0: 'lift', c1: 'lift', c2: 'lift' })
  })

  test('turns over changed faces, rotates changed angles, makes new things appear and removed ones vanish', () => {
    const [a, b] = before
    if (!a || !b) throw new Error('no cards')
    const after = [
      { ...a, look: { model: 'card', face: 'front' } },
      { ...b, at: { ...b.at, turn: Math.PI } },
      thing('c3', 'card', at('left', 2), 'back'),
    ]
    expect(waysOf(after)).toEqual({ c0: 'turnOver', c1: 'turnRound', c2: 'vanish', c3: 'appear' })
  })

  test('starts an appearing thing at its origin spot and ends a vanishing one at its destination', () => {
    const after = [...before.slice(0, 2), thing('c3', 'card', at('left', 2))]
    const place = () => at('bank')
    const moves = planMoves(before, after, setting, { comesFrom: place, goesTo: place })
    const [came, went] = ['c3', 'c2'].map((id) => moves.find((move) => move.thing === id))
    expect(came?.from.at).toEqual([0, 0, -20])
    expect(went?.to.at).toEqual([0, 0, -20])
  })

  test('runs waves one after another, with small delays inside a wave', () => {
    const after = before.map((card, i) => ({ ...card, at: at('right', i) }))
    const moves = planMoves(before, after, setting, { waves: [['c2'], ['c0', 'c1']] })
    const startOf = (id: string) => moves.find((move) => move.thing === id)?.start ?? NaN
    expect(startOf('c2')).toBe(0)
    expect(startOf('c0')).toBeGreaterThanOrEqual(moveSeconds.least + moveSeconds.breath)
    expect(startOf('c1') - startOf('c0')).toBeCloseTo(moveSeconds.between)
    expect(endOf(moves)).toBeGreaterThan(startOf('c1'))
  })

  test('gives poses that begin and end at rest, in any order of queries', () => {
    const [a, b] = before
    if (!a || !b) throw new Error('no cards')
    const after = [
      { ...b, at: { spot: 'right', order: 0, over: true } },
      { ...a, look: { model: 'card', face: 'front' } },
      thing('c3', 'card', at('right', 1)),
    ]
    const moves = planMoves(before, after, setting, { comesFrom: () => at('bank') })
    const still = arrange(after, setting).things
    const seen = (seconds: number) => posesAt({ moves }, after, still, bodies, seconds)
    const moments = [0.31, 0.05, endOf(moves), 0.2, 0, 0.7, 0.05, 0.31]
    const first = moments.map(seen)
    expect(moments.toReversed().map(seen).toReversed()).toEqual(first)
    const lay = arrange(before, setting).things
    for (const { id, pose, size } of seen(0)) {
      if (lay.has(id)) expect(pose).toEqual(lay.get(id))
      else expect(size).toBe(0)
    }
    for (const { id, pose, size, look } of seen(endOf(moves))) {
      expect(pose).toEqual(still.get(id))
      expect(look).toEqual(after.find((other) => other.id === id)?.look)
      expect(size).toBe(1)
    }
    expect(seen(endOf(moves)).map(({ id }) => id)).toEqual(['c1', 'c0', 'c3'])
  })
})
