/** Computes the camera pose from which a required area of the table fills a window of any aspect ratio. */
import type { CameraPose } from '../contract.ts'

type Shows = NonNullable<CameraPose['shows']>

/** Safe area as shares of half the window; its margin is largest above, where text lies over the picture. */
const safeArea = { side: 0.96, below: 0.94, above: 0.81 } as const
/**
 * If the window has spare height, the camera's elevation rises in these steps (radians) up to `steepest`, which is
 * lower in wide windows, so that the balcony stays visible.
 */
const climb = 0.03
const steepest = (aspect: number): number =>
  Math.min(1.36, Math.max(0.86, 0.88 + (1.6 - aspect) * 0.95))
/**
 * In windows wider than `from` (aspect ratio) the elevation falls, which enlarges things, to `lowest` at least, where
 * faces are still readable; shots from above (elevation over `plan`) keep theirs.
 */
const strip = { from: 2.1, fall: 0.16, lowest: 0.8, plan: 1.2 } as const
/**
 * Moves the area down by this share of the spare height, at most `most`, so that more of the balcony shows above it.
 */
const lower = { share: 0.12, most: 0.16 } as const
/** Damped fixed-point iteration for distance and target; `size` below 1 prevents oscillation. */
const steps = { count: 40, size: 0.7 } as const

interface Framing {
  readonly distance: number
  /** z of the camera's target on the table. */
  readonly z: number
  /** The area's height limits the distance, not its width. */
  readonly isTall: boolean
}

/** Projects the area's edges into the window: far and near edge vertically, and the outermost point sideways. */
function projectEdges(shows: Shows, angle: number, distance: number, z: number, tall: number) {
  const [up, along] = [Math.sin(angle), Math.cos(angle)]
  const high = (at: number) => ((z - at) * up) / (distance + (z - at) * along) / tall
  const middle = (shows.x[0] + shows.x[1]) / 2
  const { parts = [shows] } = shows
  const sides = parts.map(({ x, z: [, near] }) => {
    const out = Math.max(middle - x[0], x[1] - middle)
    return out / (distance + (z - near) * along) / tall
  })
  return { far: high(shows.z[0]), near: high(shows.z[1]), side: Math.max(...sides) }
}

/** Iterates distance and target until the projected edges fit the safe area. */
function fitAt(shows: Shows, angle: number, tall: number, aspect: number): Framing {
  const span = safeArea.below + safeArea.above
  let z = (shows.z[0] + shows.z[1]) / 2
  let distance = (shows.x[1] - shows.x[0] + shows.z[1] - shows.z[0]) / tall
  let isTall = false
  for (let i = 0; i < steps.count; i += 1) {
    const { far, near, side } = projectEdges(shows, angle, distance, z, tall)
    const wide = side / aspect / safeArea.side
    const high = (far - near) / span
    isTall = high >= wide
    const spare = Math.max(0, span - (far - near))
    const middle = (safeArea.above - safeArea.below) / 2 - Math.min(lower.most, spare * lower.share)
    const off = (far + near) / 2 - middle
    z -= (steps.size * off * distance * tall) / Math.max(0.3, Math.sin(angle))
    distance *= Math.max(wide, high) ** steps.size
  }
  return { distance, z, isTall }
}

/** `fovDegrees` is the vertical field of view in degrees. */
export function framed(shot: CameraPose, fovDegrees: number, aspect: number): CameraPose {
  const { shows, position, target } = shot
  if (!shows) return shot
  const tall = Math.tan((fovDegrees * Math.PI) / 360)
  const given = Math.atan2(position[1] - target[1], position[2] - target[2])
  const fall = given > strip.plan ? 0 : Math.max(0, aspect - strip.from) * strip.fall
  let angle = Math.max(Math.min(given, strip.lowest), given - fall)
  let framing = fitAt(shows, angle, tall, aspect)
  while (!framing.isTall && angle < steepest(aspect)) {
    angle += climb
    framing = fitAt(shows, angle, tall, aspect)
  }
  const { distance, z } = framing
  const x = (shows.x[0] + shows.x[1]) / 2
  const { y = 0 } = shows
  return {
    position: [x, y + distance * Math.sin(angle), z + distance * Math.cos(angle)],
    target: [x, y, z],
  }
}
