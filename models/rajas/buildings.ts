// The four kinds of buildings in small, each recognisable from above and from the side.
import { mill } from '../../src/shapes/rajas.ts'
import { laidFlat, extruded } from '../kit/form.ts'
import { linear, type Paint } from '../kit/paint.ts'
import { CrossSection, Manifold } from '../kit/manifold.ts'
import type { Outline, Vec3 } from '../kit/manifold.ts'
import type { Model, Part } from '../kit/glb.ts'
import type { Soup } from '../kit/soup.ts'
import { box, coat, lathe, onion, skin, tapered } from './form.ts'

const white = coat('inlay', '#f3ead8', 40)
const red = coat('inlay', '#b5583a', 40)
const sand = coat('inlay', '#cfa268', 40)
const gold = coat('inlay', '#d9a53c', 50)

/** A stepped plinth with a tall ribbed spire in two tiers, and a porch in front. */
function temple(): Soup {
  const spire: Outline = [
    [0.34, 0.2],
    [0.37, 0.42],
    [0.3, 0.78],
    [0.19, 1.1],
    [0.15, 1.18],
  ]
  const crown: Outline = [
    [0.2, 1.16],
    [0.21, 1.22],
    [0.08, 1.3],
    [0.004, 1.52],
  ]
  return [
    ...box([1.1, 0.1, 1.1], [0, 0, 0], sand),
    ...box([0.92, 0.12, 0.92], [0, 0.1, 0], white),
    ...lathe(spire, [0, 0, -0.1], { ...white, crease: 25 }, 8),
    ...lathe(crown, [0, 0, -0.1], gold, 8),
    ...[-1, 1].flatMap((x) =>
      [-1, 1].flatMap((z) =>
        lathe(
          [
            [0.12, 0.2],
            [0.13, 0.36],
            [0.005, 0.62],
          ],
          [x * 0.35, 0, z * 0.35],
          white,
          6,
        ),
      ),
    ),
    ...box([0.3, 0.24, 0.22], [0, 0.2, 0.34], white),
    ...tapered([0.4, 0.14, 0.32], 0.14, [0, 0.44, 0.34], red),
  ]
}

/** A wide house of rose stone with a great dome between two small ones, and a court in front. */
function palace(): Soup {
  const door = coat('inlay', '#5a2418', 40)
  const dome = coat('inlay', '#f4ede0', 60)
  const brassless = (soup: Soup): Soup =>
    soup.map((tri) =>
      tri.material === 'brass' ? { ...tri, material: 'inlay', tint: [0.7, 0.38, 0.05] } : tri,
    )
  return [
    ...box([1.14, 0.08, 1.06], [0, 0, 0], white),
    ...box([1.04, 0.44, 0.52], [0, 0.08, -0.18], red),
    ...box([1.1, 0.05, 0.58], [0, 0.52, -0.18], white),
    ...box([0.26, 0.5, 0.08], [0, 0.08, 0.09], white),
    ...box([0.14, 0.34, 0.03], [0, 0.08, 0.125], door),
    ...[-0.34, 0.34].flatMap((x) => box([0.12, 0.24, 0.02], [x, 0.14, 0.08], door)),
    ...brassless(onion(0.26, [0, 0.55, -0.18], dome, 9)),
    ...[-0.4, 0.4].flatMap((x) => brassless(onion(0.12, [x, 0.55, -0.18], dome, 6))),
    ...[-0.46, 0.46].flatMap((x) => box([0.14, 0.26, 0.5], [x, 0.08, 0.26], red)),
    ...box([0.4, 0.02, 0.3], [0, 0.08, 0.3], coat('inlay', '#3f8fa0', 40)),
  ]
}

/** A tower of the fort: its sloping foot in the wall's stone, its top pale. */
function tower(x: number, z: number, stone: Paint, pale: Paint): Soup {
  const trunk: Outline = [
    [0.19, 0],
    [0.165, 0.5],
    [0.19, 0.54],
    [0.185, 0.64],
    [0.125, 0.59],
  ]
  const head = linear(pale.tint ?? '#ffffff')
  return lathe(trunk, [x, 0, z], stone, 7).map((tri) => {
    const low = Math.min(tri.at[1] ?? 0, tri.at[4] ?? 0, tri.at[7] ?? 0)
    return low > 0.49 ? { ...tri, tint: head } : tri
  })
}

