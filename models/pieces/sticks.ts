// Nagaraja's fate sticks: square rods of wood, bone and jade with carved dots and cobras.
import {
  stickLengths,
  stickNormals,
  stickRounding,
  stickThickness,
} from '../../src/shapes/pieces.ts'
import { onFace } from '../kit/face.ts'
import { block, extruded, roundedBox } from '../kit/form.ts'
import type { Model } from '../kit/glb.ts'
import { painted } from '../kit/paint.ts'
import { soupOf } from '../kit/soup.ts'
import { nagaMark } from './naga.ts'
import { CrossSection, type Solid, type Vec2, type Vec3 } from '../kit/manifold.ts'

type Mark = number | 'naga'

interface Kind {
  name: 'brown' | 'white' | 'green'
  faces: readonly [Mark, Mark, Mark, Mark]
  material: string
  body: string
  mark: string
  naga: string
}

const DEPTH = 0.09

export const STICKS: readonly Kind[] = [
  {
    name: 'brown',
    faces: [1, 2, 4, 3],
    material: 'wood-brown',
    body: '#7a4526',
    mark: '#f6dfae',
    naga: '#f6dfae',
  },
  {
    name: 'white',
    faces: ['naga', 1, 3, 2],
    material: 'bone-white',
    body: '#efe5cf',
    mark: '#3a2113',
    naga: '#a01f1f',
  },
  {
    name: 'green',
    faces: ['naga', 'naga', 1, 1],
    material: 'jade-green',
    body: '#3f8a63',
    mark: '#fdf3d3',
    naga: '#ffe08a',
  },
]

const lengthOf = (kind: Kind): number => stickLengths[`stick-${kind.name}`]

/** Dots in the middle of the rod, close enough to be read as one number. */
const dotPlaces = (count: number): Vec2[] =>
  Array.from({ length: count }, (_, i) => [(i - (count - 1) / 2) * 1.15, 0])

function stick(kind: Kind): Model {
  const { material } = kind
  const body = painted(
    roundedBox([lengthOf(kind), stickThickness, stickThickness], stickRounding, 4),
    {
      material,
      tint: kind.body,
      crease: 40,
    },
  )
  const cuts: Solid[] = []
  kind.faces.forEach((mark, face) => {
    const normal = stickNormals[face]
    if (!normal) return
    const put = (solid: Solid): Solid => onFace(solid, normal, acrossOf(normal), stickThickness / 2)
    if (mark === 'naga') {
      const cobra = nagaMark(3.2).extrude(1).translate([0, 0, -DEPTH])
      cuts.push(put(painted(cobra, marked(kind, kind.naga))))
      for (const x of [-2.1, 2.1]) cuts.push(put(lozenge(kind, kind.naga, x)))
    } else {
      const dot = painted(dimple(), marked(kind, kind.mark))
      for (const [x, y] of dotPlaces(mark)) cuts.push(put(dot.translate([x, y, 0])))
    }
  })
  for (const x of [-1, 1])
    for (const inner of [0.45, 0.66]) cuts.push(groove(kind, x * (lengthOf(kind) / 2 - inner)))
  return {
    name: `stick-${kind.name}`,
    parts: [
      {
        name: `stick-${kind.name}`,
        soup: soupOf(cuts.reduce((all, cut) => all.subtract(cut), body)),
      },
    ],
    shade: { reach: 0.6, floor: 0.5, rays: 48 },
  }
}

/** The direction across the rod on a face: a mark's up direction, since the long axis is x. */
const acrossOf = ([, y, z]: readonly [number, number, number]): Vec3 => [
  0,
  z === 0 ? 0 : z,
  y === 0 ? 0 : -y,
]

const marked = (kind: Kind, tint: string) => ({ material: kind.material, tint, crease: 40 })

/** A flat-bottomed round hollow with a sloping wall. */
function dimple(): Solid {
  const disc = CrossSection.circle(0.36, 24)
  return disc.extrude(1, 0, 0, 1.8).translate([0, 0, -DEPTH])
}

function lozenge(kind: Kind, tint: string, x: number): Solid {
  const shape = new CrossSection([
    [
      [-0.28, 0],
      [0, -0.2],
      [0.28, 0],
      [0, 0.2],
    ],
  ])
  return painted(shape.extrude(1).translate([x, 0, -DEPTH * 0.8]), marked(kind, tint))
}

/** A ring cut round the rod near its end. */
function groove(kind: Kind, x: number): Solid {
  const wide = block([0.09, stickThickness + 1, stickThickness + 1])
  const core = extruded(CrossSection.square(stickThickness - 0.1, true).offset(-0.01), -1, 1, {
    bevel: 0,
  })
  return painted(
    wide.subtract(core.rotate([0, 90, 0])).translate([x, 0, 0]),
    marked(kind, kind.mark),
  )
}

export const stickModels = (): Model[] => STICKS.map(stick)
