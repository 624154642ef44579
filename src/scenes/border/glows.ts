/** Light that spills from glowing boxes onto the slate, so that they are found at a glance from the seat. */
import {
  AdditiveBlending,
  BufferGeometry,
  DynamicDrawUsage,
  Float32BufferAttribute,
  InstancedBufferAttribute,
  InstancedMesh,
  Matrix4,
  ShaderMaterial,
} from 'three'
import type { Layout } from '../../games/border/edition.ts'
import { boxRadius, boxSpots, slate, type Spot } from './lay.ts'
import type { Lights } from './lights.ts'

/** How far the light reaches, in radii of a box. */
const reach = 1.75

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
  vec2 p = abs(vAt);
  float hex = max(p.x, p.x * 0.5 + p.y * 0.8660254) / 0.8660254;
  float spill = smoothstep(1.0, 0.5, hex);
  gl_FragColor = vec4(vec3(1.0, 0.6, 0.16) * spill * spill * vLight, 1.0);
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
}
`

export interface Glows {
  readonly mesh: InstancedMesh
  show(lights: Lights): void
  dispose(): void
}

export function makeGlows(layout: Layout, slates: readonly Spot[]): Glows {
  const spots = boxSpots(layout)
  const most = spots.length * slates.length
  const size = boxRadius * reach
  const geometry = new BufferGeometry()
  geometry.setAttribute(
    'position',
    new Float32BufferAttribute([-1, 0, -1, -1, 0, 1, 1, 0, 1, 1, 0, -1], 3),
  )
  geometry.setIndex([0, 1, 2, 0, 2, 3])
  const strength = new InstancedBufferAttribute(new Float32Array(most), 1)
  strength.setUsage(DynamicDrawUsage)
  geometry.setAttribute('aLight', strength)
  const material = new ShaderMaterial({
    vertexShader: vertex,
    fragmentShader: fragment,
    transparent: true,
    depthWrite: false,
    blending: AdditiveBlending,
  })
  const mesh = new InstancedMesh(geometry, material, most)
  mesh.count = 0
  mesh.visible = false
  mesh.frustumCulled = false
  const matrix = new Matrix4().makeScale(size, 1, size)
  const add = (seat: number, boxes: ReadonlySet<number> | undefined, light: number) => {
    const at = slates[seat]
    for (const box of boxes ?? []) {
      const spot = spots[box]
      if (!at || !spot || mesh.count >= most) continue
      matrix.setPosition(at.x + spot.x, slate.top + 0.05, at.z + spot.z)
      mesh.setMatrixAt(mesh.count, matrix)
      strength.setX(mesh.count, light)
      mesh.count += 1
    }
  }
  return {
    mesh,
    show({ glow, focus }) {
      mesh.count = 0
      slates.forEach((_, seat) => {
        add(seat, focus[seat], 1.9)
        const rest = new Set([...(glow[seat] ?? [])].filter((box) => !focus[seat]?.has(box)))
        add(seat, rest, 1.0)
      })
      mesh.visible = mesh.count > 0
      mesh.instanceMatrix.needsUpdate = true
      strength.needsUpdate = true
    },
    dispose() {
      geometry.dispose()
      material.dispose()
      mesh.dispose()
    },
  }
}