/** A square wall with pointed merlons and four round towers, and a banner in the empty middle. */
function fort(): Soup {
  const stone = coat('inlay', '#b4744a', 40)
  const pale = coat('inlay', '#dcbd8c', 40)
  const deep = coat('inlay', '#8a5a3a', 40)
  const half = 0.42
  const ring = CrossSection.square([1, 1], true).subtract(CrossSection.square([0.68, 0.68], true))
  const sides = [
    [0, -half, true],
    [0, half, true],
    [-half, 0, false],
    [half, 0, false],
  ] as const
  const merlon = (x: number, z: number): Soup =>
    tapered([0.13, 0.14, 0.13], 0.062, [x, 0.43, z], pale)
  return [
    ...box([1.06, 0.06, 1.06], [0, 0, 0], coat('inlay', '#d3b183', 40)),
    ...skin(laidFlat(extruded(ring, 0.05, 0.44, { bevel: 0 })), stone),
    ...sides.flatMap(([x, z, isAlong]) =>
      [-0.19, 0, 0.19].flatMap((k) => merlon(x + (isAlong ? k : 0), z + (isAlong ? 0 : k))),
    ),
    ...[-1, 1].flatMap((x) => [-1, 1].flatMap((z) => tower(x * half, z * half, stone, pale))),
    ...box([0.3, 0.35, 0.05], [0, 0.05, half + 0.08], pale),
    ...box([0.18, 0.26, 0.04], [0, 0.05, half + 0.1], coat('inlay', '#4a2c18', 40)),
    ...box([0.04, 0.86, 0.04], [0, 0.05, -0.06], deep),
    ...box([0.3, 0.18, 0.02], [0.16, 0.72, -0.06], coat('inlay', '#b3213f', 40)),
  ]
}

/** A white tower with a thatched roof; the wheel of four sails, a separate part, turns round z at `hub`. */
const hub: Vec3 = [...mill.hub]

function millBody(): Soup {
  const tower: Outline = [
    [0.36, 0.06],
    [0.26, 0.72],
    [0.3, 0.76],
  ]
  const cap: Outline = [
    [0.36, 0.74],
    [0.28, 0.94],
    [0.02, 1.12],
  ]
  return [
    ...lathe(
      [
        [0.54, 0],
        [0.5, 0.06],
      ],
      [0, 0, 0],
      coat('inlay', '#a58a5c', 40),
      10,
    ),
    ...lathe(tower, [0, 0, 0], white, 10),
    ...lathe(cap, [0, 0, 0], coat('inlay', '#8a5a2c', 60), 10),
    ...box([0.16, 0.28, 0.06], [0, 0.05, 0.32], coat('inlay', '#5a3820', 40)),
    ...box([0.08, 0.08, 0.3], [0, hub[1] - 0.04, 0.2], coat('inlay', '#5a3820', 40)),
  ]
}

function wheel(): Soup {
  const wood = coat('inlay', '#6d4526', 40)
  const cloth = coat('inlay', '#f6e7c4', 40)
  const sails = [0, 1, 2, 3].flatMap((k) => {
    const turn = 45 + k * 90
    const spar = Manifold.cube([0.05, 0.66, 0.04], true).translate([0, 0.33, 0])
    const sheet = Manifold.cube([0.2, 0.46, 0.02], true).translate([0.12, 0.4, 0.01])
    return [
      ...skin(spar.rotate([0, 0, turn]), wood),
      ...skin(sheet.rotate([0, 0, turn]), k % 2 ? cloth : coat('inlay', '#c9502e', 40)),
    ]
  })
  return [...sails, ...box([0.12, 0.12, 0.1], [0, -0.06, 0], wood)]
}

const shade = { reach: 0.5, floor: 0.4, rays: 24, ground: 0 }
const one = (name: string, soup: Soup): Model => ({ name, parts: [{ name, soup }], shade })

export function buildingModels(): Model[] {
  const parts: Part[] = [
    { name: 'rajas-mill', soup: millBody() },
    { name: 'wheel', soup: wheel(), at: hub },
  ]
  return [
    one('rajas-temple', temple()),
    one('rajas-palace', palace()),
    one('rajas-fort', fort()),
    { name: 'rajas-mill', parts, shade },
  ]
}
