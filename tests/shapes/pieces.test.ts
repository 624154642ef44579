/** The table of piece kinds: sticks and dice by their shape, faces by their normals. */
import { expect, test } from 'vitest'
import { symmetryGroupOf, shownFace } from '../../src/physics/symmetry.ts'
import { faceCount, isStick, normalsOf, pieceKinds, shapeOf } from '../../src/shapes/pieces.ts'

test('a stick is a piece of the shape stick, not any piece that is no known die', () => {
  expect(pieceKinds.filter(isStick)).toEqual(['stick-brown', 'stick-white', 'stick-green'])
  expect(pieceKinds.map(shapeOf)).toEqual(['cube', 'cube', 'stick', 'stick', 'stick'])
})

test.each(pieceKinds)(
  '%s: faces look in different directions, each opposite to another',
  (kind) => {
    const normals = normalsOf(kind)
    expect(new Set(normals.map(String)).size).toBe(faceCount(kind))
    for (const [x, y, z] of normals) expect(Math.hypot(x, y, z)).toBe(1)
    for (const n of normals) expect(normals).toContainEqual(n.map((v) => 0 - v))
  },
)

test.each(pieceKinds)('%s: each turn of its symmetry group permutes its faces', (kind) => {
  const all = Array.from({ length: faceCount(kind) }, (_, face) => face)
  for (const turn of symmetryGroupOf(kind).keys())
    expect(all.map((face) => shownFace(kind, turn, face)).sort()).toEqual(all)
})
