/** Shader programs: a material shared by different kinds of meshes would look up its program on every draw. */
import { BoxGeometry, Float32BufferAttribute, MeshLambertMaterial } from 'three'
import { expect, test } from 'vitest'
import { modelPartsOf } from '../../../src/scenes/board/form.ts'
import { joinGeometries } from '../../../src/scenes/rajas/joinGeometries.ts'

const body = { halfX: 1, halfZ: 1, high: 1 }
const forms = { box: { geometry: () => new BoxGeometry(), material: 'resin' } } as const

test('tinted and untinted parts get different material instances', async () => {
  const material = async (colour?: string) => {
    const look = { model: 'box', ...(colour !== undefined && { colour }) }
    const [part] = await modelPartsOf(look, body, forms, null, 'low', 1)
    return part?.material
  }
  expect(await material('#ff0000')).not.toBe(await material())
  expect(await material('#ff0000')).toBe(await material('#00ff00'))
})

test('joined geometry has RGBA colours like the baked models', () => {
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
