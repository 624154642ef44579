// The body of a card with its thickness; the page draws the printed textures.
import { card } from '../../src/shapes/nagaraja.ts'
import { laidFlat, extruded } from '../kit/form.ts'
import type { Model } from '../kit/glb.ts'
import { painted } from '../kit/paint.ts'
import { flat, soupOf, type Soup } from '../kit/soup.ts'
import { CrossSection, type Outline } from '../kit/manifold.ts'

/** A card's body; `face` (up) and `back` (down) are separate parts with UVs from 0 to 1 over their picture. */
export function cardModel(): Model {
  const { wide, high, thick, round } = card
  const shape = CrossSection.square([wide - 2 * round, high - 2 * round], true).offset(
    round,
    'Round',
    2,
    12,
  )
  const outline = shape.toPolygons() as Outline[]
  const rim = painted(laidFlat(extruded(shape, 0, thick, { bevel: 0 })), {
    material: 'parchment',
    wrap: 'none',
    occlusion: 0,
  })
  const printed = (up: boolean): Soup =>
    flat(outline, { material: 'print', occlusion: 0, wrap: 'none' }, (x, y) =>
      up ? [x, thick + 0.004, -y] : [x, -0.004, y],
    ).map((tri) =>
      Object.assign(tri, {
        uv: [0, 3, 6].flatMap((k) => [
          (tri.at[k] ?? 0) / wide + 0.5,
          (up ? 1 : -1) * ((tri.at[k + 2] ?? 0) / high) + 0.5,
        ]),
      }),
    )
  return {
    name: 'nagaraja-card',
    parts: [
      {
        name: 'body',
        soup: soupOf(rim).filter(
          (tri) =>
            Math.abs((tri.at[1] ?? 0) - (tri.at[4] ?? 0)) > 1e-6 ||
            Math.abs((tri.at[1] ?? 0) - (tri.at[7] ?? 0)) > 1e-6,
        ),
      },
      { name: 'face', soup: printed(true) },
      { name: 'back', soup: printed(false) },
    ],
  }
}
