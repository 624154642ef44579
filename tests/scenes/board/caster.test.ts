/** Shadow casters: one merged mesh per look, which follows its instances and only the sun renders. */
import { BoxGeometry, InstancedMesh, MeshBasicMaterial, PerspectiveCamera } from 'three'
import { expect, test } from 'vitest'
import { renderOrders } from '../../../src/scenes/board/above.ts'
import { casterOf, casterOutlineOf } from '../../../src/scenes/board/caster.ts'
import { makeLookCopies } from '../../../src/scenes/board/copies.ts'
import { poseAtPoint } from '../../../src/scenes/board/pose.ts'
import { makeSun } from '../../../src/scenes/place/sun.ts'
import { tiers } from '../../../src/scenes/quality.ts'

const body = { halfX: 1, halfZ: 1, high: 1 }
const look = { model: 'box' }
const [low, high] = [new BoxGeometry(1, 1, 1), new BoxGeometry(1, 3, 1)]
const parts = [low, high].map((geometry) => ({ geometry, material: new MeshBasicMaterial() }))
const stands = [1, 2].map((x) => ({ id: String(x), look, pose: poseAtPoint(x, 0, 0), size: 1 }))
const meshesOf = (caster?: BoxGeometry | null) => {
  const copies = makeLookCopies(parts, body, 2, null, caster)
  copies.show(stands)
  return copies.group.children.filter((child) => child instanceof InstancedMesh)
}

test("castFor uses one mesh for all materials, with the instances' matrices", () => {
  const casting = meshesOf(low).filter(({ castShadow }) => castShadow)
  expect(casting).toHaveLength(1)
  const [caster] = casting
  expect(caster?.count).toBe(2)
  expect(caster?.instanceMatrix.array[16 + 12]).toBe(2)
  expect(meshesOf(null).filter(({ castShadow }) => castShadow)).toEqual([])
  expect(meshesOf().filter(({ castShadow }) => castShadow)).toHaveLength(2)
})

test("casters are in a layer that the sun's shadow camera sees and the main camera does not", () => {
  const caster = meshesOf(low).find(({ castShadow }) => castShadow)
  const camera = new PerspectiveCamera()
  camera.layers.enable(renderOrders.pieces)
  expect(caster?.layers.test(camera.layers)).toBe(false)
  const { shadow } = makeSun(tiers.high).light
  expect(caster?.layers.test(shadow.camera.layers)).toBe(true)
  for (const layer of [0, renderOrders.pieces])
    expect(shadow.camera.layers.isEnabled(layer), `layer ${layer}`).toBe(true)
})

test('casterOutlineOf merges positions and indices of all parts', () => {
  const outline = casterOutlineOf([low, high])
  expect(outline.index?.count).toBe(2 * 36)
  expect(outline.getAttribute('position').count).toBe(2 * 24)
  expect(Math.max(...(outline.index?.array ?? []))).toBe(47)
})

test('casterOf skips parts that are too low for a visible shadow', async () => {
  const forms = { box: { geometry: () => new BoxGeometry(1, 2, 1), material: 'resin' } } as const
  const caster = (castsFrom: number) => casterOf(look, { ...body, castsFrom }, forms, 'high')
  expect((await caster(1))?.index?.count).toBe(36)
  expect(await caster(3)).toBeNull()
})
