/** Draw order: what is drawn decides it, not the order in which models arrived. */
import { BufferAttribute, BufferGeometry, Mesh, MeshBasicMaterial } from 'three'
import { expect, test } from 'vitest'
import { opaqueOrder, transparentOrder } from '../../src/scenes/table/drawOrder.ts'

interface Made {
  readonly name: string
  readonly corners: number
  readonly z: number
}

/** Draw calls of things that are created, and numbered, in this order. */
function drawCalls(things: readonly Made[]) {
  return things.map(({ name, corners, z }, index) => {
    const material = new MeshBasicMaterial()
    material.name = name
    const geometry = new BufferGeometry()
    geometry.setAttribute('position', new BufferAttribute(new Float32Array(corners * 3), 3))
    const object = new Mesh(geometry, material)
    return { id: index, object, geometry, material, groupOrder: 0, renderOrder: 0, z }
  })
}

const things: readonly Made[] = [
  { name: 'marble', corners: 3, z: 5 },
  { name: 'inlay', corners: 9, z: 5 },
  { name: 'inlay', corners: 6, z: 5 },
  { name: 'marble', corners: 3, z: 2 },
]

const told = (calls: ReturnType<typeof drawCalls>) =>
  calls.map(({ material, geometry, z }) => [
    material.name,
    geometry.getAttribute('position').count,
    z,
  ])

test.each([
  ['opaque', opaqueOrder],
  ['transparent', transparentOrder],
])('%s things are drawn in the same order whichever of them was created first', (_, order) => {
  const forwards = drawCalls(things).sort(order)
  const backwards = drawCalls([...things].reverse()).sort(order)
  expect(told(forwards)).toEqual(told(backwards))
})

test('opaque things are grouped by material and drawn from front to back', () => {
  expect(told(drawCalls(things).sort(opaqueOrder))).toEqual([
    ['inlay', 6, 5],
    ['inlay', 9, 5],
    ['marble', 3, 2],
    ['marble', 3, 5],
  ])
})

test('transparent things are drawn from back to front, whatever they are made of', () => {
  const depths = drawCalls(things)
    .sort(transparentOrder)
    .map(({ z }) => z)
  expect(depths).toEqual([5, 5, 5, 2])
})
