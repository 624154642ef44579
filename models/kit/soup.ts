// A triangle soup: painted triangles without an index, the common form of solids, lathes and flat outlines before
// baking.
import { linear, paintOf, type Paint, type Wrap } from './paint.ts'
import { triangulate, type Outline, type Solid, type Vec3 } from './manifold.ts'

export interface Tri {
  /** Nine numbers: three corners, counter-clockwise as seen from outside. */
  at: number[]
  material: string
  tint: [number, number, number]
  /** Nine numbers, if each corner has its own tint. */
  tints?: number[]
  wrap: Wrap
  crease: number
  occlusion: number
  /** Six numbers, if the source gives its own texture coordinates. */
  uv?: number[]
}

export type Soup = Tri[]

const base = (paint: Paint): Omit<Tri, 'at'> => ({
  material: paint.material,
  tint: linear(paint.tint ?? '#ffffff'),
  wrap: paint.wrap ?? 'box',
  crease: paint.crease ?? 50,
  occlusion: paint.occlusion ?? 1,
})

export function soupOf(solid: Solid): Soup {
  const mesh = solid.getMesh()
  const soup: Soup = []
  for (let run = 0; run < mesh.numRun; run++) {
    const style = base(paintOf(mesh.runOriginalID[run] ?? -1))
    const end = mesh.runIndex[run + 1] ?? mesh.triVerts.length
    for (let i = mesh.runIndex[run] ?? 0; i < end; i += 3) {
      const at: number[] = []
      for (let corner = 0; corner < 3; corner++) {
        const v = (mesh.triVerts[i + corner] ?? 0) * mesh.numProp
        at.push(...mesh.vertProperties.subarray(v, v + 3))
      }
      soup.push({ ...style, at })
    }
  }
  return soup
}

/** Triangulates flat outlines drawn in (x, y), y up; `place` maps them into space. */
export function flat(
  outlines: Outline[],
  paint: Paint,
  place: (x: number, y: number) => Vec3,
): Soup {
  const style = base(paint)
  const points = outlines.flat()
  const soup: Soup = []
  for (const tri of triangulate(outlines)) {
    const at = [...tri].flatMap((index) => {
      const point = points[index]
      if (point === undefined) throw new Error('triangulation points outside its outline')
      return place(point[0], point[1])
    })
    soup.push({ ...style, at })
  }
  return soup
}

/** Triangulates a grid of points, rows[i][j]; the normal is the cross product of the directions of j and i. */
export function sheet(rows: Vec3[][], paint: Paint): Soup {
  const style = base(paint)
  const soup: Soup = []
  for (let i = 0; i + 1 < rows.length; i++) {
    const a = rows[i] ?? []
    const b = rows[i + 1] ?? []
    for (let j = 0; j + 1 < a.length; j++) {
      const [p, q, r, s] = [a[j], a[j + 1], b[j + 1], b[j]]
      if (!p || !q || !r || !s) continue
      soup.push({ ...style, at: [...p, ...q, ...r] }, { ...style, at: [...p, ...r, ...s] })
    }
  }
  return soup.filter((tri) => areaOf(tri) > 1e-9)
}

export function areaOf(tri: Tri): number {
  const n = cross(tri)
  return Math.hypot(n[0], n[1], n[2]) / 2
}

/** Cross product of two edges: the face normal, its length twice the area. */
export function cross(tri: Tri): Vec3 {
  const [ax = 0, ay = 0, az = 0, bx = 0, by = 0, bz = 0, cx = 0, cy = 0, cz = 0] = tri.at
  const [ux, uy, uz] = [bx - ax, by - ay, bz - az]
  const [vx, vy, vz] = [cx - ax, cy - ay, cz - az]
  return [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx]
}

export type Move = (p: Vec3) => Vec3

/** Transforms a soup; `flip` reverses the winding and is needed for a mirroring transform. */
export function moved(soup: Soup, move: Move, flip = false): Soup {
  return soup.map((tri) => {
    const corners = [0, 3, 6].map((k) =>
      move([tri.at[k] ?? 0, tri.at[k + 1] ?? 0, tri.at[k + 2] ?? 0]),
    )
    return { ...tri, at: (flip ? corners.reverse() : corners).flat() }
  })
}

export const shift =
  (dx: number, dy: number, dz: number): Move =>
  ([x, y, z]) => [x + dx, y + dy, z + dz]

/** A rotation round the y axis, counter-clockwise as seen from above. */
export const turnY = (degrees: number): Move => {
  const c = Math.cos((degrees * Math.PI) / 180)
  const s = Math.sin((degrees * Math.PI) / 180)
  return ([x, y, z]) => [c * x + s * z, y, -s * x + c * z]
}
