/** The groups that make throws fair: whole, closed, and mapping faces one to one. */
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { faceCount, normalsOf, pieceKinds } from '../../src/shapes/pieces.ts'
import { makeThrowRandom } from '../../src/physics/random.ts'
import { compose, inverse, turned } from '../../src/physics/rotation.ts'
import {
  anyTurn,
  faceAlong,
  symmetryGroupOf,
  shownFace,
  turnFor,
  turnRotation,
} from '../../src/physics/symmetry.ts'

const sameTurn = (a: readonly number[], b: readonly number[]): boolean =>
  Math.abs(a.reduce((sum, v, i) => sum + v * (b[i] ?? 0), 0)) > 0.999

test('a cube has 24 rotations, a stick 8', () => {
  expect(pieceKinds.map((kind) => symmetryGroupOf(kind).length)).toEqual([24, 24, 8, 8, 8])
})

test.each(pieceKinds)('the turns of %s are different, and any two of them make another', (kind) => {
  const group = symmetryGroupOf(kind)
  for (const a of group) {
    expect(group.filter((b) => sameTurn(a, b))).toHaveLength(1)
    for (const b of group) expect(group.filter((c) => sameTurn(compose(a, b), c))).toHaveLength(1)
  }
})

test.each(pieceKinds)('each face of %s comes up under equally many turns', (kind) => {
  const faces = normalsOf(kind).map((_, face) => face)
  for (const bodyFace of faces) {
    const shown = symmetryGroupOf(kind).map((_, turn) => shownFace(kind, turn, bodyFace))
    for (const face of faces)
      expect(shown.filter((one) => one === face)).toHaveLength(shown.length / faces.length)
  }
})

test('the shown face is what an eye sees on the turned mesh', () => {
  for (const kind of pieceKinds) {
    symmetryGroupOf(kind).forEach((_, turn) => {
      normalsOf(kind).forEach((normal, bodyFace) => {
        const back = turned(inverse(turnRotation(kind, turn)), ...normal)
        expect(shownFace(kind, turn, bodyFace)).toBe(faceAlong(kind, ...back))
      })
    })
  }
})

test('any wanted face can be shown, whatever lies up', () => {
  const asked = fc.record({
    kind: fc.constantFrom(...pieceKinds),
    bodyFace: fc.nat(5),
    wanted: fc.nat(5),
    choice: fc.nat(30),
  })
  fc.assert(
    fc.property(asked, ({ kind, bodyFace, wanted, choice }) => {
      const [up, want] = [bodyFace % faceCount(kind), wanted % faceCount(kind)]
      expect(shownFace(kind, turnFor(kind, up, want, choice), up)).toBe(want)
    }),
  )
})

test('opposite pips add up to seven, and one, two, three turn counter-clockwise', () => {
  const normals = normalsOf('d6')
  normals.forEach((normal, i) =>
    expect(normals[5 - i]).toEqual(normal.map((v) => (v === 0 ? 0 : -v))),
  )
  const [a, b, c] = normals
  if (!a || !b || !c) throw new Error('no faces')
  const cross = [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
  expect(cross).toEqual([...c])
})

test('rotations are drawn uniformly', () => {
  const random = makeThrowRandom('turns')
  const counts = Array<number>(24).fill(0)
  for (let i = 0; i < 24_000; i++) {
    const turn = anyTurn('d6', random)
    counts[turn] = (counts[turn] ?? 0) + 1
  }
  const chi = counts.reduce((sum, n) => sum + (n - 1000) ** 2 / 1000, 0)
  expect(chi).toBeLessThan(49.7) // 23 degrees of freedom, p = 0.001
})
