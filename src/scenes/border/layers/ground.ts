/** The maps inside the slates as one instanced mesh; the shader gilds the regions that the owner has earned. */
import {
  BufferGeometry,
  DynamicDrawUsage,
  Float32BufferAttribute,
  InstancedBufferAttribute,
  InstancedMesh,
  Matrix4,
  MeshStandardMaterial,
  type Texture,
} from 'three'
import type { Layout } from '../../../games/border/edition.ts'
import { slate } from '../../../shapes/border.ts'
import type { TablePoint } from '../../../shapes/point.ts'
import { isRegionEarned, ringShare } from '../strokes.ts'
import { type BorderLayerPlan, sharesOf } from './chalk.ts'
import { ground, drawSlateGround, makeRegionMask } from './mapArt.ts'
import { stoneTile } from './stone.ts'

const lift = 0.01

function sheet(): BufferGeometry {
  const { halfX, halfZ } = ground
  const geometry = new BufferGeometry()
  const place = [-halfX, 0, -halfZ, -halfX, 0, halfZ, halfX, 0, halfZ, halfX, 0, -halfZ]
  geometry.setAttribute('position', new Float32BufferAttribute(place, 3))
  geometry.setAttribute(
    'normal',
    new Float32BufferAttribute([0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 1, 0], 3),
  )
  geometry.setAttribute('uv', new Float32BufferAttribute([0, 1, 0, 0, 1, 0, 1, 1], 2))
  geometry.setIndex([0, 1, 2, 0, 2, 3])
  return geometry
}

const vertexHead = /* glsl */ `
attribute vec3 aEarnedA;
attribute vec3 aEarnedB;
attribute vec3 aEarnedC;
varying vec3 vEarnedA;
varying vec3 vEarnedB;
varying vec3 vEarnedC;
varying vec2 vSheet;
`
const vertexBody = /* glsl */ `
vEarnedA = aEarnedA;
vEarnedB = aEarnedB;
vEarnedC = aEarnedC;
vSheet = uv;
`
const fragmentHead = /* glsl */ `
uniform sampler2D uRegions;
varying vec3 vEarnedA;
varying vec3 vEarnedB;
varying vec3 vEarnedC;
varying vec2 vSheet;
float earnedIn(int region) {
  if (region < 0) return 0.0;
  vec3 three = region < 3 ? vEarnedA : region < 6 ? vEarnedB : vEarnedC;
  int at = region % 3;
  return at == 0 ? three.x : at == 1 ? three.y : three.z;
}
`
const fragmentColour = /* glsl */ `
int region = int(texture2D(uRegions, vSheet).r * 255.0 / 16.0 + 0.5) - 1;
float gilt = earnedIn(region);
if (gilt > 0.0) {
  float light = dot(diffuseColor.rgb, vec3(0.3, 0.59, 0.11));
  vec3 gold = mix(vec3(0.3, 0.155, 0.022), vec3(1.0, 0.85, 0.46), smoothstep(0.03, 0.42, light));
  diffuseColor.rgb = mix(diffuseColor.rgb, gold, gilt * 0.92);
}
`

export interface SlateGround {
  readonly mesh: InstancedMesh
  set(seat: number, region: number, earned: number): void
  flush(): void
  dispose(): void
}

export function makeGroundMesh(
  slates: readonly TablePoint[],
  art: Texture,
  mask: Texture,
): SlateGround {
  const geometry = sheet()
  // the sunlight is warm: a cool tint keeps the slate grey
  const material = new MeshStandardMaterial({ map: art, color: '#b4cdea', roughness: 0.78 })
  material.onBeforeCompile = (shader) => {
    shader.uniforms['uRegions'] = { value: mask }
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', `#include <common>\n${vertexHead}`)
      .replace('#include <begin_vertex>', `#include <begin_vertex>\n${vertexBody}`)
    shader.fragmentShader = shader.fragmentShader
      .replace('#include <common>', `#include <common>\n${fragmentHead}`)
      .replace('#include <map_fragment>', `#include <map_fragment>\n${fragmentColour}`)
  }
  material.customProgramCacheKey = () => 'border-ground'
  const mesh = new InstancedMesh(geometry, material, slates.length)
  const attributes = ['aEarnedA', 'aEarnedB', 'aEarnedC'].map((name) => {
    const attribute = new InstancedBufferAttribute(new Float32Array(slates.length * 3), 3)
    attribute.setUsage(DynamicDrawUsage)
    geometry.setAttribute(name, attribute)
    return attribute
  })
  const matrix = new Matrix4()
  slates.forEach((spot, i) => {
    mesh.setMatrixAt(i, matrix.makeTranslation(spot.x, slate.top + lift, spot.z))
  })
  mesh.receiveShadow = true
  mesh.computeBoundingSphere()
  return {
    mesh,
    set(seat, region, earned) {
      attributes[Math.floor(region / 3)]?.setComponent(seat, region % 3, earned)
    },
    flush() {
      for (const attribute of attributes) attribute.needsUpdate = true
    },
    dispose() {
      geometry.dispose()
      material.dispose()
      mesh.dispose()
      art.dispose()
      mask.dispose()
    },
  }
}

export function groundLayer(layout: Layout, slates: readonly TablePoint[]): BorderLayerPlan {
  return {
    name: 'ground',
    madeFor: () => '',
    make({ tier }) {
      const art = drawSlateGround(layout, tier.print, stoneTile())
      const sheets = makeGroundMesh(slates, art, makeRegionMask(layout))
      return {
        object: sheets.mesh,
        paint({ beat, seconds }) {
          const rings = sharesOf(beat.plan.rings, (stroke) => ringShare(stroke, seconds))
          slates.forEach((_, seat) => {
            for (const { index } of layout.regions) {
              sheets.set(seat, index, isRegionEarned(beat.to, seat, index) ? rings(seat, index) : 0)
            }
          })
          sheets.flush()
        },
        dispose: sheets.dispose,
      }
    },
  }
}
