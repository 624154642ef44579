/** Flat rings, drawn at once: paint where the ground is bright, light where it is dark. */
import {
  CustomBlending,
  DynamicDrawUsage,
  InstancedBufferAttribute,
  InstancedMesh,
  Matrix4,
  OneFactor,
  OneMinusSrcAlphaFactor,
  PlaneGeometry,
  ShaderMaterial,
} from 'three'
import { pad } from '../../../shapes/rajas.ts'
import type { Triple } from '../../../physics/types.ts'

export interface Ringed {
  readonly at: Triple
  /** 0 to 1, or a little more. */
  readonly share: number
}

/** How far the light reaches, in radii of a pad. */
const reach = 1.75

const vertex = /* glsl */ `
attribute float aShare;
varying vec2 vAt;
varying float vShare;
void main() {
  vAt = position.xz;
  vShare = aShare;
  gl_Position = projectionMatrix * modelViewMatrix * instanceMatrix * vec4(position, 1.0);
}
`

/** In radii of the pad: a dark line outside a golden band, and light that spills out of both. */
const fragment = /* glsl */ `
varying vec2 vAt;
varying float vShare;
void main() {
  float r = length(vAt) / ${pad.radius.toFixed(3)};
  float soft = fwidth(r);
  float band = smoothstep(0.84 - soft, 0.84 + soft, r) * smoothstep(1.13 + soft, 1.13 - soft, r);
  float line = smoothstep(1.13 - soft, 1.13 + soft, r) * smoothstep(1.26 + soft, 1.26 - soft, r);
  float spill = smoothstep(${reach.toFixed(2)}, 1.0, r) * smoothstep(0.55, 1.0, r);
  float share = min(vShare, 1.0);
  vec3 gold = mix(vec3(1.0, 0.66, 0.1), vec3(1.0, 0.9, 0.5), clamp(vShare - 0.8, 0.0, 1.0));
  vec3 light = vec3(1.0, 0.58, 0.12) * spill * spill * 0.5 * vShare;
  gl_FragColor = vec4(gold * band * share + light * (1.0 - band), band * share + line * 0.6 * share);
}
`

export function ringMarks(most: number) {
  const wide = 2 * pad.radius * reach
  const geometry = new PlaneGeometry(wide, wide).rotateX(-Math.PI / 2)
  const shares = new InstancedBufferAttribute(new Float32Array(most), 1).setUsage(DynamicDrawUsage)
  geometry.setAttribute('aShare', shares)
  const material = new ShaderMaterial({
    vertexShader: vertex,
    fragmentShader: fragment,
    transparent: true,
    depthWrite: false,
    blending: CustomBlending,
    blendSrc: OneFactor,
    blendDst: OneMinusSrcAlphaFactor,
  })
  const object = new InstancedMesh(geometry, material, most)
  object.frustumCulled = false
  object.visible = false
  const matrix = new Matrix4()
  return {
    object,
    show(rings: readonly Ringed[]): void {
      rings.forEach(({ at, share }, i) => {
        object.setMatrixAt(i, matrix.makeTranslation(...at))
        shares.setX(i, share)
      })
      object.count = rings.length
      object.visible = rings.length > 0
      object.instanceMatrix.needsUpdate = true
      shares.needsUpdate = true
    },
    dispose(): void {
      geometry.dispose()
      material.dispose()
      object.dispose()
    },
  }
}
