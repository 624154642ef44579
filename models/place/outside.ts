// The view outside: the sky, the far bank in misty layers, the river and its boats.
import { linear } from '../kit/paint.ts'
import type { Soup, Tri } from '../kit/soup.ts'
import { CrossSection, triangulate } from '../kit/manifold.ts'
import type { Outline, Shape, Vec2, Vec3 } from '../kit/manifold.ts'
import { clamp, latticeHash } from '../../src/scenes/materials/noise.ts'
import { rect } from './arch.ts'
import { mix, type Rgb, river, RIVER } from './river.ts'
import { ghat, grove, minaret, onion, palace, palm } from './skyline.ts'

/**
 * A layer of the bank on an upright cylinder round the room; vertex colours fade its foot into mist and its left into
 * sunlight.
 */
function layer(shape: Shape, radius: number, dark: string, mist: string, fog: number): Soup {
  const outlines = shape.toPolygons() as Outline[]
  const points = outlines.flat()
  const [body, pale] = [linear(dark), linear(mist)]
  const top = Math.max(...points.map(([, y]) => y))
  const shade = (y: number): Rgb =>
    mix(body, pale, fog + (1 - fog) * 0.75 * clamp(1 - y / (top * 0.5)))
  const place = (x: number, y: number): Vec3 => {
    const angle = x / radius
    return [radius * Math.sin(angle), RIVER.level + y, -radius * Math.cos(angle)]
  }
  const soup: Soup = []
  for (const tri of triangulate(outlines)) {
    const corners = [...tri].map((i): Vec2 => points[i] ?? [0, 0])
    soup.push({
      at: corners.flatMap(([x, y]) => place(x, y)),
      tints: corners.flatMap(([, y]) => shade(y)),
      material: 'backdrop',
      tint: body,
      wrap: 'none',
      crease: 50,
      occlusion: 0,
    })
  }
  return soup
}

const join = (shapes: Shape[]): Shape => shapes.reduce((all, one) => all.add(one))

function farLayer(): Shape {
  const parts: Shape[] = [rect(-9000, -20, 9000, 60)]
  for (let i = 0; i < 16; i++) {
    const x = -7600 + i * 950
    parts.push(grove(x, 1000, 190 + 130 * latticeHash(i, 2, 9), i))
    if (i % 3 === 1) parts.push(onion(x + 400, 250, 90 + 60 * latticeHash(i, 4, 9)))
    if (i % 4 === 2) parts.push(minaret(x + 300, 560, 40))
  }
  return join(parts)
}

function middleLayer(): Shape {
  const parts: Shape[] = [
    rect(-8000, -20, 8000, 36),
    palace(-900, 1500, 330, 3),
    minaret(-1020, 720, 52),
    minaret(720, 720, 52),
    ghat(-760, 1200, 120),
    palace(-4200, 1100, 260, 5),
    ghat(-4100, 900, 100),
    palace(2300, 1250, 290, 8),
    minaret(3660, 600, 46),
    ghat(2400, 1000, 110),
    palace(5200, 900, 240, 11),
  ]
  for (let i = 0; i < 14; i++)
    parts.push(grove(-6600 + i * 950, 620, 130 + 70 * latticeHash(i, 3, 2), i + 40))
  return join(parts)
}

/** Arched windows and gates of the palaces, slightly in front of their walls. */
function windows(): Shape {
  const parts: Shape[] = []
  const rows = (x: number, w: number, h: number): void => {
    const count = Math.floor(w / 62)
    for (let i = 0; i < count; i++) {
      const cx = x + ((i + 0.5) * w) / count
      for (const y of [h * 0.38, h * 0.68]) {
        parts.push(rect(cx - 11, y, cx + 11, y + h * 0.12))
        parts.push(CrossSection.circle(11, 10).translate([cx, y + h * 0.12]))
      }
    }
    parts.push(rect(x + w / 2 - 60, h * 0.1, x + w / 2 + 60, h * 0.55))
    parts.push(CrossSection.circle(60, 14).translate([x + w / 2, h * 0.55]))
  }
  rows(-900, 1500, 330)
  rows(-4200, 1100, 260)
  rows(2300, 1250, 290)
  rows(5200, 900, 240)
  return join(parts)
}

