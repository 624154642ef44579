/** Touches: narrowing to one command, closed sets, next touches; and the hit test of rays. */
import { describe, expect, test } from 'vitest'
import { arrange } from '../../../src/scenes/board/arrange.ts'
import { firstHit, touchTargetOf, targetsOf } from '../../../src/scenes/board/hit.ts'
import { pile } from '../../../src/scenes/board/layouts.ts'
import { pitched, poseAtPoint } from '../../../src/scenes/board/pose.ts'
import {
  touchedCommand,
  commandsFitting,
  nextTouches,
  completeSet,
  type CommandTouches,
  type Touches,
} from '../../../src/scenes/board/touch.ts'

const reached = (list: Readonly<Record<string, Touches>>): CommandTouches[] =>
  Object.entries(list).map(([type, touches]) => ({ seat: 0, command: { type }, touches }))

const typeOf = (one: CommandTouches | null) => one?.command.type ?? null

describe('commandsFitting', () => {
  const list = reached({
    north: { by: ['tile', 'cell-1'] },
    south: { by: ['tile', 'cell-2'] },
    swap: { by: ['tile', 'other'] },
    pay: { by: [['coin-1', 'coin-2']] },
  })

  test('keeps the commands that fit all touches, in any order', () => {
    expect(commandsFitting(list, ['tile']).length).toBe(3)
    expect(typeOf(touchedCommand(list, ['tile']))).toBeNull()
    expect(typeOf(touchedCommand(list, ['tile', 'cell-2']))).toBe('south')
    expect(typeOf(touchedCommand(list, ['cell-2']))).toBe('south')
    expect(commandsFitting(list, ['cell-1', 'cell-2'])).toEqual([])
  })

  test("accepts any of a touch's alternatives", () => {
    expect(typeOf(touchedCommand(list, ['coin-2']))).toBe('pay')
    expect(commandsFitting(list, ['coin-1', 'coin-2'])).toEqual([])
  })

  test('offers only next touches that lead to a command', () => {
    expect([...nextTouches(list, [])].sort()).toEqual(
      ['cell-1', 'cell-2', 'coin-1', 'coin-2', 'other', 'tile'].sort(),
    )
    expect([...nextTouches(list, ['tile'])].sort()).toEqual(['cell-1', 'cell-2', 'other'])
  })
})

describe('touch sets', () => {
  const sets = [[0], [1], [0, 1], [0, 1, 2]]
  const list = reached(
    Object.fromEntries(
      sets.map((dice) => [dice.join(''), { by: dice.map((i) => `die-${i}`), closer: 'tray' }]),
    ),
  )

  test('are offered when complete and meant after their closing touch', () => {
    expect(touchedCommand(list, ['die-1', 'die-0'])).toBeNull()
    expect(typeOf(completeSet(list, ['die-1', 'die-0']))).toBe('01')
    expect(typeOf(touchedCommand(list, ['die-1', 'die-0', 'tray']))).toBe('01')
    expect(typeOf(touchedCommand(list, ['die-2', 'die-0', 'die-1', 'tray']))).toBe('012')
    expect(typeOf(touchedCommand(list, ['die-2', 'die-0', 'die-1']))).toBeNull()
  })

  test('offer the closing touch only for a complete set', () => {
    expect(nextTouches(list, []).has('tray')).toBe(false)
    expect(nextTouches(list, ['die-2']).has('tray')).toBe(false)
    expect([...nextTouches(list, ['die-0', 'die-1'])].sort()).toEqual(['die-2', 'tray'])
    expect(touchedCommand(list, ['die-2', 'tray'])).toBeNull()
  })
})

describe('firstHit', () => {
  const setting = {
    bodies: { block: { halfX: 2, halfZ: 2, high: 3 } },
    spots: [
      { id: 'back', on: null, at: poseAtPoint(0, 0, -10), layout: pile },
      { id: 'front', on: null, at: poseAtPoint(0, 0, 0, pitched(0)), layout: pile },
      {
        id: 'field',
        on: 'near',
        at: poseAtPoint(1, 3, 0),
        layout: pile,
        touch: { kind: 'round', radius: 0.8 } as const,
      },
      {
        id: 'field-2',
        on: 'near',
        at: poseAtPoint(-0.4, 3, 0),
        layout: pile,
        touch: { kind: 'round', radius: 0.8 } as const,
      },
    ],
  }
  const things = [
    { id: 'far', look: { model: 'block' }, at: { spot: 'back', order: 0 } },
    { id: 'near', look: { model: 'block' }, at: { spot: 'front', order: 0 } },
  ]
  const targets = targetsOf(things, setting.spots, arrange(things, setting), setting.bodies)
  const down = (x: number, z: number) => firstHit(targets, { from: [x, 50, z], way: [0, -1, 0] })

  test('hits the nearest thing, and a spot on it before the thing itself', () => {
    expect(down(0, -10)).toBe('far')
    expect(down(1.2, 0)).toBe('field')
    expect(down(1.9, 1.9)).toBe('near')
    expect(down(8, 8)).toBeNull()
    expect(firstHit(targets, { from: [0, 1, 40], way: [0, 0, -1] })).toBe('near')
    expect(firstHit(targets, { from: [0, 1, -40], way: [0, 0, 1] })).toBe('far')
    expect(firstHit(targets, { from: [0, 1, 40], way: [0, 0, 1] })).toBeNull()
  })

  test('hits the spot with the nearer centre if two are equally deep', () => {
    expect(down(0.35, 0)).toBe('field')
    expect(down(0.25, 0)).toBe('field-2')
  })

  test('maps a thing to the touchable spot that it covers', () => {
    expect(touchTargetOf('near', things, new Set(['front']))).toBe('front')
    expect(touchTargetOf('near', things, new Set(['near', 'front']))).toBe('near')
    expect(touchTargetOf('near', things, new Set(['back']))).toBe('near')
    expect(touchTargetOf('field', things, new Set())).toBe('field')
  })
})
