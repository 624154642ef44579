// Relics: conch, lotus lamp and golden goddess by rising worth, and the black many-headed naga; worths carved below.
import { relic } from '../../src/shapes/nagaraja.ts'
import { numeral } from '../kit/figures.ts'
import { raised, turned } from '../kit/form.ts'
import type { Model } from '../kit/glb.ts'
import { type Paint, painted } from '../kit/paint.ts'
import { moved, sheet, shift, soupOf, type Soup } from '../kit/soup.ts'
import { CrossSection, Manifold, type Outline, type Solid, type Vec2, type Vec3 } from '../kit/wasm.ts'
import { through, tube } from './plants.ts'
import { type Detail, ruin } from './stone.ts'

const { plinth, worth } = relic
const gold: Paint = { material: 'brass', crease: 45, wrap: 'none' }
const black: Paint = { material: 'resin-onyx', tint: '#12151a', crease: 55, wrap: 'none' }

/** A block whose front slopes towards the owner, with a dark panel for the worth. */
function stand(tint: string): Soup {
  const { wide, back, front, crest, low, high } = plinth
  const side: Outline = [
    [-back, 0],
    [front, 0],
    [front, low],
    [crest, high],
    [-back, high],
  ]
  const body = raised(new CrossSection([side]), -wide / 2, wide / 2, { bevel: 0.1, steps: 1 }, { bevel: 0.1, steps: 1 })
  const panel = CrossSection.square([worth.wide, worth.high], true).offset(0.1, 'Round', 2, 8)
  const dark: Paint = { material: 'chalk', tint: '#1f1915', wrap: 'none' }
  return [
    ...soupOf(painted(body.rotate([0, -90, 0]), { ...ruin, tint })),
    ...soupOf(painted(onSlope(raised(panel, -0.2, 0.02, { bevel: 0 })), dark)),
  ]
}

const onSlope = (solid: Solid): Solid => solid.rotate([-worth.lean, 0, 0]).translate([worth.x, worth.y, worth.z])

/** The numeral on the slope, as a part of its own: an edition with other worths lays its own print there. */
function figure(value: number, paint: Paint, detail: Detail): Soup {
  const shape = numeral(value, worth.high * 0.8, 0.24, detail === 'high' ? 1.4 : 3, 6).simplify(0.012)
  return soupOf(painted(onSlope(raised(shape, -0.05, 0.08, { bevel: 0 })), paint))
}

/** A sea snail's shell that stands on its tip in a ring, its mouth to the owner. */
function conch(detail: Detail): Soup {
  const [around, along] = detail === 'high' ? [12, 44] : [7, 20]
  const rows = Array.from({ length: along + 1 }, (_, i): Vec3[] => {
    const t = i / along
    const turn = -t * Math.PI * 2 * 3.4 + 0.5
    const grown = Math.exp(2.35 * (t - 1))
    const [ring, thick] = [0.56 * grown, 0.66 * grown * (t > 0.93 ? 1 + (t - 0.93) * 4 : 1)]
    const y = 3.05 - 2.05 * grown
    return Array.from({ length: around + 1 }, (_, k): Vec3 => {
      const angle = -(k / around) * Math.PI * 2
      const knob = 1 + 0.1 * Math.max(0, Math.cos(angle - 0.9)) * Math.abs(Math.sin(turn * 3.5))
      const out = ring + thick * knob * Math.cos(angle)
      return [out * Math.cos(turn), y + 1.25 * thick * Math.sin(angle), out * Math.sin(turn)]
    })
  })
  const shell = sheet(rows, { material: 'bone-conch', tint: '#f3e3d2', crease: 70, wrap: 'none' })
  const blush = shell.map((tri) => ({
    ...tri,
    tints: [0, 3, 6].flatMap((k) => {
      const [x = 0, y = 0, z = 0] = tri.at.slice(k, k + 3)
      const band = 0.5 + 0.5 * Math.sin(y * 7 + Math.atan2(z, x))
      return [1, 0.86 - 0.22 * band, 0.74 - 0.3 * band]
    }),
  }))
  const lifted = moved(blush, ([x, y, z]) => [x * 1.22, y * 1.16 + plinth.high + 0.05, z * 1.22])
  const ring: Outline = [
    [1.15, 0],
    [1.25, 0.16],
    [0.95, 0.34],
    [0.62, 0.42],
    [0.56, 0.62],
  ]
  const foot = turned(ring, detail === 'high' ? 20 : 8).translate([0, plinth.high, 0.05])
  return [...lifted, ...soupOf(painted(foot, gold))]
}

