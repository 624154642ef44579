// The pip dice in four colours and The Border's colour die.
import {
  BORDER_COLOURS,
  COLOUR_GLYPHS,
  PIP_COLOURS,
  type PipColour,
  PIP_SHAPES,
} from '../../src/scenes/icons/glyphs.ts'
import { enamelOf, signOf } from '../../src/shapes/borderColours.ts'
import { cubeNormals, dieEdge, dieRounding } from '../../src/shapes/pieces.ts'
import { onFace, upFor } from '../kit/face.ts'
import { extruded, roundedBox } from '../kit/form.ts'
import type { Model } from '../kit/glb.ts'
import { glyph } from '../kit/glyph.ts'
import { painted } from '../kit/paint.ts'
import { flat, soupOf } from '../kit/soup.ts'
import { CrossSection, type Solid, type Vec2 } from '../kit/manifold.ts'
import { darker, patternOf } from './patterns.ts'

const HALF = dieEdge / 2

const cube = (): Solid => roundedBox([dieEdge, dieEdge, dieEdge], dieRounding, 5)

const BODY: Record<PipColour, string> = {
  orange: '#d8691a',
  green: '#1f7a45',
  blue: '#2257a8',
  purple: '#6b2d86',
}

const PLACES: readonly Vec2[][] = [
  [[0, 0]],
  [
    [-1, 1],
    [1, -1],
  ],
  [
    [-1, 1],
    [0, 0],
    [1, -1],
  ],
  [
    [-1, 1],
    [1, 1],
    [-1, -1],
    [1, -1],
  ],
  [
    [-1, 1],
    [1, 1],
    [0, 0],
    [-1, -1],
    [1, -1],
  ],
  [
    [-1, 1],
    [1, 1],
    [-1, 0],
    [1, 0],
    [-1, -1],
    [1, -1],
  ],
]

const SPREAD = 0.4
const DEPTH = 0.07

function pipDie(colour: PipColour): Model {
  const material = `resin-${colour}`
  const body = painted(cube(), {
    material,
    tint: BODY[colour],
    crease: 40,
  })
  const pip = painted(
    glyph(PIP_SHAPES[colour], colour === 'purple' ? 0.46 : 0.38, 2.2).extrude(1),
    {
      material,
      tint: '#fbf1dc',
      crease: 40,
    },
  )
  const cuts: Solid[] = PLACES.flatMap((places, face) => {
    const normal = cubeNormals[face]
    if (!normal) return []
    const size = face === 0 ? 1.5 : 1
    return places.map(([x, y]) =>
      onFace(
        pip.scale([size, size, 1]).translate([x * SPREAD, y * SPREAD, -DEPTH]),
        normal,
        upFor(normal),
        HALF,
      ),
    )
  })
  return {
    name: `die-${colour}`,
    parts: [{ name: `die-${colour}`, soup: soupOf(body.subtract(joined(cuts))) }],
    shade: { reach: 0.5, floor: 0.55, rays: 48 },
  }
}

/** The version for many dice at rest: flat coloured pips instead of carved ones, at a tenth of the triangles. */
export function plainDie(colour: PipColour, step: number, form = ''): Model {
  const name = `plain-die-${colour}${form}`
  const resin = { material: 'resin', crease: 40, wrap: 'none' as const }
  const body = roundedBox([dieEdge, dieEdge, dieEdge], dieRounding, form ? 1 : 2)
  const drawn = glyph(PIP_SHAPES[colour], colour === 'purple' ? 0.46 : 0.38, step)
  const pip = form ? drawn.simplify(0.05) : drawn
  const pips = PLACES.flatMap((places, face) => {
    const normal = cubeNormals[face]
    if (!normal) return []
    const up = upFor(normal)
    const right = [
      up[1] * normal[2] - up[2] * normal[1],
      up[2] * normal[0] - up[0] * normal[2],
      up[0] * normal[1] - up[1] * normal[0],
    ]
    const size = face === 0 ? 1.5 : 1
    return places.flatMap(([px, py]) =>
      flat(pip.toPolygons() as Vec2[][], { ...resin, tint: '#fbf1dc' }, (x, y) => {
        const [u, v] = [x * size + px * SPREAD, y * size + py * SPREAD]
        return [0, 1, 2].map(
          (k) => (right[k] ?? 0) * u + up[k as 0] * v + (normal[k] ?? 0) * (HALF + 0.004),
        ) as [number, number, number]
      }),
    )
  })
  return {
    name,
    parts: [{ name, soup: [...soupOf(painted(body, { ...resin, tint: BODY[colour] })), ...pips] }],
    shade: { reach: 0.5, floor: 0.7, rays: 16 },
  }
}

const joined = (solids: Solid[]): Solid => {
  const [first, ...rest] = solids
  if (!first) throw new Error('nothing to join')
  return rest.reduce((all, one) => all.add(one), first)
}

function colourDie(): Model {
  const material = 'resin-colour'
  const ivory = { material, tint: '#f4e6c6', crease: 40 }
  let die = painted(cube(), ivory)
  const plate = CrossSection.square(0.74, true).offset(0.2, 'Round', 2, 12)
  BORDER_COLOURS.forEach((colour, face) => {
    const normal = cubeNormals[face]
    if (!normal) return
    const up = upFor(normal)
    const put = (solid: Solid, depth: number): Solid =>
      onFace(solid.translate([0, 0, -depth]), normal, up, HALF)
    const gold = painted(plate.offset(0.05, 'Round', 2, 12).extrude(1), {
      material,
      tint: '#c08a2c',
      crease: 40,
    })
    const sign = painted(glyph(COLOUR_GLYPHS[colour], 1.02, 1.6).extrude(1), {
      material,
      tint: signOf(colour),
      crease: 40,
    })
    const pad = painted(extruded(plate, -0.2, -0.012, { bevel: 0.035, steps: 1 }), {
      material,
      tint: enamelOf(colour),
      crease: 40,
    })
    const mark = painted(patternOf(colour).intersect(plate.offset(-0.07)).extrude(1), {
      material,
      tint: darker(enamelOf(colour)),
      crease: 40,
    })
    die = die
      .subtract(put(gold, 0.045))
      .add(onFace(pad, normal, up, HALF))
      .subtract(put(mark, 0.03))
      .subtract(put(sign, 0.075))
  })
  return {
    name: 'die-colour',
    parts: [{ name: 'die-colour', soup: soupOf(die) }],
    shade: { reach: 0.4, floor: 0.6, rays: 48 },
  }
}

export const diceModels = (): Model[] => [...PIP_COLOURS.map(pipDie), colourDie()]
