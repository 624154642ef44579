/** GPU uploads: unchanged buffers are not sent again, and the shadow map stays. */
import { BoxGeometry, InstancedMesh, MeshBasicMaterial } from 'three'
import { expect, test } from 'vitest'
import { makeLookCopies } from '../../../src/scenes/board/copies.ts'
import { makeDecals } from '../../../src/scenes/board/decals.ts'
import { poseAtPoint } from '../../../src/scenes/board/pose.ts'
import { writeIntoBuffer } from '../../../src/scenes/pieces/writeIntoBuffer.ts'
import { makePool } from '../../../src/scenes/pieces/pool.ts'

test("write compares numbers in the buffer's single precision", () => {
  const buffer = new Float32Array(4)
  expect(writeIntoBuffer(buffer, 1, [0.1, 0.2])).toBe(true)
  expect([...buffer]).toEqual([0, Math.fround(0.1), Math.fround(0.2), 0])
  expect(writeIntoBuffer(buffer, 1, [0.1, 0.2])).toBe(false)
})

test('look copies upload matrices only when an instance has moved', () => {
  const part = { geometry: new BoxGeometry(), material: new MeshBasicMaterial() }
  const copies = makeLookCopies([part], { halfX: 1, halfZ: 1, high: 1 }, 2, null)
  const [mesh] = copies.group.children
  if (!(mesh instanceof InstancedMesh)) throw new Error('no copies')
  const look = { model: 'box' }
  const stands = [1, 2].map((x) => ({
    id: String(x),
    look,
    pose: poseAtPoint(x, 0, 0),
    size: 1,
  }))
  const versionAfter = (posed: typeof stands) => {
    copies.show(posed)
    return mesh.instanceMatrix.version
  }
  const first = versionAfter(stands)
  expect(versionAfter(stands.map((one) => ({ ...one })))).toBe(first)
  const moved = stands.map((one, i) => (i === 1 ? { ...one, pose: poseAtPoint(5, 0, 0) } : one))
  expect(versionAfter(moved)).toBeGreaterThan(first)
  expect(mesh.instanceMatrix.array[16 + 12]).toBe(5)
})

test('marks upload only when one has changed', () => {
  const { mesh, set, flush } = makeDecals('touch', 2)
  const versions = () => [
    mesh.instanceMatrix.version,
    ...['aHalf', 'aShare'].map((name) => {
      const { version } = mesh.geometry.getAttribute(name) as { readonly version?: number }
      return version
    }),
  ]
  const mark = { x: 1, y: 0, z: 2, halfX: 3, halfZ: 4 }
  set(0, mark, 0.5)
  flush()
  const first = versions()
  set(0, { ...mark }, 0.5)
  flush()
  expect(versions()).toEqual(first)
  set(0, mark, 0.6)
  expect(versions().at(-1)).toBeGreaterThan(first.at(-1) ?? 0)
})

test('pool.flush reports a moved piece, the only reason to update the shadow map', () => {
  const pieces = [{ id: 'a', kind: 'd6', skin: 'blue', seat: 0 }] as const
  const pool = makePool(
    pieces,
    'low',
    () => Promise.resolve(),
    () => undefined,
  )
  const pose = new Float32Array([1, 2, 3, 0, 0, 0, 1])
  pool.set(0, pose, 1)
  expect(pool.flush()).toBe(true)
  pool.set(0, pose, 0.42)
  expect(pool.flush()).toBe(false)
  pose[0] = 1.5
  pool.set(0, pose, 0.42)
  expect(pool.flush()).toBe(true)
})