/** One petal of metal, hollow, leaning out. */
function petal(long: number, wide: number, lean: number, turn: number, y: number, steps: number): Soup {
  const rows = Array.from({ length: steps + 1 }, (_, i): Vec3[] => {
    const t = i / steps
    const w = wide * Math.sin(Math.PI * (0.12 + 0.88 * t) ** 0.75) * 0.5 + 0.01
    const bend = lean * (0.35 + 0.65 * t)
    return [-1, 0, 1].map((side): Vec3 => {
      const out = 0.32 + long * t * Math.sin(bend) - Math.abs(side) * w * 0.12
      const up = y + long * t * Math.cos(bend) * (1 - 0.15 * t) + Math.abs(side) * w * 0.25
      const [c, s] = [Math.cos(turn), Math.sin(turn)]
      return [out * c - side * w * s, up, out * s + side * w * c]
    })
  })
  const front = sheet(rows, { ...gold, crease: 60 })
  const back = front.map((tri) => ({ ...tri, at: [...tri.at.slice(0, 3), ...tri.at.slice(6), ...tri.at.slice(3, 6)] }))
  return [...front, ...back]
}

/** A lamp in the form of an opening lotus, its flame in the middle. */
function lotusLamp(detail: Detail): Soup {
  const [steps, count] = detail === 'high' ? [4, 8] : [2, 6]
  const y = plinth.high
  const stem: Outline = [
    [1.15, y],
    [1.2, y + 0.14],
    [0.5, y + 0.36],
    [0.3, y + 0.7],
    [0.46, y + 0.86],
    [0.3, y + 1.04],
    [0.62, y + 1.3],
    [0.72, y + 1.6],
  ]
  const body = painted(turned(stem, detail === 'high' ? 18 : 8), gold)
  const petals = Array.from({ length: count }, (_, k): Soup => {
    const turn = (k * 2 * Math.PI) / count
    return [
      ...petal(1.5, 0.95, 0.98, turn, y + 1.15, steps),
      ...petal(1.45, 0.8, 0.5, turn + Math.PI / count, y + 1.25, steps),
    ]
  }).flat()
  const flame = turned(
    [
      [0.2, y + 1.6],
      [0.32, y + 1.95],
      [0.2, y + 2.5],
      [0.02, y + 3],
    ],
    8,
  )
  return [...soupOf(body), ...petals, ...soupOf(painted(flame, { material: 'ember', tint: '#ff7d14', wrap: 'none', occlusion: 0 }))]
}

const ball = (radius: number, at: Vec3, scale: Vec3, steps: number): Solid =>
  Manifold.sphere(radius, steps).scale(scale).translate(at)

/** A limb: balls along a bent line, each hulled with the next. */
function limb(points: readonly Vec3[], thick: readonly number[], steps: number): Solid {
  const balls = points.map((p, i) => Manifold.sphere(thick[i] ?? 0.1, steps).translate(p))
  return Manifold.union(balls.slice(1).map((one, i) => Manifold.hull([balls[i] ?? one, one])))
}

/** A seated goddess of gold on a lotus, four arms, a crown, and a ring of rays behind. */
function goddess(detail: Detail): Soup {
  const n = detail === 'high' ? 8 : 4
  const y = plinth.high
  const mirror = (solid: Solid): Solid => solid.add(solid.scale([-1, 1, 1]))
  const seat = turned(
    [
      [1.2, y],
      [1.26, y + 0.18],
      [0.98, y + 0.3],
      [1.16, y + 0.48],
      [0.9, y + 0.56],
    ],
    detail === 'high' ? 20 : 9,
  )
  const legs = mirror(limb([[0.24, y + 0.78, 0.05], [0.98, y + 0.72, 0.28], [0.15, y + 0.68, 0.68]], [0.3, 0.24, 0.17], n))
  const trunk = Manifold.hull([
    ball(0.42, [0, y + 0.85, 0], [1, 0.8, 0.8], n),
    ball(0.27, [0, y + 1.25, 0.02], [1, 1, 0.8], n),
    ball(0.4, [0, y + 1.72, 0.02], [1.1, 0.7, 0.7], n),
  ])
  const low = mirror(limb([[0.42, y + 1.78, 0], [0.72, y + 1.36, 0.1], [0.6, y + 1, 0.46]], [0.16, 0.13, 0.11], n))
  const high = mirror(limb([[0.42, y + 1.8, -0.05], [0.94, y + 1.74, -0.02], [1.02, y + 2.32, 0.06]], [0.15, 0.12, 0.11], n))
  const buds = mirror(ball(0.2, [1.02, y + 2.52, 0.06], [1, 1.2, 1], n))
  const headBall = ball(0.31, [0, y + 2.28, 0.06], [0.9, 1.1, 0.95], n)
  const crown = turned(
    [
      [0.3, y + 2.44],
      [0.36, y + 2.54],
      [0.24, y + 2.72],
      [0.26, y + 2.8],
      [0.13, y + 3],
      [0.02, y + 3.26],
    ],
    n,
  ).translate([0, 0, 0.04])
  const ringShape = CrossSection.circle(1.36, detail === 'high' ? 36 : 16).subtract(CrossSection.circle(1.18, detail === 'high' ? 36 : 16))
  const ray: Vec2[] = [
    [-0.11, 1.3],
    [0.11, 1.3],
    [0, 1.66],
  ]
  const rays = Array.from({ length: 17 }, (_, k) => new CrossSection([ray]).rotate((k - 8) * 15))
  const halo = raised(CrossSection.union([ringShape, ...rays]), -0.07, 0.07, { bevel: 0 }).translate([0, y + 1.72, -0.42])
  const all = Manifold.union([seat, legs, trunk, low, high, buds, headBall, crown])
  return [...soupOf(painted(all, gold)), ...soupOf(painted(halo, { ...gold, crease: 30 }))]
}

