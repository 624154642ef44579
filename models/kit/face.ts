// Places a solid that is drawn facing +z onto a face of a piece.
import type { Solid, Vec3 } from './manifold.ts'

type Dir = readonly [number, number, number]

const crossed = (a: Dir, b: Dir): Vec3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]

/** Turns +z to `normal` and +y to `up`, then moves out along the normal by `out` cm. */
export function onFace(solid: Solid, normal: Dir, up: Dir, out: number): Solid {
  const right = crossed(up, normal)
  return solid.transform([
    ...right,
    0,
    ...up,
    0,
    ...normal,
    0,
    ...normal.map((v) => v * out),
    1,
  ] as Parameters<Solid['transform']>[0])
}

/** An up direction for an axis-aligned normal: away from the seat for the top, else the y axis. */
export const upFor = (normal: Dir): Vec3 =>
  Math.abs(normal[1]) > 0.5 ? [0, 0, -normal[1]] : [0, 1, 0]
