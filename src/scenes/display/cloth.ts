/** The cloth on which components lie: heavy silk with folds that leave the middle flat. */
import { BufferAttribute, BufferGeometry, Mesh, MeshStandardMaterial, Vector2 } from 'three'
import type { Quality } from '../contract.ts'
import { surfaceTextures } from '../materials/index.ts'
import { UV_SPAN } from '../materials/span.ts'

export const cloths = { plum: '#4d2733', ink: '#2b3a4c', ivory: '#b3a184' } as const
export type ClothName = keyof typeof cloths
export const clothNames = Object.keys(cloths) as readonly ClothName[]

/** Of the radius of what lies on it: where folds begin, where they are highest, how high, and how far it reaches. */
const fold = { from: 1.35, whole: 4.5, high: 0.042, reach: 16 } as const
/** Strips from the middle outwards; they are wider farther out. */
const strips = 96

const smooth = (from: number, to: number, value: number): number => {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)))
  return t * t * (3 - 2 * t)
}

/** Folds run outwards from where the thing presses on the cloth, and bend on their way. */
function heightAt(x: number, z: number): number {
  const far = Math.hypot(x, z)
  const round = Math.atan2(z, x)
  const share = smooth(fold.from, fold.whole, far)
  const bent = round + 0.35 * Math.sin(far * 0.9 + 1.3)
  const ridge = Math.sin(bent * 5 + 0.8) * 0.55 + Math.sin(bent * 9 - far * 0.7) * 0.3
  return share * fold.high * (ridge + 0.35 * Math.sin(far * 1.7 + round * 2)) * Math.min(far, 5)
}

/** From -1 to 1, closer together in the middle. */
const spread = (i: number): number => {
  const t = (i / strips) * 2 - 1
  return Math.sign(t) * Math.abs(t) ** 2.2
}

/** How often the weave is seen across something of this radius (cm): fine, but never a blur. */
const threads = 30

function sheet(radius: number): BufferGeometry {
  const fine = Math.max(1.4, threads / radius) / UV_SPAN
  const [place, uv, index]: [number[], number[], number[]] = [[], [], []]
  const wide = strips + 1
  for (let row = 0; row <= strips; row += 1)
    for (let column = 0; column <= strips; column += 1) {
      const [x, z] = [spread(column) * fold.reach, spread(row) * fold.reach]
      place.push(x * radius, heightAt(x, z) * radius, z * radius)
      uv.push(x * radius * fine, z * radius * fine)
      if (row === strips || column === strips) continue
      const at = row * wide + column
      index.push(at, at + wide, at + 1, at + 1, at + wide, at + wide + 1)
    }
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(place), 3))
  geometry.setAttribute('uv', new BufferAttribute(new Float32Array(uv), 2))
  geometry.setIndex(index)
  geometry.computeVertexNormals()
  return geometry
}

export interface Cloth {
  readonly mesh: Mesh
  /** For something of this radius, whose lowest point is at this height (cm). */
  lay(x: number, y: number, z: number, radius: number): void
  dye(name: ClothName): void
  dispose(): void
}

const pixels = { high: 512, medium: 256, low: 128 } as const

export function makeCloth(quality: Quality): Cloth {
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
    lay(x, y, z, radius) {
      mesh.position.set(x, y, z)
      if (radius === known) return
      known = radius
      mesh.geometry.dispose()
      mesh.geometry = sheet(radius)
    },
    dye: (name) => void material.color.set(cloths[name]),
    dispose() {
      mesh.geometry.dispose()
      material.dispose()
    },
  }
}
