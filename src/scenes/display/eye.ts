/** Where the eye is: turned round what stands there, looking down or up, near or far; a function of four numbers. */
import type { PerspectiveCamera, Vector3 } from 'three'

export interface StudioEye {
  /** Degrees round the upright, 0 from the players' side. */
  readonly yaw: number
  /** Degrees over the cloth; under it below 0. */
  readonly pitch: number
  /** 1 shows the whole of it. */
  readonly zoom: number
}

export const eyeLimits = { pitch: [-80, 89], zoom: [0.5, 8] } as const
export const firstEye: StudioEye = { yaw: 22, pitch: 38, zoom: 1 }
/** Degrees from edge to edge, vertically. */
export const studioLens = 26
/** Of who stands inside. */
const wideLens = 58
/** Air round what is shown whole. */
const air = 1.1
const corners = 24

/** Where the edge of what is shown may be, to the right and to the near side: whole at every turn of it, or as it is seen now. */
function edgesOf({ x, z }: Vector3, round: number | null): readonly (readonly [number, number])[] {
  if (round === null) {
    const radius = Math.hypot(x, z) / 2
    return Array.from({ length: corners }, (_, i) => {
      const turn = (i / corners) * 2 * Math.PI
      return [Math.sin(turn) * radius, Math.cos(turn) * radius] as const
    })
  }
  const [sin, cos] = [Math.sin(round), Math.cos(round)]
  return [-x / 2, x / 2].flatMap((px) =>
    [-z / 2, z / 2].map((pz) => [px * cos - pz * sin, px * sin + pz * cos] as const),
  )
}

const within = (value: number, [least, most]: readonly [number, number]): number =>
  Math.min(most, Math.max(least, value))

/** Round numbers, as they stand in a link. */
export const cleanEye = ({ yaw, pitch, zoom }: StudioEye): StudioEye => ({
  yaw: Math.round((((yaw % 360) + 540) % 360) - 180),
  pitch: Math.round(within(pitch, eyeLimits.pitch)),
  zoom: Math.round(within(zoom, eyeLimits.zoom) * 100) / 100,
})

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** From where something of this height and these edges is seen whole. */
function farFor(
  y: number,
  edges: readonly (readonly [number, number])[],
  up: number,
  high: number,
  aspect: number,
): number {
  const wide = high * aspect
  const [sin, cos] = [Math.sin(up), Math.cos(up)]
  let far = 0
  for (const [right, near] of edges) {
    for (const rise of [-y / 2, y / 2]) {
      const depth = near * cos + rise * sin
      const over = Math.abs(rise * cos - near * sin)
      far = Math.max(far, depth + (over / high) * air, depth + (Math.abs(right) / wide) * air)
    }
  }
  return far
}

/** From one place, whichever way it looks; nearness is a longer lens. */
export function lookRound(
  camera: PerspectiveCamera,
  { yaw, pitch, zoom }: StudioEye,
  [x, y, z]: readonly [number, number, number],
  aspect: number,
  reach: number,
): void {
  const [round, up] = [radians(yaw), radians(pitch)]
  Object.assign(camera, { fov: wideLens / zoom, aspect, near: 2, far: reach })
  camera.position.set(x, y, z)
  camera.lookAt(
    x - Math.sin(round) * Math.cos(up),
    y - Math.sin(up),
    z - Math.cos(round) * Math.cos(up),
  )
  camera.updateProjectionMatrix()
}

/** Returns how far the eye is from the middle of a thing of this size; what stays still is seen from nearer. */
export function placeEye(
  camera: PerspectiveCamera,
  { yaw, pitch, zoom }: StudioEye,
  middle: Vector3,
  size: Vector3,
  aspect: number,
  isStill = false,
): number {
  camera.fov = studioLens
  camera.aspect = aspect
  const [round, up] = [radians(yaw), radians(pitch)]
  const radius = size.length() / 2
  const edges = edgesOf(size, isStill ? round : null)
  const far = farFor(size.y, edges, up, Math.tan(radians(studioLens / 2)), aspect) / zoom
  camera.position
    .set(Math.sin(round) * Math.cos(up), Math.sin(up), Math.cos(round) * Math.cos(up))
    .multiplyScalar(far)
    .add(middle)
  camera.near = Math.max(radius * 0.02, far - radius * 3)
  camera.far = far + radius * 40
  camera.lookAt(middle)
  camera.updateProjectionMatrix()
  return far
}
