/** A material is worn by one kind of mesh: one that goes from one kind to another looks for its program at every draw. */
import { BoxGeometry, Float32BufferAttribute, MeshLambertMaterial } from 'three'
import { expect, test } from 'vitest'
import { modelPartsOf } from '../../../src/scenes/board/form.ts'
import { joinGeometries } from '../../../src/scenes/rajas/joinGeometries.ts'

const body = { halfX: 1, halfZ: 1, high: 1 }
const forms = { box: { geometry: () => new BoxGeometry(), material: 'resin' } } as const

test('what has colours of its own wears another material than what has none', async () => {
  const material = async (colour?: string) => {
    const look = { model: 'box', ...(colour !== undefined && { colour }) }
    const [part] = await modelPartsOf(look, body, forms, null, 'low', 1)
    return part?.material
  }
  expect(await material('#ff0000')).not.toBe(await material())
  expect(await material('#ff0000')).toBe(await material('#00ff00'))
})

test('what is joined has as many numbers for a colour as what was baked', () => {
  const geometry = new BoxGeometry()
  const { count } = geometry.getAttribute('position')
  geometry.setAttribute(
    'color',
    new Float32BufferAttribute(new Float32Array(count * 4).fill(0.5), 4),
  )
  const part = { geometry, material: new MeshLambertMaterial() }
  const places = [{ model: 'box', at: { x: 1, y: 2, z: 3, turn: 0 }, colour: '#ff0000' }]
  const color = joinGeometries([{ part, places, casts: false }]).getAttribute('color')
  expect(color.itemSize).toBe(4)
  expect([color.getX(0), color.getY(0), color.getZ(0), color.getW(0)]).toEqual([0.5, 0, 0, 1])
})
