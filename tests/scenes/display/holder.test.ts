/** Tests how the parts of a model are taken apart and put together again. */
import { BoxGeometry, Group, Mesh, MeshBasicMaterial } from 'three'
import { expect, test } from 'vitest'
import type { Kit } from '../../../src/scenes/display/exhibit.ts'
import { makeHolder } from '../../../src/scenes/display/holder.ts'

function stone(y: number): Mesh {
  const mesh = new Mesh(new BoxGeometry(1, 1, 1), new MeshBasicMaterial())
  mesh.position.y = y
  mesh.receiveShadow = true
  return mesh
}

test('parts return to their own heights in the model', async () => {
  const [low, high] = [stone(-350), stone(7)]
  const object = new Group().add(low, high)
  const kit: Kit = { bodies: {}, forms: {}, paint: () => ({ object, dispose: () => undefined }) }
  const exhibit = { things: [], painted: [{ by: 'whole' }] }
  const holder = await makeHolder({ exhibit, kit, quality: 'low', say: () => '' })
  holder.part(0)
  expect([low.position.y, high.position.y]).toEqual([-350, 7])
  holder.part(1)
  expect(high.position.y - low.position.y).toBeGreaterThan(357)
  holder.part(0)
  expect([low.position.y, high.position.y]).toEqual([-350, 7])
})
