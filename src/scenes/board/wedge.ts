/** Geometry of a name plate: a wedge that rises away from its reader, with the print on the slope. */
import { BufferGeometry, Float32BufferAttribute } from 'three'

type Corner = readonly [number, number, number]

/** An empty rectangle of the atlas, for the sides. */
const blankCell = [0.002, 0.984, 0.004, 0.992] as const
const face = [0, 0, 1, 1] as const

/** Half width, height at the back, depth (cm). */
export interface Wedge {
  readonly halfX: number
  readonly rise: number
  readonly deep: number
}

export function wedgeForm(plate: Wedge): BufferGeometry {
  const place: number[] = []
  const uv: number[] = []
  const index: number[] = []
  /** Corners counter-clockwise from the lower left. */
  const quad = (corners: readonly Corner[], [u0, v0, u1, v1]: typeof blankCell | typeof face) => {
    const at = place.length / 3
    for (const corner of corners) place.push(...corner)
    uv.push(u0, v0, u1, v0, u1, v1, u0, v1)
    index.push(at, at + 1, at + 2, at, at + 2, at + 3)
  }
  const [l, r, y, lip] = [-plate.halfX, plate.halfX, plate.rise, 0.1]
  const [b, f] = [-plate.deep / 2, plate.deep / 2]
  const [lowL, lowR, foot] = [[l, lip, f], [r, lip, f], 0] as const
  const [highL, highR] = [
    [l, y, b],
    [r, y, b],
  ] as const
  const [backL, backR] = [
    [l, foot, b],
    [r, foot, b],
  ] as const
  quad([lowL, lowR, highR, highL], face)
  quad([[l, foot, f], [r, foot, f], lowR, lowL], blankCell)
  quad([backR, backL, highL, highR], blankCell)
  quad([backL, [l, foot, f], lowL, highL], blankCell)
  quad([[r, foot, f], backR, highR, lowR], blankCell)
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new Float32BufferAttribute(place, 3))
  geometry.setAttribute('uv', new Float32BufferAttribute(uv, 2))
  geometry.setIndex(index)
  const flat = geometry.toNonIndexed()
  geometry.dispose()
  flat.computeVertexNormals()
  return flat
}
