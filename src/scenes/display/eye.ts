/** The camera of an exhibit: turned round it, looking down or up, near or far. */
import type { PerspectiveCamera, Vector3 } from 'three'

export interface StudioEye {
  /** Degrees round the upright axis; 0 is the players' side. */
  readonly yaw: number
  /** Degrees above the cloth; negative below it. */
  readonly pitch: number
  /** At 1 the whole exhibit is in the picture. */
  readonly zoom: number
}

const limits = { pitch: [-80, 89], zoom: [0.5, 8] } as const
export const firstEye: StudioEye = { yaw: 22, pitch: 38, zoom: 1 }
/** Vertical fields of view in degrees: from outside, and from inside a scene. */
const fov = { outside: 26, inside: 58 } as const
/** Margin round the exhibit, as a factor. */
const margin = 1.1
const corners = 24

type Edge = readonly [right: number, near: number]

/** The outermost points of a box seen from above: at every yaw, or at the given one alone (radians). */
function edgesOf({ x, z }: Vector3, yaw: number | null): readonly Edge[] {
  if (yaw === null) {
    const radius = Math.hypot(x, z) / 2
    return Array.from({ length: corners }, (_, i) => {
      const turn = (i / corners) * 2 * Math.PI
      return [Math.sin(turn) * radius, Math.cos(turn) * radius] as const
    })
  }
  const [sin, cos] = [Math.sin(yaw), Math.cos(yaw)]
  return [-x / 2, x / 2].flatMap((px) =>
    [-z / 2, z / 2].map((pz) => [px * cos - pz * sin, px * sin + pz * cos] as const),
  )
}

const clamped = (value: number, [least, most]: readonly [number, number]): number =>
  Math.min(most, Math.max(least, value))

/** Rounded and within the limits, as in a link. */
export const cleanEye = ({ yaw, pitch, zoom }: StudioEye): StudioEye => ({
  yaw: Math.round((((yaw % 360) + 540) % 360) - 180),
  pitch: Math.round(clamped(pitch, limits.pitch)),
  zoom: Math.round(clamped(zoom, limits.zoom) * 100) / 100,
})

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** The distance from which all edges at the top and the foot of a height are in the picture. */
function distanceFor(
  height: number,
  edges: readonly Edge[],
  pitch: number,
  aspect: number,
): number {
  const high = Math.tan(radians(fov.outside / 2))
  const wide = high * aspect
  const [sin, cos] = [Math.sin(pitch), Math.cos(pitch)]
  let distance = 0
  for (const [right, near] of edges) {
    for (const rise of [-height / 2, height / 2]) {
      const depth = near * cos + rise * sin
      const up = (Math.abs(rise * cos - near * sin) / high) * margin
      const side = (Math.abs(right) / wide) * margin
      distance = Math.max(distance, depth + up, depth + side)
    }
  }
  return distance
}

/** Looks round from a fixed place inside; zoom narrows the field of view. */
export function lookRound(
  camera: PerspectiveCamera,
  { yaw, pitch, zoom }: StudioEye,
  [x, y, z]: readonly [number, number, number],
  aspect: number,
  far: number,
): void {
  const [round, up] = [radians(yaw), radians(pitch)]
  const flat = Math.cos(up)
  Object.assign(camera, { fov: fov.inside / zoom, aspect, near: 2, far })
  camera.position.set(x, y, z)
  camera.lookAt(x - Math.sin(round) * flat, y - Math.sin(up), z - Math.cos(round) * flat)
  camera.updateProjectionMatrix()
}

/** Returns the distance from the middle. A picture that is never turned (`isStill`) is framed closer. */
export function placeEye(
  camera: PerspectiveCamera,
  { yaw, pitch, zoom }: StudioEye,
  middle: Vector3,
  size: Vector3,
  aspect: number,
  isStill = false,
): number {
  const [round, up] = [radians(yaw), radians(pitch)]
  const radius = size.length() / 2
  const distance = distanceFor(size.y, edgesOf(size, isStill ? round : null), up, aspect) / zoom
  Object.assign(camera, {
    fov: fov.outside,
    aspect,
    near: Math.max(radius * 0.02, distance - radius * 3),
    far: distance + radius * 40,
  })
  camera.position.setFromSphericalCoords(distance, Math.PI / 2 - up, round).add(middle)
  camera.lookAt(middle)
  camera.updateProjectionMatrix()
  return distance
}
