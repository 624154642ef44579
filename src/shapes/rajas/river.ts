/** The Ganges: two reaches and a bend, ghats on its outer bank from the start to the last one, and the bridge. */
import { place, type Placement } from './place.ts'

export const river = {
  /** x of the beginnings of the two reaches and of the middle of the bend. */
  left: -19.2,
  right: 17.2,
  far: 7.15,
  near: 12.7,
  halfWide: 1.35,
  water: 0.55,
  bed: 0.12,
  /** Radius of the round basins at the start and at the end, which hold several boats. */
  basin: 2.15,
  basinX: -21.2,
} as const

/** A ghat's plate: `off` is its distance from the river's centre line. */
export const ghat = { off: 2.32, half: 0.98, y: 0.98 } as const

const bend = (river.near - river.far) / 2
const middle = (river.near + river.far) / 2
const reach = river.right - river.left
const turnLong = Math.PI * (bend + ghat.off)
const long = reach * 2 + turnLong

export interface RiverPoint {
  readonly x: number
  readonly z: number
  /** Direction downstream. */
  readonly along: readonly [number, number]
  /** Direction towards the bank with the ghats. */
  readonly out: readonly [number, number]
}

/** The reaches meander: amplitude (cm), number of waves, and the length over which they fade out at both ends (cm). */
const sway = { far: 0.26, times: 3, ease: 4 } as const

/** Offset from a reach's straight line, and its derivative, `s` cm from the reach's beginning. */
function swayAt(s: number): readonly [number, number] {
  const ends = Math.min(1, s / sway.ease, (reach - s) / sway.ease)
  const wave = (sway.times * 2 * Math.PI) / reach
  const slope = ends < 1 ? 0 : sway.far * wave * Math.cos(wave * s)
  return [sway.far * Math.max(0, ends) * Math.sin(wave * s), slope]
}

function onReach(s: number, z: number, way: 1 | -1): RiverPoint {
  const [off, slope] = swayAt(s)
  const size = Math.hypot(1, slope)
  const x = way > 0 ? river.left + s : river.right - s
  return {
    x,
    z: z - way * off,
    along: [way / size, (-way * slope) / size],
    out: [(-way * slope) / size, -way / size],
  }
}

/** A point of the river's centre line; `share` runs from 0 at the start to 1 at the end. */
export function riverPoint(share: number): RiverPoint {
  const s = share * long
  if (s <= reach) return onReach(s, river.far, 1)
  if (s >= reach + turnLong) return onReach(s - reach - turnLong, river.near, -1)
  const angle = ((s - reach) / turnLong) * Math.PI - Math.PI / 2
  const [c, d] = [Math.cos(angle), Math.sin(angle)]
  return { x: river.right + c * bend, z: middle + d * bend, along: [-d, c], out: [c, d] }
}

const turnOf = ([x, z]: readonly [number, number]): number => Math.atan2(-z, x)

/** Share of the river's length at which a space lies; the last space is the basin at the end. */
const shareOf = (space: number, count: number): number => (space - 0.5) / (count - 1)

/** Place of a space's plate (spaces count from 1): on the bank, the last one in the middle of the last basin. */
export function ghatPlace(space: number, count: number): Placement {
  if (space >= count) return place(river.basinX, ghat.y, river.near + 2.32)
  const { x, z, out } = riverPoint(shareOf(space, count))
  return place(x + out[0] * ghat.off, ghat.y, z + out[1] * ghat.off, Math.atan2(-out[0], -out[1]))
}

/** Place of a boat: space 0 is the start; boats that share a basin lie side by side. */
export function boatPlace(space: number, count: number, index = 0): Placement {
  const side = [-0.62, 0.62][index % 2] ?? 0
  const shift = index < 2 ? -0.95 : 1.15
  if (space <= 0)
    return place(river.basinX - 0.1 + shift * 1.1, river.water, river.far + side * 1.1)
  if (space >= count)
    return place(river.basinX - 0.1 - shift * 1.1, river.water, river.near + side * 1.1, Math.PI)
  const { x, z, along } = riverPoint(shareOf(space, count))
  return place(x, river.water, z, turnOf(along))
}

/** The bridge spans the water along its own z. */
export const bridge = { halfX: 0.62, halfZ: 2.5, deck: 1.55 } as const

/** Place of the bridge, between the space `after` and the next one. */
export function bridgePlace(after: number, count: number): Placement {
  const { x, z, out } = riverPoint(after / (count - 1))
  return place(x + out[0] * 0.25, 0, z + out[1] * 0.25, Math.atan2(out[0], out[1]))
}

/** Place of a worker that waits on the bridge. */
export function onBridge(at: Placement, index: number): Placement {
  const off = (index - 1.5) * 1.16
  return place(at.x + Math.sin(at.turn) * off, bridge.deck, at.z + Math.cos(at.turn) * off)
}

/** The water's centre line and half width, from which its surface is drawn. */
export function waterLine(steps: number): readonly (RiverPoint & { readonly share: number })[] {
  return Array.from({ length: steps + 1 }, (_, i) => ({
    ...riverPoint(i / steps),
    share: i / steps,
  }))
}

/** Converts a point of the board to river coordinates: distance along the course, and towards the outer bank. */
export function riverCourse(x: number, z: number): { along: number; out: number } {
  if (x <= river.right) {
    const isFirst = z < middle
    return isFirst
      ? { along: x - river.left, out: river.far - z }
      : { along: reach + Math.PI * bend + river.right - x, out: z - river.near }
  }
  const angle = Math.atan2(z - middle, x - river.right) + Math.PI / 2
  return { along: reach + angle * bend, out: Math.hypot(x - river.right, z - middle) - bend }
}
