// Fixtures of the board whose number an edition sets: pads, plates, ghats, piers, brackets, covers and the bridge.
import { bracket, bridge, ghat, pad, river, sign } from '../../src/shapes/rajas.ts'
import { laidFlat, extruded, roundedBox } from '../kit/form.ts'
import type { Model } from '../kit/glb.ts'
import { painted } from '../kit/paint.ts'
import { flat, soupOf, type Soup } from '../kit/soup.ts'
import { CrossSection, Manifold } from '../kit/manifold.ts'
import type { Shape, Solid } from '../kit/manifold.ts'
import { box, coat, lathe, post, skin } from './form.ts'
import { lowStepSoup, stepSoup } from './quarry.ts'

const white = coat('marble', '#fff8ec', 40)
const red = coat('sandstone', '#ffd9c4', 40)
const wood = coat('earth', '#9a6a3e', 40)
const brass = coat('brass', '#ffffff', 40)

const plate = (shape: Shape, low: number, high: number, bevel = 0.04): Solid =>
  laidFlat(extruded(shape, low, high, bevel > 0 ? { bevel, steps: 1 } : { bevel }))

const square = (half: number, round: number): Shape =>
  CrossSection.square([2 * (half - round), 2 * (half - round)], true).offset(round, 'Round', 2, 6)

/** A disc of white stone in a dish of brass. */
function padSoup(): Soup {
  const sides = 18
  const [inner, outer] = [pad.radius * 0.84, pad.radius]
  const dish = lathe(
    [
      [outer, -0.08],
      [outer, pad.high - 0.03],
      [outer - 0.04, pad.high],
      [inner, pad.high],
      [inner - 0.01, pad.high - 0.04],
    ],
    [0, 0, 0],
    brass,
    sides,
  )
  const disc = flat(
    CrossSection.circle(inner - 0.012, sides).toPolygons(),
    { ...coat('marble', '#fff3dc'), occlusion: 0.3 },
    (x, y) => [x, pad.high - 0.03, -y],
  )
  return [...dish, ...disc]
}

/** The low version: two discs, one on the other. */
const lowPadSoup = (): Soup => [
  ...skin(plate(CrossSection.circle(pad.radius, 8), -0.02, pad.high - 0.04, 0), brass),
  ...skin(
    plate(CrossSection.circle(pad.radius * 0.84, 8), pad.high - 0.04, pad.high, 0),
    coat('marble', '#fff3dc'),
  ),
]

/** A plate of stone with a bevelled edge. */
const signSoup = (): Soup =>
  skin(plate(square(sign.half, 0.16), -0.1, sign.high), coat('marble', '#fff6e2'))

/** Steps from a plate down into the water at -z; the plate's top is y = 0. */
function ghatSoup(): Soup {
  const steps = [0, 1, 2].flatMap((k) =>
    box(
      [1.96 - k * 0.06, 0.5, 0.26],
      [0, -0.62 - k * 0.14, -ghat.half - 0.06 - k * 0.2],
      coat('sandstone', k % 2 ? '#f0b898' : '#ffd9c4'),
    ),
  )
  const posts = [-1, 1].flatMap((side) =>
    post(0.09, 0.3, [side * 0.96, -0.1, -ghat.half + 0.08], red, 6),
  )
  return [
    ...skin(plate(square(ghat.half, 0.14), -0.3, 0), red),
    ...skin(plate(square(ghat.half - 0.13, 0.1), -0.1, 0.04, 0.03), coat('marble', '#fff6e2')),
    ...steps,
    ...posts,
  ]
}

/** The low version: a plate on its red base, and one step. */
const lowGhatSoup = (): Soup => [
  ...box([ghat.half * 2, 0.3, ghat.half * 2], [0, -0.3, 0], red),
  ...box(
    [ghat.half * 2 - 0.26, 0.05, ghat.half * 2 - 0.26],
    [0, -0.01, 0],
    coat('marble', '#fff6e2'),
  ),
  ...box([1.9, 0.4, 0.6], [0, -0.66, -ghat.half - 0.2], coat('sandstone', '#f6c4a8')),
]

/** Planks over the water's edge on four poles; the planks' top is y = 0. */
function pierSoup(): Soup {
  const planks = Array.from({ length: 6 }, (_, k) =>
    box(
      [2.1, 0.1, 0.35],
      [0, -0.1, -0.92 + k * 0.38],
      coat('earth', k % 2 ? '#a87a4a' : '#946a40'),
    ),
  )
  const poles = [-0.92, 0.92].flatMap((x) => [
    ...post(0.11, 1.15, [x, -0.9, -0.9], wood, 6),
    ...post(0.11, 1.05, [x, -0.9, 0.85], wood, 6),
  ])
  return [...planks.flat(), ...poles]
}

