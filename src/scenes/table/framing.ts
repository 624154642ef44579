/** Framing: from where, in a window of any shape, a camera shows what it must and as large as it can. */
import type { CameraPose } from '../contract.ts'

type Shows = NonNullable<CameraPose['shows']>

/** Shares of the window, from its middle, that what is shown may fill: words stand over its upper edge. */
const room = { side: 0.96, below: 0.94, above: 0.81 } as const
/** Where the window has height to spare, the camera climbs (radians); the balcony stays in sight of a wide one. */
const climb = 0.03
const steepest = (aspect: number): number =>
  Math.min(1.36, Math.max(0.86, 0.88 + (1.6 - aspect) * 0.95))
/** In a strip, wider than this, things are larger when seen from lower down; faces must still be read. */
const strip = { from: 2.1, fall: 0.16, lowest: 0.8, plan: 1.2 } as const
/** Of height to spare, more goes above, to the balcony: how much lower the middle lies, and at most. */
const lower = { share: 0.12, most: 0.16 } as const
/** Steps towards the right stand are held back a little, so that they do not pass it to and fro. */
const steps = { count: 40, size: 0.7 } as const

interface Stand {
  readonly distance: number
  /** Where the camera looks, z on the table. */
  readonly z: number
  /** Height is what holds the camera back, not width. */
  readonly isTall: boolean
}

/** Edges in the window as a camera at this place sees them: 1 is the window's own edge. */
function seen(shows: Shows, angle: number, distance: number, z: number, tall: number) {
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

/** Nearer or further, higher or lower, until the edges sit in the window's room. */
function standAt(shows: Shows, angle: number, tall: number, aspect: number): Stand {
  const span = room.below + room.above
  let z = (shows.z[0] + shows.z[1]) / 2
  let distance = (shows.x[1] - shows.x[0] + shows.z[1] - shows.z[0]) / tall
  let isTall = false
  for (let i = 0; i < steps.count; i += 1) {
    const { far, near, side } = seen(shows, angle, distance, z, tall)
    const wide = side / aspect / room.side
    const high = (far - near) / span
    isTall = high >= wide
    const spare = Math.max(0, span - (far - near))
    const middle = (room.above - room.below) / 2 - Math.min(lower.most, spare * lower.share)
    const off = (far + near) / 2 - middle
    z -= (steps.size * off * distance * tall) / Math.max(0.3, Math.sin(angle))
    distance *= Math.max(wide, high) ** steps.size
  }
  return { distance, z, isTall }
}

/** `lens` is the camera's angle from its lower to its upper edge, in degrees. */
export function framed(shot: CameraPose, lens: number, aspect: number): CameraPose {
  const { shows, position, target } = shot
  if (!shows) return shot
  const tall = Math.tan((lens * Math.PI) / 360)
  const given = Math.atan2(position[1] - target[1], position[2] - target[2])
  const fall = given > strip.plan ? 0 : Math.max(0, aspect - strip.from) * strip.fall
  let angle = Math.max(Math.min(given, strip.lowest), given - fall)
  let stand = standAt(shows, angle, tall, aspect)
  while (!stand.isTall && angle < steepest(aspect)) {
    angle += climb
    stand = standAt(shows, angle, tall, aspect)
  }
  const { distance, z } = stand
  const x = (shows.x[0] + shows.x[1]) / 2
  const { y = 0 } = shows
  return {
    position: [x, y + distance * Math.sin(angle), z + distance * Math.cos(angle)],
    target: [x, y, z],
  }
}
