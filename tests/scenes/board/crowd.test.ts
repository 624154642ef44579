/** Crowd batching: things with the same material share one draw call. */
import {
  BoxGeometry,
  BufferGeometry,
  Color,
  Float32BufferAttribute,
  Matrix4,
  Mesh,
  PlaneGeometry,
} from 'three'
import { expect, test } from 'vitest'
import { makeCrowd, isCrowded } from '../../../src/scenes/board/crowd.ts'
import { makeCrowdMesh } from '../../../src/scenes/board/crowdMesh.ts'
import { poseAtPoint } from '../../../src/scenes/board/pose.ts'
import { makeMaterial } from '../../../src/scenes/materials/index.ts'

const white = new Color('#fff')
const body = { halfX: 1, halfZ: 1, high: 1 }
const at = (x: number) => new Matrix4().makeTranslation(x, 0, 0)

/** Centres along x of the rendered triangles, in index order. */
function drawnAt({ geometry }: Mesh): readonly number[] {
  const [index, place] = [geometry.index, geometry.getAttribute('position')]
  const found: number[] = []
  for (let i = 0; i < geometry.drawRange.count; i += 3) {
    const corners = [0, 1, 2].map((k) => place.getX(index?.getX(i + k) ?? 0))
    found.push(Math.round((Math.min(...corners) + Math.max(...corners)) / 2))
  }
  return [...new Set(found)]
}

test('crowd mesh renders exactly the shown copies of two models, also after growing', () => {
  const { mesh, enter } = makeCrowdMesh(makeMaterial('resin', 'low'))
  const flat = () => new PlaneGeometry(1, 1)
  const [some, others] = [enter(flat(), white, 3), enter(flat(), white, 2)]
  ;[10, 20, 30].forEach((x, i) => some.place(i, at(x)))
  ;[40, 50].forEach((x, i) => others.place(i, at(x)))
  expect(mesh.visible).toBe(true)
  some.count(1)
  others.count(2)
  expect(drawnAt(mesh)).toEqual([10, 40, 50])
  expect(mesh.geometry.drawRange.count).toBe(3 * 6)
  some.count(3)
  expect(drawnAt(mesh)).toEqual([10, 20, 30, 40, 50])
  const more = enter(flat(), white, 40)
  more.place(0, at(60))
  more.count(1)
  expect(drawnAt(mesh)).toEqual([10, 20, 30, 40, 50, 60])
  some.count(2)
  others.leave()
  expect(drawnAt(mesh)).toEqual([10, 20, 60])
  some.leave()
  more.leave()
  expect(mesh.visible).toBe(false)
})

test('crowd mesh rotates normals without translating them, and multiplies form, material and thing colours', () => {
  const { mesh, enter } = makeCrowdMesh(makeMaterial('resin', 'low'))
  const form = new BufferGeometry()
  form.setAttribute('position', new Float32BufferAttribute([1, 0, 0, 0, 1, 0, 0, 0, 1], 3))
  form.setAttribute('normal', new Float32BufferAttribute([1, 0, 0, 1, 0, 0, 1, 0, 0], 3))
  const tones = Array.from({ length: 3 }, () => [0.5, 0.5, 0.5, 1]).flat()
  form.setAttribute('color', new Float32BufferAttribute(tones, 4))
  const stand = enter(form, new Color().setRGB(1, 0.5, 1), 1)
  stand.place(0, new Matrix4().makeRotationZ(Math.PI / 2).setPosition(7, 0, 0))
  stand.tone(0, new Color().setRGB(1, 1, 0))
  stand.count(1)
  const { position, normal, color } = mesh.geometry.attributes
  expect([position?.getX(0), position?.getY(0)].map((value) => value?.toFixed(3))).toEqual([
    '7.000',
    '1.000',
  ])
  expect(
    [normal?.getX(0), normal?.getY(0)].map((value) => Math.abs(value ?? 9).toFixed(3)),
  ).toEqual(['0.000', '1.000'])
  expect([color?.getX(0), color?.getY(0), color?.getZ(0)]).toEqual([0.5, 0.25, 0])
})

test('makeCrowd draws plain looks as one mesh and uploads only what moved', async () => {
  const crowd = makeCrowd('low', () => Promise.resolve())
  const part = (recipe: 'brass' | 'resin' | 'rosewood') => ({
    geometry: new BoxGeometry(),
    material: makeMaterial(recipe, 'low', 'copies'),
  })
  const looks = [[part('brass'), part('rosewood')], [part('resin')], [part('resin')]]
  for (const parts of looks) await crowd.prepare(parts)
  const copies = looks.map((parts) => crowd.copies(parts, body, 2))
  const one = (x: number) => ({
    id: String(x),
    look: { model: 'box' },
    pose: poseAtPoint(x, 0, 0),
    size: 1,
  })
  const stands = [one(1), one(2)]
  for (const shown of copies) shown.show(stands)
  expect(crowd.group.children).toHaveLength(2)
  const meshes = crowd.group.children.filter((child) => child instanceof Mesh)
  const triangles = meshes.map(({ geometry }) => geometry.drawRange.count / 3)
  expect(triangles.sort((a, b) => a - b)).toEqual([24, 72])
  const versions = () =>
    meshes.map(({ geometry }) => (geometry.attributes['position'] as { version?: number }).version)
  const before = versions()
  for (const shown of copies) shown.show([...stands])
  expect(versions()).toEqual(before)
  copies[1]?.show([stands[0] ?? one(1), one(9)])
  expect(versions().filter((version, i) => version !== before[i])).toHaveLength(1)
})

test('isCrowded is false for printed, transparent and occluding parts', () => {
  const geometry = new BoxGeometry()
  const solid = { geometry, material: makeMaterial('brass', 'low', 'copies') }
  expect(isCrowded([solid], body)).toBe(true)
  expect(isCrowded([solid], { ...body, hides: true })).toBe(false)
  const glass = { geometry, material: makeMaterial('glass', 'low', 'copies') }
  expect(isCrowded([solid, glass], body)).toBe(false)
  const printed = new BoxGeometry()
  printed.setAttribute('aCell', new Float32BufferAttribute([0], 1))
  expect(isCrowded([{ ...solid, geometry: printed }], body)).toBe(false)
})
