/** Rotations as four numbers (x, y, z, w), made with + - * / and square roots only. */

export type Rotation = readonly [number, number, number, number]

export const identity: Rotation = [0, 0, 0, 1]

export function compose(a: Rotation, b: Rotation): Rotation {
  const [ax, ay, az, aw] = a
  const [bx, by, bz, bw] = b
  return [
    aw * bx + ax * bw + ay * bz - az * by,
    aw * by - ax * bz + ay * bw + az * bx,
    aw * bz + ax * by - ay * bx + az * bw,
    aw * bw - ax * bx - ay * by - az * bz,
  ]
}

export const inverse = (q: Rotation): Rotation => [-q[0], -q[1], -q[2], q[3]]

export function normalised(x: number, y: number, z: number, w: number): Rotation {
  const k = 1 / Math.sqrt(x * x + y * y + z * z + w * w)
  return [x * k, y * k, z * k, w * k]
}

/** Turns a vector by a rotation. */
export function turned(q: Rotation, x: number, y: number, z: number): [number, number, number] {
  const [qx, qy, qz, qw] = q
  const tx = 2 * (qy * z - qz * y)
  const ty = 2 * (qz * x - qx * z)
  const tz = 2 * (qx * y - qy * x)
  return [
    x + qw * tx + qy * tz - qz * ty,
    y + qw * ty + qz * tx - qx * tz,
    z + qw * tz + qx * ty - qy * tx,
  ]
}

/** The straight way between two rotations, normalised; `b` is taken on `a`'s side. */
export function between(a: Rotation, b: Rotation, share: number): Rotation {
  const dot = a[0] * b[0] + a[1] * b[1] + a[2] * b[2] + a[3] * b[3]
  const s = dot < 0 ? -share : share
  const r = 1 - share
  return normalised(
    a[0] * r + b[0] * s,
    a[1] * r + b[1] * s,
    a[2] * r + b[2] * s,
    a[3] * r + b[3] * s,
  )
}

/** The shortest rotation that brings the unit vector `a` onto the unit vector `b`. */
export function bringing(
  a: readonly [number, number, number],
  b: readonly [number, number, number],
): Rotation {
  const w = 1 + a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
  if (w < 1e-6)
    return a[0] * a[0] < 0.5 ? normalised(0, a[2], -a[1], 0) : normalised(-a[1], a[0], 0, 0)
  return normalised(
    a[1] * b[2] - a[2] * b[1],
    a[2] * b[0] - a[0] * b[2],
    a[0] * b[1] - a[1] * b[0],
    w,
  )
}
