// Pierced stone screens (jali): star patterns by the polygons-in-contact method, with real holes.
import { CrossSection } from '../kit/manifold.ts'
import type { Outline, Shape, Vec2 } from '../kit/manifold.ts'

/**
 * The star inside a regular polygon of a tiling: rays from the middles of its edges, at `angle` degrees to the edge.
 */
function star(sides: number, apothem: number, turn: number, angle: number): Outline {
  const theta = (angle * Math.PI) / 180
  const half = Math.PI / sides
  const s = (apothem * Math.tan(half)) / (Math.cos(theta) + Math.sin(theta) * Math.tan(half))
  const inner = Math.hypot(apothem - s * Math.sin(theta), s * Math.cos(theta))
  const points: Outline = []
  for (let k = 0; k < sides; k++) {
    const at = turn + 2 * half * k
    points.push([apothem * Math.cos(at), apothem * Math.sin(at)])
    points.push([inner * Math.cos(at + half), inner * Math.sin(at + half)])
  }
  return points
}

const shifted = (outline: Outline, [dx, dy]: Vec2): Outline =>
  outline.map(([x, y]) => [x + dx, y + dy])

/** Holes of the pattern, inset by half a bar: the stars, and the areas between them. */
function holes(stars: Outline[], field: Shape, bar: number): Shape {
  const all = new CrossSection(stars, 'NonZero').intersect(field)
  const inside = all.offset(-bar / 2, 'Miter', 3)
  const between = field.subtract(all).offset(-bar / 2, 'Miter', 3)
  return inside.add(between)
}

/** A tiling of octagons and squares: eight-pointed stars with small four-pointed ones between. */
export function octagonJali(field: Shape, pitch: number, bar: number, angle = 62): Shape {
  const { min, max } = field.bounds()
  const octagon = star(8, pitch / 2, 0, angle)
  const side = pitch * (Math.SQRT2 - 1)
  const square = star(4, side / 2, Math.PI / 4, angle - 8)
  const stars: Outline[] = []
  const columns = Math.ceil((max[0] - min[0]) / pitch / 2) + 1
  const rows = Math.ceil((max[1] - min[1]) / pitch / 2) + 1
  const [cx, cy] = [(min[0] + max[0]) / 2, (min[1] + max[1]) / 2]
  for (let i = -columns; i <= columns; i++)
    for (let j = -rows; j <= rows; j++) {
      stars.push(shifted(octagon, [cx + i * pitch, cy + j * pitch]))
      stars.push(shifted(square, [cx + (i + 0.5) * pitch, cy + (j + 0.5) * pitch]))
    }
  return field.subtract(holes(stars, field, bar))
}

/** A tiling of hexagons: six-pointed stars that touch at their tips, with small triangles between. */
export function hexagonJali(field: Shape, pitch: number, bar: number, angle = 60): Shape {
  const { min, max } = field.bounds()
  const hexagon = star(6, pitch / 2, 0, angle)
  const rise = (pitch * Math.sqrt(3)) / 2
  const stars: Outline[] = []
  const columns = Math.ceil((max[0] - min[0]) / pitch / 2) + 1
  const rows = Math.ceil((max[1] - min[1]) / rise / 2) + 1
  const [cx, cy] = [(min[0] + max[0]) / 2, (min[1] + max[1]) / 2]
  for (let j = -rows; j <= rows; j++)
    for (let i = -columns; i <= columns; i++)
      stars.push(shifted(hexagon, [cx + (i + (j % 2 === 0 ? 0 : 0.5)) * pitch, cy + j * rise]))
  return field.subtract(holes(stars, field, bar))
}
