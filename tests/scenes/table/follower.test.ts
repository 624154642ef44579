/** The follower holds deeds, goes to a question in one flight, and stays where nothing asks for another camera. */
import { expect, test } from 'vitest'
import type { Deed } from '../../../src/scenes/board/deed.ts'
import type { CameraPose } from '../../../src/scenes/contract.ts'
import { type FollowedMoment, makeFollower } from '../../../src/scenes/table/follower.ts'

const over = (x: readonly [number, number], z: readonly [number, number]): CameraPose => ({
  position: [0, 100, 100],
  target: [0, 0, 0],
  shows: { x, z },
})
const poses: Readonly<Record<string, CameraPose>> = {
  seat: over([-50, 50], [-50, 50]),
  near: over([0, 10], [0, 10]),
}

let number = 0
function moment(part: Partial<FollowedMoment>): FollowedMoment {
  number += 1
  const none = { rolling: null, beat: null, asked: null, other: null, people: [0] }
  return { ...none, ...part, key: `${number}` }
}

const deed = (part: Partial<Deed>): Deed => ({
  seat: 0,
  camera: 'act',
  pose: over([20, 30], [20, 30]),
  at: 0,
  until: 1,
  weight: 0.5,
  where: [25, 0, 25],
  reach: 2,
  ...part,
})

const beat = (deeds: readonly Deed[], began: number) => ({ deeds, began, speed: 1 })

function makeSeated() {
  const follower = makeFollower((name) => poses[name])
  expect(follower.look(moment({ asked: 'seat' }), 0).name).toBe('seat')
  return follower
}

test('stays during a beat without deeds and while nobody is asked', () => {
  const follower = makeSeated()
  expect(follower.look(moment({ beat: beat([], 1) }), 1).name).toBe('seat')
  expect(follower.look(moment({}), 2).name).toBe('seat')
})

test('flies to a deed before its second and holds it before the next question', () => {
  const follower = makeSeated()
  const playing = moment({ beat: beat([deed({ at: 2, until: 4 })], 10) })
  expect(follower.look(playing, 10).name).toBe('seat')
  expect(follower.isDue()).toBe(true)
  expect(follower.look(playing, 11.3).name).toBe('act')
  const asked = moment({ asked: 'near' })
  expect(follower.look(asked, 12.5).name).toBe('act')
  expect(follower.look(asked, 14).name).toBe('near')
  expect(follower.isDue()).toBe(false)
})

test('does not fly to a deed that the camera already shows large', () => {
  const follower = makeSeated()
  follower.look(moment({ asked: 'near' }), 1)
  const seen = deed({ where: [5, 0, 5], camera: 'other' })
  expect(follower.leadSeconds([seen])).toBe(0)
  expect(follower.look(moment({ beat: beat([seen], 2) }), 2).name).toBe('near')
})

test('lets a beat wait only as long as the flight to its first deed takes', () => {
  const follower = makeSeated()
  expect(follower.leadSeconds([])).toBe(0)
  expect(follower.leadSeconds([deed({ at: 0 })])).toBeGreaterThan(0)
  expect(follower.leadSeconds([deed({ at: 5 })])).toBe(0)
})

test('makes one flight for the deeds of somebody else, to the first of what weighs most', () => {
  const follower = makeSeated()
  const deeds = [
    deed({ seat: 1, camera: 'small', weight: 0.5 }),
    deed({
      seat: 1,
      camera: 'large',
      at: 2,
      until: 3,
      weight: 0.9,
      pose: poses['near'] as CameraPose,
    }),
  ]
  const playing = moment({ beat: beat(deeds, 5) })
  const names = [5, 6, 7, 8, 9].map((now) => follower.look(playing, now).name)
  expect([...new Set(names)]).toEqual(['seat', 'large'])
})

test('shows the turn of somebody else once, and every throw', () => {
  const follower = makeSeated()
  follower.look(moment({ asked: 'near' }), 1)
  const other = { seat: 1, camera: 'seat' }
  expect(follower.look(moment({ other }), 2).name).toBe('seat')
  expect(follower.look(moment({ rolling: 'tray' }), 3).name).toBe('tray')
  expect(follower.look(moment({ other }), 4).name).toBe('tray')
})
