/** The rotations that map a piece onto itself, and what each does to its faces. */
import { faceCount, normalsOf, type PieceKind, type PieceShape, shapeOf } from '../shapes/pieces.ts'
import { compose, inverse, type Rotation, turned } from './rotation.ts'
import type { ThrowRandom } from './random.ts'
import type { Triple } from './types.ts'

const h = Math.SQRT1_2

const quarter = (axis: 0 | 1 | 2): Rotation => [
  axis === 0 ? h : 0,
  axis === 1 ? h : 0,
  axis === 2 ? h : 0,
  h,
]

/** Numbers of a symmetry rotation are 0, 1/2, sqrt(1/2) and 1 only: products are snapped back to them. */
function snapped(q: Rotation): Rotation {
  const near = q.map((v) => {
    const size = Math.abs(v)
    const exact = size < 0.25 ? 0 : size < 0.6 ? 0.5 : size < 0.85 ? h : 1
    return v < 0 && exact > 0 ? -exact : exact
  })
  const lead = near.find((v) => v !== 0) ?? 1
  const sign = lead < 0 ? -1 : 1
  const [x = 0, y = 0, z = 0, w = 1] = near.map((v) => (v === 0 ? 0 : v * sign))
  return [x, y, z, w]
}

function closure(makers: readonly Rotation[]): readonly Rotation[] {
  const found: Rotation[] = [[0, 0, 0, 1]]
  for (let i = 0; i < found.length; i++) {
    for (const maker of makers) {
      const next = snapped(compose(found[i] as Rotation, maker))
      if (!found.some((q) => q.every((v, n) => v === next[n]))) found.push(next)
    }
  }
  return found
}

const groups: Readonly<Record<PieceShape, readonly Rotation[]>> = {
  cube: closure([quarter(0), quarter(1)]),
  stick: closure([quarter(0), [0, 1, 0, 0]]),
}

export const symmetryGroupOf = (kind: PieceKind): readonly Rotation[] => groups[shapeOf(kind)]

export const turnRotation = (kind: PieceKind, turn: number): Rotation => {
  const found = symmetryGroupOf(kind)[turn]
  if (!found) throw new RangeError(`no turn ${turn} for a piece of the kind ${kind}`)
  return found
}

/** The face whose normal looks most along the vector, in the piece's own space. */
export function faceAlong(kind: PieceKind, x: number, y: number, z: number): number {
  let best = 0
  let most = -Infinity
  normalsOf(kind).forEach((n: Triple, face) => {
    const along = n[0] * x + n[1] * y + n[2] * z
    if (along > most) {
      most = along
      best = face
    }
  })
  return best
}

const permutations = (kind: PieceKind): readonly (readonly number[])[] =>
  symmetryGroupOf(kind).map((turn) =>
    normalsOf(kind).map((n) => faceAlong(kind, ...turned(inverse(turn), n[0], n[1], n[2]))),
  )

const facesOf: Readonly<Record<PieceShape, readonly (readonly number[])[]>> = {
  cube: permutations('d6'),
  stick: permutations('stick-brown'),
}

/** The face that is seen where the body's own face `bodyFace` is, when the mesh is turned by `turn`. */
export function shownFace(kind: PieceKind, turn: number, bodyFace: number): number {
  const face = facesOf[shapeOf(kind)][turn]?.[bodyFace]
  if (face === undefined) throw new RangeError(`no face ${bodyFace} or turn ${turn} of ${kind}`)
  return face
}

/** Draws how a piece was held: one turn of its symmetry group, each equally likely. */
export const anyTurn = (kind: PieceKind, random: ThrowRandom): number =>
  random.below(symmetryGroupOf(kind).length)

/**
 * A turn that shows `wanted` on a piece whose body rests with `bodyFace` up; `choice` picks among the
 * turns that do.
 */
export function turnFor(kind: PieceKind, bodyFace: number, wanted: number, choice = 0): number {
  if (wanted < 0 || wanted >= faceCount(kind)) throw new RangeError(`no face ${wanted} of ${kind}`)
  const fitting = symmetryGroupOf(kind)
    .map((_, turn) => turn)
    .filter((turn) => shownFace(kind, turn, bodyFace) === wanted)
  return fitting[choice % fitting.length] ?? 0
}
