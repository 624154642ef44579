// Small shapes that the models of Rajas share: boxes, posts, onion domes, tubes, and a transform to place them.
import { lathed } from '../kit/form.ts'
import { linear, painted, type Paint } from '../kit/paint.ts'
import { moved, sheet, soupOf, type Soup } from '../kit/soup.ts'
import { Manifold } from '../kit/manifold.ts'
import type { Outline, Solid, Vec3 } from '../kit/manifold.ts'

export interface Coat extends Paint {
  material: string
}

export const coat = (material: string, tint: string, crease = 40): Coat => ({
  material,
  tint,
  crease,
})

export const skin = (solid: Solid, paint: Paint): Soup => soupOf(painted(solid, paint))

/** A box; (x, y, z) is the middle of its foot. */
export function box(size: Vec3, at: Vec3, paint: Paint): Soup {
  const [x, y, z] = at
  return skin(Manifold.cube(size, true).translate([x, y + size[1] / 2, z]), paint)
}

/** A box that narrows towards its top. */
export function tapered(size: Vec3, top: number, at: Vec3, paint: Paint): Soup {
  const [w, h, d] = [size[0] / 2, size[1], size[2] / 2]
  const [tw, td] = [w - top, d - top]
  const hull = Manifold.hull([
    ...[-w, w].flatMap((x) => [-d, d].map((z): Vec3 => [x, 0, z])),
    ...[-tw, tw].flatMap((x) => [-td, td].map((z): Vec3 => [x, h, z])),
  ])
  return skin(hull.translate(at), paint)
}

/** A lathe of [radius, height] points, standing at a point. */
export function lathe(profile: Outline, at: Vec3, paint: Paint, sides = 10): Soup {
  return skin(lathed(profile, sides).translate(at), { wrap: 'none', ...paint })
}

export const post = (radius: number, high: number, at: Vec3, paint: Paint, sides = 6): Soup =>
  lathe(
    [
      [radius, 0],
      [radius, high],
    ],
    at,
    paint,
    sides,
  )

/** An onion dome with its drum and a brass finial. */
export function onion(radius: number, at: Vec3, paint: Paint, sides = 12): Soup {
  const r = radius
  const shell: Outline = [
    [r * 0.86, 0],
    [r * 0.9, r * 0.22],
    [r * 1.04, r * 0.5],
    [r, r * 0.86],
    [r * 0.74, r * 1.22],
    [r * 0.34, r * 1.48],
    [r * 0.1, r * 1.66],
  ]
  const tip: Outline = [
    [r * 0.12, r * 1.62],
    [r * 0.16, r * 1.76],
    [r * 0.05, r * 1.88],
    [r * 0.09, r * 2],
    [0.004, r * 2.24],
  ]
  return [
    ...lathe(shell, at, { ...paint, crease: 60 }, sides),
    ...lathe(tip, at, coat('brass', '#ffffff', 50), 6),
  ]
}

/** A kiosk (chhatri): four posts, a broad eave and a dome. */
export function chhatri(radius: number, high: number, at: Vec3, stone: Paint, white: Paint): Soup {
  const [x, y, z] = at
  const r = radius
  const posts = [-1, 1].flatMap((sx) =>
    [-1, 1].flatMap((sz) =>
      box([r * 0.2, high, r * 0.2], [x + sx * r * 0.62, y, z + sz * r * 0.62], stone),
    ),
  )
  return [
    ...box([r * 1.7, r * 0.16, r * 1.7], [x, y, z], stone),
    ...posts,
    ...tapered([r * 2.1, r * 0.2, r * 2.1], r * 0.3, [x, y + high, z], stone),
    ...onion(r * 0.66, [x, y + high + r * 0.18, z], white, 10),
  ]
}

/** A tube through points, each with its own radius, with open ends. */
export function tube(
  points: readonly Vec3[],
  radius: (t: number) => number,
  paint: Paint,
  sides = 7,
): Soup {
  const last = points.length - 1
  let u: Vec3 = [0, 0, 0]
  const rows = points.map((p, i): Vec3[] => {
    const a = points[Math.max(0, i - 1)] ?? p
    const b = points[Math.min(last, i + 1)] ?? p
    const d = unit([b[0] - a[0], b[1] - a[1], b[2] - a[2]])
    // reuse the last ring's direction, so that the tube does not twist
    const before: Vec3 = i > 0 ? u : Math.abs(d[1]) < 0.9 ? [0, 1, 0] : [1, 0, 0]
    const v = unit(crossed(d, before))
    u = crossed(v, d)
    const r = radius(i / last)
    return Array.from({ length: sides + 1 }, (_, k) => {
      const angle = (k / sides) * 2 * Math.PI
      const [c, s] = [Math.cos(angle) * r, Math.sin(angle) * r]
      return [p[0] + u[0] * c + v[0] * s, p[1] + u[1] * c + v[1] * s, p[2] + u[2] * c + v[2] * s]
    })
  })
  return sheet(rows, { wrap: 'none', crease: 60, ...paint })
}

export const ball = (radius: number, at: Vec3, paint: Paint, sides = 8): Soup =>
  skin(Manifold.sphere(radius, sides).translate(at), { wrap: 'none', crease: 70, ...paint })

/** An ellipsoid. */
export const ellipsoid = (size: Vec3, at: Vec3, paint: Paint, sides = 8): Soup =>
  skin(Manifold.sphere(1, sides).scale(size).translate(at), { wrap: 'none', crease: 70, ...paint })

export function unit(v: Vec3): Vec3 {
  const size = Math.hypot(...v) || 1
  return [v[0] / size, v[1] / size, v[2] / size]
}

export const crossed = (a: Vec3, b: Vec3): Vec3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]

/** Scales a soup, rotates it round the y axis (radians), then moves it. */
export function put(soup: Soup, at: Vec3, turn = 0, scale = 1): Soup {
  const [c, s] = [Math.cos(turn) * scale, Math.sin(turn) * scale]
  return moved(soup, ([x, y, z]) => [
    c * x + s * z + at[0],
    y * scale + at[1],
    -s * x + c * z + at[2],
  ])
}

/** The same soup in another tint. */
export function tinted(soup: Soup, tint: string): Soup {
  const colour = linear(tint)
  return soup.map((tri) => ({ ...tri, tint: colour }))
}
