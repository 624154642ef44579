/** Cost of a frame: resting things are not posed, marked or printed again. */
import { BoxGeometry, InstancedMesh } from 'three'
import { expect, test, vi } from 'vitest'
import { makeDrawn } from '../../../src/scenes/board/drawn.ts'
import { pile } from '../../../src/scenes/board/layouts.ts'
import { makeMarks } from '../../../src/scenes/board/marks.ts'
import { makeStandings } from '../../../src/scenes/board/paint.ts'
import { planMoves } from '../../../src/scenes/board/motion.ts'
import { poseAtPoint } from '../../../src/scenes/board/pose.ts'
import type { GameScene, SceneProps } from '../../../src/scenes/board/scene.ts'
import { posesOverTime, restingThings } from '../../../src/scenes/board/poseAt.ts'
import type { Thing } from '../../../src/scenes/board/thing.ts'
import { arrange } from '../../../src/scenes/board/arrange.ts'

const bodies = { box: { halfX: 1, halfZ: 1, high: 1 } }
const spots = ['a', 'b'].map((id, i) => ({
  id,
  on: null,
  at: poseAtPoint(20 * i, 0, 0),
  layout: pile,
}))
const setting = { spots, bodies }
const things = (last: string): readonly Thing[] =>
  Array.from({ length: 40 }, (_, i) => ({
    id: `box-${i}`,
    look: { model: 'box' },
    at: { spot: i === 39 ? last : 'a', order: i },
  }))
const [before, after] = [things('a'), things('b')]
const plan = { length: 1, moves: planMoves(before, after, setting), cues: [] }
const lying = restingThings(after, arrange(after, setting).things)

test('posesOverTime makes a new pose only for the one moving thing out of forty', () => {
  const course = posesOverTime(plan, lying, bodies)
  const [some, later] = [course(0.1), course(0.2)]
  const changed = later.all.filter((one, i) => one !== some.all[i])
  expect(changed.map(({ id }) => id)).toEqual(['box-39'])
  expect(later.get('box-39')).toBe(changed[0])
  expect(later.get('box-3')).toBe(lying[3])
})

test('restingThings keeps the objects of unmoved things across steps', () => {
  const again = restingThings(things('b'), arrange(things('b'), setting).things, lying)
  expect(again.every((one, i) => one === lying[i])).toBe(true)
  const moved = restingThings(before, arrange(before, setting).things, lying)
  expect(moved.filter((one, i) => one !== lying[i]).map(({ id }) => id)).toEqual(['box-39'])
})

test('look copies write one matrix for a moving thing and none at rest', async () => {
  const drawn = makeDrawn({
    bodies,
    forms: { box: { geometry: () => new BoxGeometry(), material: 'resin' } },
    print: null,
    quality: 'medium',
    hasShadows: true,
    isGhostly: false,
    warm: () => Promise.resolve(),
    arrived: () => undefined,
  })
  const course = posesOverTime(plan, lying, bodies)
  drawn.show(course(0.1).all)
  await vi.waitFor(() => expect(drawn.group.children).toHaveLength(1))
  const posed = vi.spyOn(InstancedMesh.prototype, 'setMatrixAt')
  drawn.show(course(0.2).all)
  expect(posed.mock.calls.map(([at]) => at)).toEqual([39])
  drawn.show(course(0.2).all)
  const [mesh] = drawn.group.children[0]?.children ?? []
  if (!(mesh instanceof InstancedMesh)) throw new Error('no copies')
  const { version } = mesh.instanceMatrix
  posed.mockClear()
  drawn.show(lying)
  drawn.show(lying)
  expect(posed.mock.calls.length).toBeLessThanOrEqual(1)
  expect(mesh.instanceMatrix.version).toBeLessThanOrEqual(version + 1)
  posed.mockRestore()
})

test('drawn.prepare loads the look of a vanishing thing before the first frame', () => {
  const gone = posesOverTime(
    { moves: planMoves(before, after.slice(1), setting) },
    restingThings(after.slice(1), arrange(after.slice(1), setting).things),
    bodies,
  )
  expect(gone(0).all.map(({ id }) => id)).toContain('box-0')
  expect(gone(9).all.map(({ id }) => id)).not.toContain('box-0')
})

test('marks are written again only for another mark object', () => {
  const marks = makeMarks('touch', 1)
  const [mesh] = marks.group.children
  if (!(mesh instanceof InstancedMesh)) throw new Error('no marks')
  const one = (x: number) => ({ mark: { x, y: 0, z: 0, halfX: 1, halfZ: 1 }, share: 1 })
  const all = [one(1), one(2), one(3)]
  marks.show(all)
  const { version } = mesh.instanceMatrix
  marks.show([...all])
  expect(mesh.instanceMatrix.version).toBe(version)
  marks.show([all[0] ?? one(1), one(5)])
  expect(mesh.count).toBe(2)
  expect(mesh.instanceMatrix.array[16 + 12]).toBe(5)
  expect([...(mesh.geometry.getAttribute('aShare').array as Float32Array)].slice(0, 4)).toEqual([
    1, 1, 0, 0,
  ])
  marks.show([])
  expect(mesh.visible).toBe(false)
})

test('shades keep the marks of resting things within and across beats', () => {
  const scene = {
    setting,
    things: (view: unknown) => view as readonly Thing[],
  } as unknown as GameScene
  const beat = (to: readonly Thing[]) => ({ to, plan }) as unknown as SceneProps['beat']
  const standingIn = makeStandings()
  const [one, two] = [standingIn(scene, beat(after)), standingIn(scene, beat(things('b')))]
  const first = one.shades.marksOf(one.course(2))
  expect(first).toHaveLength(2)
  const [low] = two.shades.marksOf(two.course(2))
  expect(low).toBe(first[0])
})
