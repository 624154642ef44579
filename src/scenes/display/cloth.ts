/** The cloth under an exhibit: heavy silk, flat in the middle and folded farther out. */
import { BufferGeometry, Mesh, MeshStandardMaterial, PlaneGeometry, Vector2 } from 'three'
import type { Quality } from '../contract.ts'
import { smooth } from '../ease.ts'
import { surfaceTextures } from '../materials/index.ts'
import { UV_SPAN } from '../materials/span.ts'

const colours = { plum: '#4d2733', ink: '#2b3a4c', ivory: '#b3a184' } as const
export type ClothName = keyof typeof colours
export const clothNames = Object.keys(colours) as readonly ClothName[]

/** In radii of the exhibit: the first folds, the highest ones, their height, and the cloth's half width. */
const fold = { from: 1.35, whole: 4.5, high: 0.042, reach: 16 } as const
/** Segments along each side; the outer ones are longer. */
const segments = 96

/** Height of the folds, which run outwards and bend on their way. */
function heightAt(x: number, z: number): number {
  const distance = Math.hypot(x, z)
  const round = Math.atan2(z, x)
  const share = smooth((distance - fold.from) / (fold.whole - fold.from))
  const bent = round + 0.35 * Math.sin(distance * 0.9 + 1.3)
  const ridge = Math.sin(bent * 5 + 0.8) * 0.55 + Math.sin(bent * 9 - distance * 0.7) * 0.3
  const wave = 0.35 * Math.sin(distance * 1.7 + round * 2)
  return share * fold.high * (ridge + wave) * Math.min(distance, 5)
}

/** From -1 to 1, closer together in the middle. */
function spread(i: number): number {
  const t = (i / segments) * 2 - 1
  return Math.sign(t) * Math.abs(t) ** 2.2
}

/** Repeats of the weave across an exhibit of this radius (cm): fine, but not a blur. */
const threads = 30

function sheet(radius: number): BufferGeometry {
  const scale = Math.max(1.4, threads / radius) / UV_SPAN
  const geometry = new PlaneGeometry(1, 1, segments, segments)
  const [position, uv] = [geometry.getAttribute('position'), geometry.getAttribute('uv')]
  for (let i = 0; i < position.count; i += 1) {
    const x = spread(i % (segments + 1)) * fold.reach
    const z = spread(Math.floor(i / (segments + 1))) * fold.reach
    position.setXYZ(i, x * radius, heightAt(x, z) * radius, z * radius)
    uv.setXY(i, x * radius * scale, z * radius * scale)
  }
  geometry.computeVertexNormals()
  return geometry
}

/** Width of the textures in pixels. */
const pixels = { high: 512, medium: 256, low: 128 } as const

export function makeCloth(quality: Quality) {
  const maps = surfaceTextures('silk', pixels[quality])
  const material = new MeshStandardMaterial({
    roughness: 0.85,
    metalness: 0,
    envMapIntensity: 0.55,
    roughnessMap: maps.rough,
    ...(quality !== 'low' && { normalMap: maps.normal, normalScale: new Vector2(0.7, 0.7) }),
  })
  const mesh = new Mesh(new BufferGeometry(), material)
  mesh.receiveShadow = true
  mesh.name = 'cloth'
  let known = 0
  return {
    mesh,
    /** Under an exhibit of this radius, whose lowest point is at the height y (cm). */
    lay(x: number, y: number, z: number, radius: number): void {
      mesh.position.set(x, y, z)
      if (radius === known) return
      known = radius
      mesh.geometry.dispose()
      mesh.geometry = sheet(radius)
    },
    dye: (name: ClothName) => void material.color.set(colours[name]),
    dispose() {
      mesh.geometry.dispose()
      material.dispose()
    },
  }
}
