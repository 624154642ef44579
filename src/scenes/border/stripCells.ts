/** The score strip of every slate: printed values, a ring round what is earned, a stroke through what is lost. */
import {
  BufferGeometry,
  CanvasTexture,
  DynamicDrawUsage,
  Float32BufferAttribute,
  InstancedBufferAttribute,
  InstancedMesh,
  LinearMipmapLinearFilter,
  Matrix4,
  MeshStandardMaterial,
  NoColorSpace,
} from 'three'
import type { Layout } from '../../games/border/edition.ts'
import { writeNumber } from '../digits.ts'
import { slate, type Spot, strip, stripSpot } from './lay.ts'

const cellHalfX = strip.halfX / 9 - 0.09
const cellHalfZ = strip.halfZ

function plate(): BufferGeometry {
  const geometry = new BufferGeometry()
  const [x, z] = [cellHalfX, cellHalfZ]
  geometry.setAttribute(
    'position',
    new Float32BufferAttribute([-x, 0, -z, -x, 0, z, x, 0, z, x, 0, -z], 3),
  )
  geometry.setAttribute(
    'normal',
    new Float32BufferAttribute([0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 1, 0], 3),
  )
  geometry.setIndex([0, 1, 2, 0, 2, 3])
  return geometry
}

/** One cell beside the other: the first value large on the left, the later one small on the right. */
function print(layout: Layout, scale: number): CanvasTexture {
  const canvas = document.createElement('canvas')
  const count = layout.regions.length
  const [wide, high] = [cellHalfX * 2 * scale, cellHalfZ * 2 * scale]
  canvas.width = Math.round(wide * count)
  canvas.height = Math.round(high)
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no 2D canvas')
  pen.fillStyle = '#000'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.strokeStyle = '#fff'
  layout.regions.forEach((region, i) => {
    const left = (i * canvas.width) / count
    writeNumber(pen, region.first, left + wide * 0.36, high * 0.52, 1.28 * scale, 0.15)
    writeNumber(pen, region.later, left + wide * 0.79, high * 0.56, 0.86 * scale, 0.15)
  })
  const texture = new CanvasTexture(canvas)
  texture.colorSpace = NoColorSpace
  texture.minFilter = LinearMipmapLinearFilter
  texture.anisotropy = 8
  return texture
}

