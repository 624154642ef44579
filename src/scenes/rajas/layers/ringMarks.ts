/** Instanced rings, round or square: opaque gold on bright ground plus additive light on dark ground. */
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
  Vector3,
} from 'three'
import type { Triple } from '../../../physics/types.ts'

export interface Ringed {
  readonly at: Triple
  /** Strength, 0 to 1 or slightly above. */
  readonly share: number
  /** Relative to the size given to `ringMarks`. */
  readonly scale?: number
  /** Yaw around the vertical axis (radians). */
  readonly turn?: number
}

/** Centre line of a ring: half width and corner radius (cm). */
export interface RingForm {
  readonly half: number
  readonly corner: number
}

/** Half width of the ring's band, and reach of its light (cm). */
const bandCm = 0.92
const reachCm = 0.75 * bandCm

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

/**
 * `r` is the signed distance from the centre line in units of `bandCm`: golden band, dark outline,
 * light on both sides.
 */
const fragmentFor = ({ half, corner }: RingForm) => /* glsl */ `
varying vec2 vAt;
varying float vShare;
void main() {
  vec2 far = abs(vAt) - ${(half - corner).toFixed(3)};
  float r = (length(max(far, 0.0)) + min(max(far.x, far.y), 0.0) - ${corner.toFixed(3)}) / ${bandCm.toFixed(3)};
  float soft = fwidth(r);
  float band = smoothstep(-0.16 - soft, -0.16 + soft, r) * smoothstep(0.13 + soft, 0.13 - soft, r);
  float line = smoothstep(0.13 - soft, 0.13 + soft, r) * smoothstep(0.26 + soft, 0.26 - soft, r);
  float spill = smoothstep(0.75, 0.0, r) * smoothstep(-0.45, 0.0, r);
  float share = min(vShare, 1.0);
  vec3 gold = mix(vec3(1.0, 0.66, 0.1), vec3(1.0, 0.9, 0.5), clamp(vShare - 0.8, 0.0, 1.0));
  vec3 light = vec3(1.0, 0.58, 0.12) * spill * spill * 0.5 * vShare;
  gl_FragColor = vec4(gold * band * share + light * (1.0 - band), band * share + line * 0.6 * share);
}
`

export function ringMarks(most: number, form: RingForm) {
  const wide = 2 * (form.half + reachCm)
  const geometry = new PlaneGeometry(wide, wide).rotateX(-Math.PI / 2)
  const shares = new InstancedBufferAttribute(new Float32Array(most), 1).setUsage(DynamicDrawUsage)
  geometry.setAttribute('aShare', shares)
  const material = new ShaderMaterial({
    vertexShader: vertex,
    fragmentShader: fragmentFor(form),
    transparent: true,
    depthWrite: false,
    blending: CustomBlending,
    blendSrc: OneFactor,
    blendDst: OneMinusSrcAlphaFactor,
  })
  const object = new InstancedMesh(geometry, material, most)
  object.frustumCulled = false
  object.visible = false
  object.count = 0
  const matrix = new Matrix4()
  const size = new Vector3()
  return {
    object,
    show(rings: readonly Ringed[]): void {
      if (rings.length + object.count === 0) return
      rings.forEach(({ at, share, scale = 1, turn = 0 }, i) => {
        matrix
          .makeRotationY(turn)
          .scale(size.set(scale, 1, scale))
          .setPosition(...at)
        object.setMatrixAt(i, matrix)
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
