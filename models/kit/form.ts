// Basic solids of the models: rounded boxes, lathed profiles, extruded outlines with bevelled edges.
import { CrossSection, Manifold, Mesh, triangulate } from './manifold.ts'
import type { Outline, Shape, Solid, Vec2, Vec3 } from './manifold.ts'

/** A box with all edges rounded, centred on the origin. */
export function roundedBox(size: Vec3, radius: number, steps = 4): Solid {
  const ball = Manifold.sphere(radius, steps * 4)
  const [hx, hy, hz] = size.map((v) => v / 2 - radius) as Vec3
  const corners: Solid[] = []
  for (const x of [-hx, hx])
    for (const y of [-hy, hy]) for (const z of [-hz, hz]) corners.push(ball.translate([x, y, z]))
  return Manifold.hull(corners)
}

/** A lathed solid: a profile of [radius, height] points, going up, revolved round the y axis. */
export function lathed(profile: Outline, segments: number): Solid {
  const [first, last] = [profile[0], profile.at(-1)]
  if (!first || !last) throw new Error('a profile needs points')
  const closed: Outline = [[0, first[1]], ...profile, [0, last[1]]]
  return new CrossSection([closed], 'NonZero').revolve(segments).rotate([-90, 0, 0])
}

export interface Edge {
  /** Distance by which an edge is moved inwards. */
  bevel: number
  steps?: number
}

/** Moves each point of an outline inwards along the bisector of its two edges. */
function inset(outline: Outline, by: number): Outline {
  if (by === 0) return outline
  const count = outline.length
  return outline.map((p, i) => {
    const before = outline[(i + count - 1) % count] ?? p
    const after = outline[(i + 1) % count] ?? p
    const n1 = leftOf(before, p)
    const n2 = leftOf(p, after)
    const k = by / Math.max(0.3, 1 + n1[0] * n2[0] + n1[1] * n2[1])
    return [p[0] + (n1[0] + n2[0]) * k, p[1] + (n1[1] + n2[1]) * k]
  })
}

function leftOf(a: Vec2, b: Vec2): Vec2 {
  const size = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
  return [-(b[1] - a[1]) / size, (b[0] - a[0]) / size]
}

/**
 * Extrudes an outline (drawn in x, y) along z from `low` to `high` with bevelled edges; outer contours run
 * counter-clockwise, holes clockwise, as `Shape.toPolygons` gives them.
 */
export function extruded(shape: Shape, low: number, high: number, top: Edge, bottom?: Edge): Solid {
  const outlines = shape.toPolygons() as Outline[]
  const rings: { by: number; z: number }[] = []
  const foot = bottom ?? { bevel: 0 }
  curve(foot).forEach(([by, z]) => rings.push({ by, z: low + foot.bevel - z }))
  curve(top)
    .reverse()
    .forEach(([by, z]) => rings.push({ by, z: high - top.bevel + z }))
  const at: number[] = []
  const index: number[] = []
  const starts: number[] = []
  for (const ring of rings) {
    starts.push(at.length / 3)
    for (const outline of outlines)
      for (const [x, y] of inset(outline, ring.by)) at.push(x, y, ring.z)
  }
  for (let r = 0; r + 1 < rings.length; r++) {
    let a = starts[r] ?? 0
    let b = starts[r + 1] ?? 0
    for (const outline of outlines) {
      outline.forEach((_, i) => {
        const j = (i + 1) % outline.length
        index.push(a + i, a + j, b + j, a + i, b + j, b + i)
      })
      a += outline.length
      b += outline.length
    }
  }
  const caps = triangulate(outlines)
  const last = starts.at(-1) ?? 0
  for (const [a, b, c] of caps) index.push(c, b, a, last + a, last + b, last + c)
  const mesh = new Mesh({
    numProp: 3,
    vertProperties: new Float32Array(at),
    triVerts: new Uint32Array(index),
  })
  mesh.merge()
  return new Manifold(mesh)
}

/** Profile of a rounded edge as pairs of inset and height, from full inset at full height down to none. */
function curve(edge: Edge): Vec2[] {
  const steps = edge.steps ?? 2
  if (edge.bevel === 0) return [[0, 0]]
  return Array.from({ length: steps + 1 }, (_, i) => {
    const angle = (i / steps) * (Math.PI / 2)
    return [edge.bevel * (1 - Math.sin(angle)), edge.bevel * Math.cos(angle)]
  })
}

/** Lays a solid that is extruded along z down on the table: z becomes up, y becomes away from the seat. */
export const laidFlat = (solid: Solid): Solid => solid.rotate([-90, 0, 0])

export function block(size: Vec3, at: Vec3 = [0, 0, 0]): Solid {
  return Manifold.cube(size, true).translate(at)
}