function nearLayer(): Shape {
  const parts: Shape[] = [rect(-7000, -20, 7000, 12)]
  for (let i = 0; i < 12; i++) {
    const x = -5600 + i * 950 + 300 * latticeHash(i, 6, 1)
    parts.push(grove(x, 520 + 300 * latticeHash(i, 8, 1), 90 + 60 * latticeHash(i, 9, 1), i + 80))
    if (i % 2 === 0)
      parts.push(palm(x + 200, 250 + 60 * latticeHash(i, 5, 5), 40 - 80 * latticeHash(i, 7, 7)))
    if (i % 3 === 0) parts.push(palm(x + 330, 200, 30))
  }
  return join(parts)
}

/** The dome of the sky, with its own texture coordinates. */
function sky(): Soup {
  const radius = 12000
  const [columns, rows] = [48, 12]
  const soup: Soup = []
  const at = (c: number, r: number): { p: Vec3; uv: [number, number] } => {
    const [u, v] = [c / columns, r / rows]
    const round = (u - 0.5) * 2 * Math.PI
    const climb = v ** 1.3 * (Math.PI / 2)
    const sunk = r === 0 ? 1400 : 0
    const flat = Math.cos(climb) * radius
    return {
      p: [
        flat * Math.sin(round),
        RIVER.level + 40 - sunk + radius * Math.sin(climb),
        -flat * Math.cos(round),
      ],
      uv: [u, v ** 1.3],
    }
  }
  const tri = (...corners: ReturnType<typeof at>[]): Tri => ({
    at: corners.flatMap((corner) => corner.p),
    uv: corners.flatMap((corner) => corner.uv),
    material: 'sky',
    tint: [1, 1, 1],
    wrap: 'none',
    crease: 90,
    occlusion: 0,
  })
  for (let r = 0; r < rows; r++)
    for (let c = 0; c < columns; c++) {
      const [a, b, d, e] = [at(c, r), at(c + 1, r), at(c + 1, r + 1), at(c, r + 1)]
      soup.push(tri(a, d, e), tri(a, b, d))
    }
  return soup
}

/** Silhouettes of river boats with slanting sails. */
function boats(): Soup {
  const one = (x: number, size: number): Shape => {
    const hull = new CrossSection(
      [
        [
          [-1.1, 0.34],
          [-0.75, 0],
          [0.7, 0],
          [1.25, 0.46],
          [0.6, 0.26],
          [-0.6, 0.24],
        ],
      ],
      'NonZero',
    )
    const sail = new CrossSection(
      [
        [
          [-0.1, 0.4],
          [0.72, 0.5],
          [0.3, 1.1],
          [0.02, 1.75],
        ],
      ],
      'NonZero',
    )
    return hull
      .add(sail)
      .add(rect(-0.07, 0.2, -0.03, 1.8))
      .scale(size)
      .translate([x, 0])
  }
  return [
    ...layer(one(-860, 105).add(one(620, 82)), 4950, '#3a2a30', '#b98a72', 0.02),
    ...layer(
      one(-2300, 112).add(one(2150, 118)).add(one(-300, 76)),
      4600,
      '#33262c',
      '#a07864',
      0.02,
    ),
  ]
}

export const outside = (): { sky: Soup; bank: Soup; river: Soup } => ({
  sky: sky(),
  bank: [
    ...layer(farLayer(), 7600, '#a08791', '#f0b98a', 0.5),
    ...layer(middleLayer(), 6200, '#80525a', '#eeb083', 0.2),
    ...layer(windows(), 6110, '#6b434c', '#e0a27a', 0.2),
    ...layer(nearLayer(), RIVER.bank * -1, '#4f3a3f', '#d99a72', 0.08),
    ...boats(),
  ],
  river: river(),
})
