// The Border's slate: a rosewood frame with brass corners round a stone cut with boxes, fields and a score strip.
import { strip, stripSpot } from '../../src/shapes/border.ts'
import { laidFlat, extruded } from '../kit/form.ts'
import type { Model } from '../kit/glb.ts'
import { painted } from '../kit/paint.ts'
import { soupOf, type Soup } from '../kit/soup.ts'
import { CrossSection, Manifold, type Shape, type Solid, type Vec2 } from '../kit/manifold.ts'
import { boxes, boxRadius, fields, inner, slate, whiteBoxes } from './ground.ts'

const sharp = { bevel: 0 }

const hexagon = (radius: number): Shape =>
  new CrossSection([
    [0, 1, 2, 3, 4, 5].map((k): Vec2 => {
      const angle = Math.PI / 6 + (k * Math.PI) / 3
      return [radius * Math.cos(angle), radius * Math.sin(angle)]
    }),
  ])

/** Shapes are drawn with y away from the seat; laid down, y becomes -z. */
const at = (shape: Shape, x: number, z: number): Shape => shape.translate([x, -z])

const pan = (x: number, z: number, round: number): Shape =>
  CrossSection.square([2 * (x - round), 2 * (z - round)], true).offset(round, 'Round', 2, 20)

/** A hollow with sloping sides, `deep` cm below the stone's face. */
function hollow(shape: Shape, deep: number, tint: string): Solid {
  const cut = extruded(shape, slate.top - deep, slate.top + 1, sharp, {
    bevel: deep * 0.8,
    steps: 1,
  })
  return painted(laidFlat(cut), { material: 'slate', tint, crease: 30 })
}

function slab(): Solid {
  const stone = painted(
    laidFlat(extruded(pan(inner.x + 0.4, inner.z + 0.4, 0.3), 0.1, slate.top, sharp)),
    {
      material: 'slate',
      crease: 30,
    },
  )
  const cell = hexagon(boxRadius * 0.93)
  const cuts = boxes.map(({ x, z }) => hollow(at(cell, x, z), 0.08, '#d5dce0'))
  fields.forEach(({ cells }, i) => {
    const tints = ['#c9d3cf', '#c6cbd6', '#d3cdc6']
    const whole = CrossSection.union(cells.map(({ x, z }) => at(hexagon(boxRadius * 1.02), x, z)))
    cuts.push(hollow(whole.offset(-0.14, 'Round', 2, 16), 0.045, tints[i % 3] ?? '#ffffff'))
    const { x, z } = stripSpot(i, fields.length)
    const wide = strip.halfX / fields.length
    cuts.push(hollow(at(pan(wide - 0.1, strip.halfZ, 0.3), x, z), 0.05, '#d3d6d2'))
  })
  return stone.subtract(Manifold.union(cuts))
}

function frame(): Solid {
  const wood = { material: 'rosewood', crease: 45 }
  const brass = { material: 'brass', crease: 45 }
  const ring = pan(slate.halfX, slate.halfZ, 1).subtract(pan(inner.x, inner.z, 0.25))
  const high = slate.top + 0.42
  const soft = { bevel: 0.26, steps: 3 }
  const body = painted(laidFlat(extruded(ring, 0, high, soft, { bevel: 0.1, steps: 1 })), wood)
  const corner = CrossSection.square([3.1, 3.1], true)
  const bites = CrossSection.circle(0.62, 16)
  const plates = [-1, 1].flatMap((sx) =>
    [-1, 1].map((sz): Shape => {
      const [x, z] = [sx * (slate.halfX - 1.2), sz * (slate.halfZ - 1.2)]
      const scallop = [
        bites.translate([x - sx * 1.7, z + sz * 0.62]),
        bites.translate([x + sx * 0.62, z - sz * 1.7]),
      ]
      return scallop.reduce((all, bite) => all.subtract(bite), corner.translate([x, z]))
    }),
  )
  const caps = CrossSection.union(plates).intersect(ring.offset(-0.2))
  const cap = painted(
    laidFlat(extruded(caps, high - 0.2, high + 0.035, { bevel: 0.03, steps: 1 })),
    brass,
  )
  const line = pan(inner.x + 0.22, inner.z + 0.22, 0.3).subtract(
    pan(inner.x + 0.13, inner.z + 0.13, 0.25),
  )
  const bead = painted(
    laidFlat(extruded(line, high - 0.5, high - 0.03, { bevel: 0.02, steps: 1 })),
    brass,
  )
  const rivets = [-1, 1].flatMap((sx) =>
    [-1, 1].map((sz) =>
      painted(
        laidFlat(
          extruded(CrossSection.circle(0.16, 12), high, high + 0.12, { bevel: 0.1, steps: 2 }),
        ),
        brass,
      ).translate([sx * (slate.halfX - 0.62), 0, sz * (slate.halfZ - 0.62)]),
    ),
  )
  return rivets.reduce((all, rivet) => all.add(rivet), body.add(cap).add(bead))
}

/** Bone hexagons in the two white boxes. */
function whites(): Soup {
  const plate = extruded(hexagon(boxRadius * 0.86), slate.top - 0.08, slate.top - 0.01, {
    bevel: 0.04,
    steps: 1,
  })
  const bone = painted(laidFlat(plate), { material: 'inlay', tint: '#efe6d2', wrap: 'none' })
  return whiteBoxes.flatMap((id) => {
    const spot = boxes[id]
    return spot ? soupOf(bone.translate([spot.x, 0, spot.z])) : []
  })
}

export const slateModel = (): Model => ({
  name: 'slate',
  parts: [
    { name: 'frame', soup: soupOf(frame()) },
    { name: 'slab', soup: [...soupOf(slab()), ...whites()] },
  ],
  shade: { reach: 1.2, floor: 0.45, rays: 24, ground: 0 },
})
