/** Prints: an atlas texture that the game draws, and a material by which each instance shows its own cell of it. */
import {
  type BufferGeometry,
  InstancedBufferAttribute,
  type InstancedMesh,
  MeshStandardMaterial,
  type Texture,
} from 'three'
import { writeIntoBuffer } from '../pieces/writeIntoBuffer.ts'

export interface BoardTexture {
  readonly texture: Texture
  readonly roughness: number
  readonly metalness: number
  /** Atlas rectangle of a face: left, bottom, width, height, as shares of the texture. */
  cellOf(face: string | number): readonly [number, number, number, number]
  dispose(): void
}

const vertexHead = /* glsl */ `
attribute vec4 aCell;
`
const vertexCell = /* glsl */ `
vMapUv = aCell.xy + vMapUv * aCell.zw;
`

/** Expects UV coordinates from 0 to 1 over the face. */
export function printedMaterial({
  texture,
  roughness,
  metalness,
}: BoardTexture): MeshStandardMaterial {
  const material = new MeshStandardMaterial({ map: texture, roughness, metalness })
  material.onBeforeCompile = (shader) => {
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', `#include <common>\n${vertexHead}`)
      .replace('#include <uv_vertex>', `#include <uv_vertex>\n${vertexCell}`)
  }
  material.customProgramCacheKey = () => 'printed'
  return material
}

const cells = (geometry: BufferGeometry): InstancedBufferAttribute | null => {
  const known = geometry.getAttribute('aCell')
  return known instanceof InstancedBufferAttribute ? known : null
}

/** Adds the per-instance attribute for `count` atlas cells. */
export function makeCells(geometry: BufferGeometry, count: number): void {
  geometry.setAttribute('aCell', new InstancedBufferAttribute(new Float32Array(count * 4), 4))
}

export function showFace(
  mesh: InstancedMesh,
  at: number,
  cell: ReturnType<BoardTexture['cellOf']>,
): void {
  const known = cells(mesh.geometry)
  if (known && writeIntoBuffer(known.array, at * 4, cell)) known.needsUpdate = true
}