/** An arched bridge over the water along z, with rails; its foot is y = 0. */
function bridgeSoup(): Soup {
  const { halfX, halfZ, deck } = bridge
  const span = CrossSection.square([halfZ * 2, deck], true)
    .translate([0, deck / 2])
    .subtract(
      CrossSection.circle(river.halfWide * 0.78, 20)
        .scale([1, 0.86])
        .translate([0, 0.1]),
    )
  const side = extruded(span, -halfX, halfX, { bevel: 0.04, steps: 1 }, { bevel: 0.04, steps: 1 })
  const rails = [-1, 1].flatMap((s) => [
    ...box([0.12, 0.3, halfZ * 2], [s * (halfX - 0.02), deck - 0.05, 0], white),
    ...[-1, 1].flatMap((e) =>
      box([0.26, 0.62, 0.26], [s * halfX, deck - 0.2, e * (halfZ - 0.12)], red),
    ),
  ])
  return [
    ...soupOf(painted(side.rotate([0, 90, 0]), red)),
    ...box(
      [halfX * 2 - 0.2, 0.04, halfZ * 2 - 0.1],
      [0, deck - 0.01, 0],
      coat('marble', '#f3dfc4'),
    ),
    ...rails,
  ]
}

/** A balcony outside the rim for a track's bonus; it joins the board at z = 0, its floor is y = 0. */
function bracketSoup(): Soup {
  const { halfX, deep } = bracket
  const floor = new CrossSection([
    [
      [-halfX, 0.2],
      [-halfX, -deep * 0.68],
      [-halfX * 0.55, -deep],
      [halfX * 0.55, -deep],
      [halfX, -deep * 0.68],
      [halfX, 0.2],
    ],
  ])
  const inner = floor.offset(-0.26, 'Miter')
  const rail = floor
    .subtract(floor.offset(-0.14, 'Miter'))
    .intersect(CrossSection.square([8, 8], true).translate([0, -4.02]))
  return [
    ...skin(plate(floor, -bracket.y + 0.1, -0.02), coat('rosewood', '#ffffff', 45)),
    ...skin(plate(inner, -0.05, 0.03, 0.02), coat('marble', '#fff6e2')),
    ...skin(plate(rail, -0.05, 0.2, 0.03), brass),
  ]
}

/** A carved lid over a space that is unused with three players: a lattice in a frame. */
function coverSoup(): Soup {
  const [halfX, halfZ] = [1.2, 1.9]
  const body = roundedBox([halfX * 2, 0.5, halfZ * 2], 0.12, 2).translate([0, 0.3, 0.55])
  const holes: Solid[] = []
  for (let i = -1; i <= 1; i++)
    for (let j = -2; j <= 2; j++)
      holes.push(
        Manifold.cylinder(1, 0.26, 0.26, 6)
          .rotate([-90, 0, 0])
          .translate([i * 0.64 + (j % 2 ? 0.16 : -0.16), 0.4, 0.55 + j * 0.62]),
      )
  const carved = painted(body, coat('rosewood', '#ffffff', 45))
  const cut = painted(Manifold.union(holes), coat('rosewood', '#a08070', 45))
  const knob = painted(
    Manifold.sphere(0.2, 10).translate([0, 0.62, 0.55]),
    coat('brass', '#ffffff', 60),
  )
  return soupOf(carved.subtract(cut).add(knob))
}

const shade = { reach: 0.9, floor: 0.42, rays: 24 }
const one = (name: string, soup: Soup): Model => ({ name, parts: [{ name, soup }], shade })

export const fixtureModels = (): Model[] => [
  one('rajas-pad', padSoup()),
  one('rajas-pad-low', lowPadSoup()),
  one('rajas-sign', signSoup()),
  one(
    'rajas-sign-low',
    box([sign.half * 2, sign.high + 0.1, sign.half * 2], [0, -0.1, 0], coat('marble', '#fff6e2')),
  ),
  one('rajas-step', stepSoup()),
  one('rajas-step-low', lowStepSoup()),
  one('rajas-ghat', ghatSoup()),
  one('rajas-ghat-low', lowGhatSoup()),
  one('rajas-pier', pierSoup()),
  one('rajas-bridge', bridgeSoup()),
  one('rajas-bracket', bracketSoup()),
  one('rajas-cover', coverSoup()),
]
