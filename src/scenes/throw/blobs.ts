/** Soft dark spots under pieces where the tier draws no shadows: they show how high a piece is. */
import {
  BufferGeometry,
  DynamicDrawUsage,
  Float32BufferAttribute,
  InstancedMesh,
  Matrix4,
  Quaternion,
  ShaderMaterial,
  Vector3,
} from 'three'
import type { PieceKind } from '../../physics/types.ts'
import { sizes } from '../../physics/sizes.ts'

const vertex = /* glsl */ `
varying vec2 vAt;
varying float vHigh;
void main() {
  vAt = position.xz;
  vHigh = length(instanceMatrix[1].xyz);
  gl_Position = projectionMatrix * modelViewMatrix * instanceMatrix * vec4(position, 1.0);
}
`
const fragment = /* glsl */ `
varying vec2 vAt;
varying float vHigh;
void main() {
  gl_FragColor = vec4(0.0, 0.0, 0.0, 0.55 / vHigh * smoothstep(1.0, 0.25, length(vAt)));
}
`

export interface Blobs {
  readonly mesh: InstancedMesh
  set(index: number, pose: Float32Array, kind: PieceKind): void
  flush(): void
  dispose(): void
}

/** `lies` is how the tray is turned, since the sun does not turn with it. */
export function makeBlobs(count: number, lies: number): Blobs {
  const [cos, sin] = [Math.cos(lies), Math.sin(lies)]
  const geometry = new BufferGeometry()
  geometry.setAttribute(
    'position',
    new Float32BufferAttribute([-1, 0, -1, -1, 0, 1, 1, 0, 1, 1, 0, -1], 3),
  )
  geometry.setIndex([0, 1, 2, 0, 2, 3])
  const material = new ShaderMaterial({
    vertexShader: vertex,
    fragmentShader: fragment,
    transparent: true,
    depthWrite: false,
  })
  const mesh = new InstancedMesh(geometry, material, Math.max(1, count))
  mesh.instanceMatrix.setUsage(DynamicDrawUsage)
  mesh.frustumCulled = false
  const matrix = new Matrix4()
  const place = new Vector3()
  const size = new Vector3()
  const turn = new Quaternion()
  const up = new Vector3(0, 1, 0)
  return {
    mesh,
    set(index, pose, kind) {
      const { half } = sizes[kind]
      const [x = 0, y = 0, z = 0, qx = 0, qy = 0, qz = 0, qw = 1] = pose
      const floor = y < half[1] * 0.8 ? y - half[1] : 0
      const high = Math.max(0, y - half[1] - floor)
      const long = half[0] > half[1]
      if (long)
        turn.setFromAxisAngle(up, Math.atan2(2 * (qy * qw - qx * qz), 1 - 2 * (qy * qy + qz * qz)))
      else turn.identity()
      const wide = half[2] * 1.5 + high * 0.16
      // the sun stands in the far left, so spots slide to the near right
      const [right, near] = [0.2 + high * 0.5, 0.2 + high * 0.55]
      place.set(x + right * cos - near * sin, floor + 0.03, z + right * sin + near * cos)
      size.set(long ? half[0] * 1.08 : wide, 1 + high * 0.28, wide)
      mesh.setMatrixAt(index, matrix.compose(place, turn, size))
    },
    flush() {
      mesh.instanceMatrix.needsUpdate = true
    },
    dispose() {
      geometry.dispose()
      material.dispose()
      mesh.dispose()
    },
  }
}
