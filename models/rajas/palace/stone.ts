// The stones of the palace and the shapes that its levels are built of.
import { extruded } from '../../kit/form.ts'
import { painted } from '../../kit/paint.ts'
import { type Soup, soupOf } from '../../kit/soup.ts'
import { CrossSection, Manifold, type Outline, type Shape } from '../../kit/manifold.ts'
import { box, coat } from '../form.ts'

export const red = coat('sandstone', '#ffd9c4', 40)

const dark = coat('sandstone', '#e0a48c', 40)

export const white = coat('marble', '#fff8ec', 40)

export const pave = coat('marble', '#f3dfc4', 40)

/** A pointed arch `wide` cm wide, standing on y = 0. */
export function archShape(wide: number, spring: number): Shape {
  const half = wide / 2
  const points: Outline = [
    [-half, 0],
    [half, 0],
    [half, spring],
  ]
  const rise = half * 1.15
  for (let i = 1; i <= 5; i++) {
    const t = i / 5
    points.push([
      half * Math.cos((t * Math.PI) / 2) ** 0.85,
      spring + rise * Math.sin((t * Math.PI) / 2),
    ])
  }
  for (let i = 4; i >= 0; i--) {
    const t = i / 5
    points.push([
      -half * Math.cos((t * Math.PI) / 2) ** 0.85,
      spring + rise * Math.sin((t * Math.PI) / 2),
    ])
  }
  return new CrossSection([points])
}

/** A level's block: a paved top with a marble edge, and niches in its front. */
export function level(halfX: number, far: number, near: number, low: number, high: number): Soup {
  const deep = near - far
  const z = (near + far) / 2
  let body = painted(
    Manifold.cube([halfX * 2, high - low, deep], true).translate([0, (high + low) / 2, z]),
    red,
  )
  const tall = high - low
  const count = Math.round((halfX * 2) / 1.05)
  const niche = painted(extruded(archShape(0.4, tall * 0.3), -0.12, 0.3, { bevel: 0 }), dark)
  for (let i = 0; i < count; i++) {
    const x = ((i + 0.5) / count - 0.5) * halfX * 2
    body = body.subtract(niche.translate([x, low + tall * 0.1, near]))
  }
  return [
    ...soupOf(body),
    ...box([halfX * 2 - 0.5, 0.04, deep - 0.5], [0, high, z], pave),
    ...box([halfX * 2 + 0.16, 0.12, 0.24], [0, high - 0.04, near - 0.06], white),
  ]
}

/** A low parapet of posts and a rail along a level's edge, with a gap at the steps. */
export function parapet(from: number, to: number, y: number, z: number): Soup {
  const count = Math.max(2, Math.round((to - from) / 1.35))
  const posts = Array.from({ length: count }, (_, i) => {
    const x = from + ((to - from) * (i + 0.5)) / count
    return box([0.13, 0.34, 0.13], [x, y, z], white)
  })
  return [...posts.flat(), ...box([to - from, 0.07, 0.12], [(from + to) / 2, y + 0.3, z], white)]
}

export function stairs(x: number, wide: number, low: number, high: number, near: number): Soup {
  return [0, 1, 2].flatMap((k) => {
    const top = low + ((high - low) * (3 - k)) / 4
    return box([wide, top - low + 0.2, 0.22], [x, low - 0.2, near + 0.12 + k * 0.2], white)
  })
}
