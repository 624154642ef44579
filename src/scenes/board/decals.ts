/** Instanced decals, flat marks on the table: contact shadows, glows, rings, blobs. */
import {
  AddEquation,
  BufferGeometry,
  CustomBlending,
  DynamicDrawUsage,
  Float32BufferAttribute,
  InstancedBufferAttribute,
  InstancedMesh,
  Matrix4,
  NormalBlending,
  OneFactor,
  Quaternion,
  ShaderMaterial,
  SrcAlphaFactor,
  Vector3,
  ZeroFactor,
} from 'three'
import type { Rotation } from '../../physics/rotation.ts'
import { decalKinds, type DecalKind, decalVertex } from './decalShaders.ts'
import { writeIntoBuffer } from '../pieces/writeIntoBuffer.ts'

/** Rectangle of a mark: centre and half extents (cm), rotation around the vertical axis (radians). */
export interface DecalMark {
  readonly x: number
  readonly y: number
  readonly z: number
  readonly halfX: number
  readonly halfZ: number
  readonly turn?: number
  /** Full rotation for a mark on a tilted thing, instead of `turn`. */
  readonly lean?: Rotation
}

export interface Decals {
  readonly mesh: InstancedMesh
  /** Sets rectangle and strength (0 to 1, or slightly above); call `flush` after the last one. */
  set(index: number, mark: DecalMark, share: number): void
  /** Sets the strength alone. */
  share(index: number, share: number): void
  flush(): void
  dispose(): void
}

const up = new Vector3(0, 1, 0)
const unit = new Vector3(1, 1, 1)

function quad(count: number): BufferGeometry {
  const geometry = new BufferGeometry()
  const corners = [-1, 0, -1, -1, 0, 1, 1, 0, 1, 1, 0, -1]
  geometry.setAttribute('position', new Float32BufferAttribute(corners, 3))
  geometry.setIndex([0, 1, 2, 0, 2, 3])
  for (const [name, wide] of [
    ['aHalf', 2],
    ['aShare', 1],
  ] as const) {
    const values = new InstancedBufferAttribute(new Float32Array(count * wide), wide)
    geometry.setAttribute(name, values.setUsage(DynamicDrawUsage))
  }
  return geometry
}

/**
 * Additive blending that leaves the destination's alpha alone, so that transparent renders stay
 * transparent.
 */
const added = {
  blending: CustomBlending,
  blendEquation: AddEquation,
  blendSrc: SrcAlphaFactor,
  blendDst: OneFactor,
  blendSrcAlpha: ZeroFactor,
  blendDstAlpha: OneFactor,
} as const

/** `reach`: distance that the mark spreads beyond its outline (cm). */
export function makeDecals(kind: DecalKind, most: number, reach = 0): Decals {
  const { fragment, isLight } = decalKinds[kind]
  const count = Math.max(1, most)
  const geometry = quad(count)
  const [halves, shares] = [geometry.getAttribute('aHalf'), geometry.getAttribute('aShare')]
  const material = new ShaderMaterial({
    vertexShader: decalVertex,
    fragmentShader: fragment,
    uniforms: { uReach: { value: reach } },
    transparent: true,
    depthWrite: false,
    ...(isLight ? added : { blending: NormalBlending }),
  })
  const mesh = new InstancedMesh(geometry, material, count)
  mesh.instanceMatrix.setUsage(DynamicDrawUsage)
  mesh.frustumCulled = false
  mesh.visible = false
  const [matrix, place, round] = [new Matrix4(), new Vector3(), new Quaternion()]
  const wide = [0, 0]
  const { instanceMatrix } = mesh
  const strengthen = (index: number, share: number) => {
    if (writeIntoBuffer(shares.array, index, [share])) shares.needsUpdate = true
  }
  return {
    mesh,
    set(index, { x, y, z, halfX, halfZ, turn = 0, lean }, share) {
      if (lean) round.set(...lean)
      else round.setFromAxisAngle(up, turn)
      matrix.compose(place.set(x, y, z), round, unit)
      if (writeIntoBuffer(instanceMatrix.array, index * 16, matrix.elements))
        instanceMatrix.needsUpdate = true
      wide[0] = halfX
      wide[1] = halfZ
      if (writeIntoBuffer(halves.array, index * 2, wide)) halves.needsUpdate = true
      strengthen(index, share)
    },
    share: strengthen,
    flush() {
      mesh.visible = (shares.array as Float32Array).some((share) => share > 0)
    },
    dispose() {
      geometry.dispose()
      material.dispose()
      mesh.dispose()
    },
  }
}
