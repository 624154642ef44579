/** Rings of light on the felt under pieces that may be taken or have been chosen: one instanced mesh. */
import {
  AdditiveBlending,
  BufferGeometry,
  DynamicDrawUsage,
  Float32BufferAttribute,
  InstancedBufferAttribute,
  InstancedMesh,
  Matrix4,
  Quaternion,
  ShaderMaterial,
  Vector3,
} from 'three'
import type { PieceKind } from '../../physics/types.ts'
import { isStick, sizes } from '../../physics/sizes.ts'

const vertex = /* glsl */ `
attribute float aLight;
varying vec2 vAt;
varying float vLight;
void main() {
  vAt = position.xz;
  vLight = aLight;
  gl_Position = projectionMatrix * modelViewMatrix * instanceMatrix * vec4(position, 1.0);
}
`
const fragment = /* glsl */ `
varying vec2 vAt;
varying float vLight;
void main() {
  float r = length(vAt);
  float line = smoothstep(0.08, 0.0, abs(r - 0.8)) + smoothstep(1.0, 0.55, r) * 0.28;
  gl_FragColor = vec4(vec3(1.0, 0.78, 0.36) * line * vLight, 1.0);
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
}
`

export interface Halos {
  readonly mesh: InstancedMesh
  set(index: number, pose: Float32Array, kind: PieceKind, light: number): void
  flush(): void
  dispose(): void
}

const up = new Vector3(0, 1, 0)

export function makeHalos(count: number): Halos {
  const geometry = new BufferGeometry()
  geometry.setAttribute(
    'position',
    new Float32BufferAttribute([-1, 0, -1, -1, 0, 1, 1, 0, 1, 1, 0, -1], 3),
  )
  geometry.setIndex([0, 1, 2, 0, 2, 3])
  const lights = new InstancedBufferAttribute(new Float32Array(Math.max(1, count)), 1)
  lights.setUsage(DynamicDrawUsage)
  geometry.setAttribute('aLight', lights)
  const material = new ShaderMaterial({
    vertexShader: vertex,
    fragmentShader: fragment,
    transparent: true,
    depthWrite: false,
    blending: AdditiveBlending,
  })
  const mesh = new InstancedMesh(geometry, material, Math.max(1, count))
  mesh.frustumCulled = false
  mesh.visible = false
  const matrix = new Matrix4()
  const place = new Vector3()
  const size = new Vector3()
  const turn = new Quaternion()
  return {
    mesh,
    set(index, pose, kind, light) {
      const { half } = sizes[kind]
      const [x = 0, y = 0, z = 0, qx = 0, qy = 0, qz = 0, qw = 1] = pose
      const yaw = isStick(kind)
        ? Math.atan2(-2 * (qx * qz - qy * qw), 1 - 2 * (qy * qy + qz * qz))
        : 0
      place.set(
        x,
        Math.max(0.03, y - half[1] - 0.5) * 0.06 + (y < half[1] * 0.9 ? y - half[1] + 0.04 : 0.04),
        z,
      )
      size.set(half[0] * 1.75, 1, half[2] * 1.75)
      turn.setFromAxisAngle(up, yaw)
      mesh.setMatrixAt(index, matrix.compose(place, turn, size))
      lights.setX(index, light)
    },
    flush() {
      mesh.instanceMatrix.needsUpdate = true
      lights.needsUpdate = true
      mesh.visible = (lights.array as Float32Array).some((light) => light > 0)
    },
    dispose() {
      geometry.dispose()
      material.dispose()
      mesh.dispose()
    },
  }
}
