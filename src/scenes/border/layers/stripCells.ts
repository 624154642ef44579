/** Score strips of all slates as one instanced mesh: printed values, rings around earned ones, strokes through lost ones. */
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
  Vector2,
} from 'three'
import type { Layout } from '../../../games/border/edition.ts'
import { writeNumber } from '../../digits.ts'
import { slate, stripSpot } from '../../../shapes/border.ts'
import type { TablePoint } from '../../../shapes/point.ts'
import { isRegionEarned, isStruck, ringShare, strikeShare } from '../strokes.ts'
import { type BorderLayerPlan, sharesOf } from './chalk.ts'
import {
  cellHalfX,
  cellHalfZ,
  fragmentColour,
  fragmentHead,
  vertexBody,
  vertexHead,
} from './stripShader.ts'

function plate(count: number): BufferGeometry {
  const geometry = new BufferGeometry()
  const [x, z] = [cellHalfX(count), cellHalfZ]
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

/**
 * Canvas texture with one cell per region: the first value large on the left, the later value small
 * on the right.
 */
function print(layout: Layout, scale: number): CanvasTexture {
  const canvas = document.createElement('canvas')
  const count = layout.regions.length
  const [wide, high] = [cellHalfX(count) * 2 * scale, cellHalfZ * 2 * scale]
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

export interface StripCells {
  readonly mesh: InstancedMesh
  set(seat: number, region: number, first: number, later: number, struck: number): void
  flush(): void
  dispose(): void
}

export function makeStripCells(layout: Layout, slates: readonly TablePoint[]): StripCells {
  const regions = layout.regions.length
  const count = regions * slates.length
  const geometry = plate(regions)
  const texture = print(layout, 96)
  const material = new MeshStandardMaterial({ roughness: 0.7 })
  material.onBeforeCompile = (shader) => {
    shader.uniforms['uPrint'] = { value: texture }
    shader.uniforms['uCount'] = { value: regions }
    shader.uniforms['uSize'] = { value: new Vector2(cellHalfX(regions), cellHalfZ) }
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

export function stripLayer(layout: Layout, slates: readonly TablePoint[]): BorderLayerPlan {
  return {
    name: 'strips',
    madeFor: () => '',
    make() {
      const cells = makeStripCells(layout, slates)
      return {
        object: cells.mesh,
        paint({ beat: { to, plan }, seconds }) {
          const rings = sharesOf(plan.rings, (stroke) => ringShare(stroke, seconds))
          const strikes = sharesOf(plan.strikes, (stroke) => strikeShare(stroke, seconds))
          slates.forEach((_, seat) => {
            for (const { index, first } of layout.regions) {
              const ring = isRegionEarned(to, seat, index) ? rings(seat, index) : 0
              const struck = isStruck(layout, to, seat, index) ? strikes(seat, index) : 0
              const isFirst = to.players[seat]?.earned[index] === first
              cells.set(seat, index, isFirst ? ring : 0, isFirst ? 0 : ring, struck)
            }
          })
          cells.flush()
        },
        dispose: cells.dispose,
      }
    },
  }
}