const vertexHead = /* glsl */ `
attribute vec2 aCell;  // index of the region, a number of its own
attribute vec3 aMark;  // ring round the first value, ring round the later one, stroke through the first
varying vec2 vPlace;
varying vec2 vCell;
varying vec3 vMark;
`
const vertexBody = /* glsl */ `
vPlace = position.xz;
vCell = aCell;
vMark = aMark;
`
const fragmentHead = /* glsl */ `
uniform sampler2D uPrint;
uniform float uCount;
varying vec2 vPlace;
varying vec2 vCell;
varying vec3 vMark;

float ringRound(vec2 p, vec2 middle, vec2 radius, float share, float seed) {
  vec2 q = (p - middle) / radius;
  float turn = fract(atan(q.x, q.y) / 6.2831853 + 0.5 + seed);
  float wobble = 0.045 * sin(turn * 13.0 + seed * 40.0) + 0.06 * (turn - 0.5);
  float line = abs(length(q) - 1.0 - wobble);
  return smoothstep(0.16, 0.08, line) * smoothstep(share + 0.001, share - 0.03, turn * 0.98) * step(0.001, share);
}
`
const fragmentColour = /* glsl */ `
vec2 size = vec2(${cellHalfX.toFixed(4)}, ${cellHalfZ.toFixed(4)});
vec2 uvIn = vPlace / (size * 2.0) + 0.5;
float ink = texture2D(uPrint, vec2((vCell.x + uvIn.x) / uCount, 1.0 - uvIn.y)).r;
vec2 firstAt = vec2(-size.x * 0.28, 0.06);
vec2 laterAt = vec2(size.x * 0.58, 0.14);
float ringA = ringRound(vPlace, firstAt, vec2(0.92, 1.02), vMark.x, vCell.y);
float ringB = ringRound(vPlace, laterAt, vec2(0.62, 0.84), vMark.y, vCell.y);
float along = (vPlace.x - firstAt.x + 0.85) / 1.7;
float across = abs(vPlace.y - firstAt.y + (vPlace.x - firstAt.x) * 0.75);
float stroke = smoothstep(0.17, 0.09, across) * step(0.0, along) * step(along, min(vMark.z, 1.0)) * step(0.001, vMark.z);
bool isFirst = vPlace.x < size.x * 0.22;
float won = max(vMark.x, vMark.y);
vec3 cellTone = mix(vec3(0.034, 0.046, 0.06), vec3(0.3, 0.155, 0.022), won * 0.9);
float edgeIn = min(size.x - abs(vPlace.x), size.y - abs(vPlace.y));
cellTone = mix(cellTone * 1.9 + 0.02, cellTone, smoothstep(0.05, 0.12, edgeIn));
float quiet = isFirst ? mix(1.0, 0.34, max(vMark.z, vMark.y)) : mix(0.72, 0.2, vMark.x);
quiet = isFirst ? quiet : max(quiet, vMark.y);
vec3 tone = mix(cellTone, vec3(0.96, 0.93, 0.84), ink * quiet);
tone = mix(tone, vec3(1.0, 0.86, 0.5), max(ringA, ringB));
tone = mix(tone, vec3(0.9, 0.42, 0.3), stroke);
diffuseColor.rgb = tone;
`

export interface StripCells {
  readonly mesh: InstancedMesh
  set(seat: number, region: number, first: number, later: number, struck: number): void
  flush(): void
  dispose(): void
}

export function makeStripCells(layout: Layout, slates: readonly Spot[]): StripCells {
  const regions = layout.regions.length
  const count = regions * slates.length
  const geometry = plate()
  const texture = print(layout, 96)
  const material = new MeshStandardMaterial({ roughness: 0.7 })
  material.onBeforeCompile = (shader) => {
    shader.uniforms['uPrint'] = { value: texture }
    shader.uniforms['uCount'] = { value: regions }
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', `#include <common>\n${vertexHead}`)
      .replace('#include <begin_vertex>', `#include <begin_vertex>\n${vertexBody}`)
    shader.fragmentShader = shader.fragmentShader
      .replace('#include <common>', `#include <common>\n${fragmentHead}`)
      .replace('#include <color_fragment>', `#include <color_fragment>\n${fragmentColour}`)
  }
  material.customProgramCacheKey = () => 'border-strip'
  const mesh = new InstancedMesh(geometry, material, count)
  const cells = new Float32Array(count * 2)
  const marks = new InstancedBufferAttribute(new Float32Array(count * 3), 3)
  marks.setUsage(DynamicDrawUsage)
  const matrix = new Matrix4()
  slates.forEach((at, seat) => {
    layout.regions.forEach(({ index }) => {
      const i = seat * regions + index
      const spot = stripSpot(index, regions)
      mesh.setMatrixAt(i, matrix.makeTranslation(at.x + spot.x, slate.top + 0.03, at.z + spot.z))
      cells.set([index, (i * 0.618) % 1], i * 2)
    })
  })
  geometry.setAttribute('aCell', new InstancedBufferAttribute(cells, 2))
  geometry.setAttribute('aMark', marks)
  mesh.receiveShadow = true
  mesh.computeBoundingSphere()
  return {
    mesh,
    set(seat, region, first, later, struck) {
      marks.setXYZ(seat * regions + region, first, later, struck)
    },
    flush() {
      marks.needsUpdate = true
    },
    dispose() {
      geometry.dispose()
      material.dispose()
      mesh.dispose()
      texture.dispose()
    },
  }
}
