// Amulets: a disc of enamel in brass, with four signs and one common back, so that a face-down amulet reveals nothing.
import { amulet } from '../../src/shapes/nagaraja.ts'
import { AMULET_SIGNS } from '../../src/scenes/icons/nagaraja.ts'
import { NAGA } from '../../src/scenes/icons/glyphs.ts'
import { laidFlat, extruded } from '../kit/form.ts'
import { glyph } from '../kit/glyph.ts'
import type { Model } from '../kit/glb.ts'
import { type Paint, painted } from '../kit/paint.ts'
import { flat, moved, shift, soupOf, type Soup } from '../kit/soup.ts'
import { CrossSection, type Outline, type Shape, type Solid } from '../kit/manifold.ts'

const { radius, thick } = amulet
const brass: Paint = { material: 'brass', crease: 40, wrap: 'none' }
const steps = 18

function scalloped(): Shape {
  const bumps = Array.from({ length: 12 }, (_, k) =>
    CrossSection.circle(radius * 0.2, 7)
      .translate([radius * 0.84, 0])
      .rotate(k * 30),
  )
  return CrossSection.union([CrossSection.circle(radius * 0.9, steps), ...bumps]).simplify(0.03)
}

const body = (): Solid =>
  painted(laidFlat(extruded(scalloped(), 0, thick, { bevel: 0.09, steps: 1 }, { bevel: 0 })), brass)

interface Face {
  well: Solid
  floor: Solid
  sign: Soup
}

/** One face: a sunken well of enamel with its sign, on the upper side or on the lower one. */
function face(sign: Shape, enamel: string, ink: string, below: boolean): Face {
  const put = (solid: Solid): Solid =>
    below ? solid.rotate([180, 0, 0]).translate([0, thick, 0]) : solid
  const round = CrossSection.circle(radius * 0.8, steps)
  const well = laidFlat(extruded(round, thick - 0.06, thick + 1, { bevel: 0 }))
  const floor = laidFlat(extruded(round.offset(0.02), thick - 0.09, thick - 0.05, { bevel: 0 }))
  const y = thick - 0.03
  const inked = { material: 'inlay', tint: ink, wrap: 'none' as const, occlusion: 0 }
  return {
    well: put(well),
    floor: painted(put(floor), { material: 'resin-enamel', tint: enamel, wrap: 'none' }),
    sign: flat(sign.toPolygons() as Outline[], inked, (a, b) =>
      below ? [a, thick - y, b] : [a, y, -b],
    ),
  }
}

function disc(faces: readonly Face[]): Soup {
  const whole = faces.reduce((rest, { well }) => rest.subtract(painted(well, brass)), body())
  return [...soupOf(whole), ...faces.flatMap(({ floor, sign }) => [...soupOf(floor), ...sign])]
}

const back = (below: boolean): Face =>
  face(glyph(NAGA, radius * 1.22, 2.6), '#17473a', '#d9b45c', below)

const fronts = { vp1: '#7c2431', vp2: '#7c2431', draw: '#23418f', cancel: '#3a2b55' } as const

/** The low version: a disc with the common sign only. */
function lowBack(): Soup {
  const round = laidFlat(extruded(CrossSection.circle(radius, 12), 0, thick, { bevel: 0 }))
  const { sign } = face(glyph(NAGA, radius * 1.3, 4).simplify(0.03), '#17473a', '#e3bd62', false)
  return [
    ...soupOf(
      painted(round, { material: 'resin-enamel', tint: '#17473a', wrap: 'none', crease: 40 }),
    ),
    ...moved(sign, shift(0, 0.05, 0)),
  ]
}

const hidden = (tier: string, soup: Soup): Model => ({
  name: `nagaraja-amulet-back${tier}`,
  parts: [{ name: 'amulet', soup }],
  shade: { reach: 0.4, floor: 0.5, rays: 16 },
})

export const amuletModels = (): Model[] => [
  ...Object.entries(fronts).map(([kind, enamel]): Model => {
    const sign = glyph(AMULET_SIGNS[kind as keyof typeof fronts], radius * 1.3, 1.8)
    return {
      name: `nagaraja-amulet-${kind}`,
      parts: [{ name: 'amulet', soup: disc([face(sign, enamel, '#f4d98f', false), back(true)]) }],
      shade: { reach: 0.4, floor: 0.5, rays: 16 },
    }
  }),
  hidden('', disc([back(false)])),
  hidden('-low', lowBack()),
]
