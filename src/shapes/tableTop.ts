/** Outline of the marble table top, which a game may make as small as its boards allow. */

/** An octagon (cm); its middle is at x = 0. */
export interface TableTop {
  readonly z: number
  readonly halfX: number
  readonly halfZ: number
  /** Greatest sum of |x| and |z| as shares of the halves: √2 is a regular octagon, more cuts smaller corners. */
  readonly corner: number
}

/** Half the width of the table's model (cm). */
const modelHalf = 66

/** The top as it is modelled. */
export const wholeTop: TableTop = { z: 0, halfX: modelHalf, halfZ: modelHalf, corner: Math.SQRT2 }

const reach = (a: number, b: number, corner: number): number => Math.max(a, b, (a + b) / corner)

/** Distance from the middle as a share of that of the edge in the same direction: above 1 beside the table. */
export function reachOnTop(x: number, z: number, top: TableTop): number {
  return reach(Math.abs(x) / top.halfX, Math.abs(z - top.z) / top.halfZ, top.corner)
}

/** Maps a point of the model to the top, with the edges on the edges. */
export function ontoTop(x: number, z: number, top: TableTop): readonly [number, number] {
  const [a, b] = [Math.abs(x) / modelHalf, Math.abs(z) / modelHalf]
  const was = reach(a, b, Math.SQRT2)
  const scale = was === 0 ? 1 : was / reach(a, b, top.corner) / modelHalf
  return [x * scale * top.halfX, z * scale * top.halfZ + top.z]
}
