/** Soft spots round things on the table: the dark where they touch it, or light that they shed on it. */
import {
  AdditiveBlending,
  BufferGeometry,
  Float32BufferAttribute,
  InstancedBufferAttribute,
  InstancedMesh,
  Matrix4,
  NormalBlending,
  ShaderMaterial,
} from 'three'

/** A thing's outline on the table: its middle and half extents (cm). */
export interface Outline {
  readonly x: number
  readonly z: number
  readonly halfX: number
  readonly halfZ: number
}

const vertex = /* glsl */ `
attribute vec2 aHalf;
attribute float aShare;
varying vec2 vAt;
varying vec2 vHalf;
varying float vShare;
uniform float uReach;
void main() {
  vHalf = aHalf;
  vShare = aShare;
  vAt = position.xz * (aHalf + uReach);
  gl_Position = projectionMatrix * modelViewMatrix * instanceMatrix * vec4(vAt.x, 0.0, vAt.y, 1.0);
}
`
const far = /* glsl */ `
varying vec2 vAt;
varying vec2 vHalf;
varying float vShare;
uniform float uReach;
float nearness() {
  float away = length(max(abs(vAt) - vHalf + 0.6, 0.0)) / (uReach + 0.6);
  float near = clamp(1.0 - away, 0.0, 1.0);
  return near * near * near;
}
`
const dark = /* glsl */ `
${far}
void main() {
  gl_FragColor = vec4(0.07, 0.03, 0.01, nearness() * 0.78 * vShare);
}
`
const light = /* glsl */ `
${far}
void main() {
  gl_FragColor = vec4(vec3(1.0, 0.5, 0.1) * nearness() * vShare, 1.0);
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
}
`

export interface Spread {
  readonly mesh: InstancedMesh
  /** How strong each one is, 0 to 1. */
  set(index: number, share: number): void
  dispose(): void
}

/** `reach` is how far it spreads beyond the outline (cm); `high` is over what it lies. */
export function makeSpread(
  kind: 'touch' | 'light',
  outlines: readonly Outline[],
  reach: number,
  high = 0.03,
): Spread {
  const geometry = new BufferGeometry()
  const corners = [-1, 0, -1, -1, 0, 1, 1, 0, 1, 1, 0, -1]
  geometry.setAttribute('position', new Float32BufferAttribute(corners, 3))
  geometry.setIndex([0, 1, 2, 0, 2, 3])
  const halves = outlines.flatMap(({ halfX, halfZ }) => [halfX, halfZ])
  const first = kind === 'touch' ? 1 : 0
  const shares = new InstancedBufferAttribute(new Float32Array(outlines.length).fill(first), 1)
  geometry.setAttribute('aHalf', new InstancedBufferAttribute(new Float32Array(halves), 2))
  geometry.setAttribute('aShare', shares)
  const material = new ShaderMaterial({
    vertexShader: vertex,
    fragmentShader: kind === 'touch' ? dark : light,
    uniforms: { uReach: { value: reach } },
    transparent: true,
    depthWrite: false,
    blending: kind === 'touch' ? NormalBlending : AdditiveBlending,
  })
  const mesh = new InstancedMesh(geometry, material, outlines.length)
  const matrix = new Matrix4()
  outlines.forEach(({ x, z }, i) => mesh.setMatrixAt(i, matrix.makeTranslation(x, high, z)))
  mesh.frustumCulled = false
  mesh.visible = first > 0
  mesh.renderOrder = -1
  return {
    mesh,
    set(index, share) {
      if (shares.getX(index) === share) return
      shares.setX(index, share)
      shares.needsUpdate = true
      mesh.visible = (shares.array as Float32Array).some((value) => value > 0)
    },
    dispose() {
      geometry.dispose()
      material.dispose()
      mesh.dispose()
    },
  }
}