/** One hood with its neck, seen from the front, its face leaning out. */
function hood(at: Vec3, size: number, lean: number, steps: number): { skin: Solid; eyes: Solid } {
  const outline: Outline = [
    [-0.16, -0.9],
    [0.16, -0.9],
    [0.24, -0.5],
    [0.6, -0.1],
    [0.64, 0.3],
    [0.38, 0.62],
    [0, 0.74],
    [-0.38, 0.62],
    [-0.64, 0.3],
    [-0.6, -0.1],
    [-0.24, -0.5],
  ]
  const fan = raised(new CrossSection([outline]), -0.12, 0.1, { bevel: 0.09, steps: 1 }, { bevel: 0.09, steps: 1 })
  const face = Manifold.hull([
    Manifold.sphere(0.24, steps).translate([0, 0.34, 0.16]),
    Manifold.sphere(0.13, steps).translate([0, 0.2, 0.48]),
  ])
  const eye = Manifold.sphere(0.085, 6)
  const eyes = eye.translate([0.17, 0.38, 0.34]).add(eye.translate([-0.17, 0.38, 0.34]))
  const put = (solid: Solid): Solid => solid.scale(size).rotate([0, 0, lean]).translate(at)
  return { skin: put(fan.add(face)), eyes: put(eyes) }
}

/** A black naga of five heads that rises from its own coils; its eyes burn green. */
function naga(detail: Detail): Soup {
  const steps = detail === 'high' ? 8 : 4
  const y = plinth.high
  const coil = (turns: number, from: number, to: number, r0: number, r1: number): Vec3[] =>
    Array.from({ length: 26 }, (_, i): Vec3 => {
      const t = i / 25
      const angle = t * turns * Math.PI * 2
      const r = r0 + (r1 - r0) * t
      return [r * Math.cos(angle), from + (to - from) * t, r * 0.8 * Math.sin(angle)]
    })
  const rings = tube(
    detail === 'high' ? coil(2.6, y + 0.22, y + 0.95, 1.02, 0.5) : coil(2.6, y + 0.22, y + 0.95, 1.02, 0.5).filter((_, i) => i % 2 === 0),
    (t) => 0.1 + 0.24 * Math.min(1, t * 3),
    detail === 'high' ? 8 : 5,
    black,
  )
  const neck = tube(through([[0.3, y + 0.8, 0.2], [0, y + 1.1, -0.1], [0, y + 1.8, -0.2], [0, y + 2.3, -0.1]], 3), () => 0.42, 8, black)
  const heads = [
    hood([0, y + 2.62, 0.1], 1, 0, steps),
    hood([0.78, y + 2.4, 0], 0.82, -24, steps),
    hood([-0.78, y + 2.4, 0], 0.82, 24, steps),
    hood([1.22, y + 1.86, -0.08], 0.66, -48, steps),
    hood([-1.22, y + 1.86, -0.08], 0.66, 48, steps),
  ]
  const skins = heads.flatMap(({ skin }) => soupOf(painted(skin, black)))
  const eyes = heads.flatMap(({ eyes: two }) =>
    soupOf(painted(two, { material: 'ember', tint: '#00c84e', wrap: 'none', occlusion: 0 })),
  )
  return [...rings, ...neck, ...skins, ...eyes]
}

/** By form: how it is made, the worth that the own edition carves below, and the stone of its plinth. */
const forms = {
  conch: { form: conch, value: 3, tint: '#c9b8a2', worth: gold },
  lamp: { form: lotusLamp, value: 4, tint: '#a3938a', worth: gold },
  goddess: { form: goddess, value: 5, tint: '#8d7f7c', worth: gold },
  naga: {
    form: naga,
    value: 6,
    tint: '#34363a',
    worth: { material: 'ember', tint: '#00c84e', wrap: 'none', occlusion: 0 },
  },
} as const

export const relicModels = (): Model[] =>
  Object.entries(forms).flatMap(([name, { form, value, tint, worth: paint }]) =>
    (['high', 'low'] as const).map((detail) => ({
      name: `nagaraja-relic-${name}${detail === 'low' ? '-low' : ''}`,
      parts: [
        { name: 'relic', soup: [...stand(tint), ...moved(form(detail), shift(0, 0, -0.45))] },
        { name: 'worth', soup: figure(value, paint, detail) },
      ],
      shade: { reach: 1.4, floor: 0.35, rays: detail === 'high' ? 40 : 16, ground: 0 },
    })),
  )

