// Flowers, leaves and vines of the stone inlay, as flat outlines with a tint each.
import type { Outline, Vec2 } from '../kit/manifold.ts'
import { traced } from '../kit/stroke.ts'

export interface Inlaid {
  outline: Outline
  tint: string
}

export const STONES = {
  carnelian: '#a8321f',
  rose: '#c9705c',
  lapis: '#23418f',
  jade: '#2f6b46',
  leaf: '#4a7d3f',
  gold: '#c8952f',
  onyx: '#1c1a1c',
} as const

type Place = (p: Vec2) => Vec2

/** Returns a transform that scales, rotates (radians) and moves a drawing. */
export const placed =
  ([x, y]: Vec2, turn: number, scale: number): Place =>
  ([px, py]) => [
    x + scale * (px * Math.cos(turn) - py * Math.sin(turn)),
    y + scale * (px * Math.sin(turn) + py * Math.cos(turn)),
  ]

const petal = (long: number, wide: number, from: number): Outline => {
  const side = traced(4, (t): Vec2 => [from + long * t, wide * Math.sin(Math.PI * t ** 0.8)])
  const back = side.slice(1, -1).map(([x, y]): Vec2 => [x, -y])
  return [...back, ...side.reverse()]
}

const around = (outline: Outline, angle: number): Outline => outline.map(placed([0, 0], angle, 1))

/** An open flower of unit size: outer petals, inner petals and a centre. */
export function flower(petals: number, outer: string, inner: string, place: Place): Inlaid[] {
  const parts: Inlaid[] = []
  for (let k = 0; k < petals; k++) {
    const angle = (2 * Math.PI * k) / petals
    parts.push({ outline: around(petal(0.72, 0.27, 0.28), angle), tint: outer })
    parts.push({ outline: around(petal(0.34, 0.1, 0.2), angle + Math.PI / petals), tint: inner })
  }
  parts.push({
    outline: traced(11, (t) => [0.17 * Math.cos(t * 5.76), 0.17 * Math.sin(t * 5.76)]),
    tint: STONES.gold,
  })
  return parts.map(({ outline, tint }) => ({ outline: outline.map(place), tint }))
}

/** A leaf of unit length along +x from the origin. */
export function leaf(tint: string, place: Place): Inlaid {
  const bent = petal(1, 0.24, 0).map(([x, y]): Vec2 => [x, y + 0.16 * Math.sin(Math.PI * x)])
  return { outline: bent.map(place), tint }
}

/** A tulip bud of unit size, opening to +x. */
export function bud(tint: string, place: Place): Inlaid[] {
  const cup = petal(0.8, 0.3, 0)
  return [
    { outline: cup.map(place), tint },
    { outline: petal(0.4, 0.16, 0).map(place), tint: STONES.jade },
  ]
}

/** A thin line of even width through the points, as one outline. */
export function vine(points: Outline, wide: number, tint: string): Inlaid {
  const left: Outline = []
  const right: Outline = []
  points.forEach((p, i) => {
    const a = points[Math.max(0, i - 1)] ?? p
    const b = points[Math.min(points.length - 1, i + 1)] ?? p
    const size = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
    const [nx, ny] = [(-(b[1] - a[1]) / size) * (wide / 2), ((b[0] - a[0]) / size) * (wide / 2)]
    left.push([p[0] + nx, p[1] + ny])
    right.push([p[0] - nx, p[1] - ny])
  })
  return { outline: [...right, ...left.reverse()], tint }
}
