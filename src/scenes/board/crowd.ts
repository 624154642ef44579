/** Batching for slow machines: all things that share a material are drawn in one draw call, whatever their model. */
import { Color, Group, type Material, MeshBasicMaterial, MeshLambertMaterial } from 'three'
import type { Quality } from '../contract.ts'
import { makeMaterial, recipeFor } from '../materials/index.ts'
import type { ModelPart } from '../pieces/copies.ts'
import { isSameStand, type LookCopies, matrixOf } from './copies.ts'
import { type CrowdMesh, makeCrowdMesh } from './crowdMesh.ts'
import type { Posed } from './poseAt.ts'
import type { Body } from './thing.ts'

export interface Crowd {
  readonly group: Group
  /** Resolves when the shaders for these parts are compiled. */
  prepare(parts: readonly ModelPart[]): Promise<void>
  /** Like `makeLookCopies`, for parts that `prepare` has resolved. */
  copies(parts: readonly ModelPart[], body: Body, room: number): LookCopies
  dispose(): void
}

/** False for printed, transparent and occluding parts, which need a mesh of their own. */
export const isCrowded = (parts: readonly ModelPart[], body: Body): boolean =>
  !body.hides &&
  parts.every(
    ({ geometry, material }) =>
      !geometry.hasAttribute('aCell') && !material.transparent && recipeFor(material.name),
  )

const white = new Color('#ffffff')

const coloured = (material: Material): MeshBasicMaterial | MeshLambertMaterial | null =>
  material instanceof MeshLambertMaterial || material instanceof MeshBasicMaterial ? material : null

/** Materials with only a colour: the colour moves into the vertices, so that all of them share one material. */
const isColourOnly = (material: Material): boolean =>
  material instanceof MeshLambertMaterial && material.map === null

function sharedMaterialFor(material: Material, tier: Quality): Material {
  const recipe = isColourOnly(material) ? 'inlay' : recipeFor(material.name)
  return makeMaterial(recipe ?? 'inlay', tier, 'alone')
}

const baseOf = (material: Material): Color =>
  isColourOnly(material) ? (coloured(material)?.color ?? white) : white

const tint = new Color()

export function makeCrowd(tier: Quality, warm: (thing: Group) => Promise<void>): Crowd {
  const group = new Group()
  const known = new Map<Material, { readonly crowd: CrowdMesh; readonly ready: Promise<void> }>()

  function begin(material: Material) {
    const crowd = makeCrowdMesh(material)
    const alone = new Group()
    alone.add(crowd.mesh)
    const begun = { crowd, ready: warm(alone).then(() => void group.add(crowd.mesh)) }
    known.set(material, begun)
    return begun
  }
  const meshFor = ({ material }: ModelPart) => {
    const worn = sharedMaterialFor(material, tier)
    return known.get(worn) ?? begin(worn)
  }

  return {
    group,
    async prepare(parts) {
      await Promise.all(parts.map((part) => meshFor(part).ready))
    },
    copies(parts, body, room) {
      const stands = parts.map((part) =>
        meshFor(part).crowd.enter(part.geometry, baseOf(part.material), room),
      )
      let shown: readonly Posed[] = []
      return {
        group: null,
        room,
        isPrinted: false,
        show(posed) {
          posed.forEach((one, at) => {
            const before = shown[at]
            if (!before || !isSameStand(before, one)) {
              const matrix = matrixOf(one, body)
              for (const stand of stands) stand.place(at, matrix)
            }
            if (one.look.colour === before?.look.colour) return
            tint.set(one.look.colour ?? '#fff')
            for (const stand of stands) stand.tone(at, tint)
          })
          shown = posed
          for (const stand of stands) stand.count(posed.length)
        },
        dispose() {
          for (const stand of stands) stand.leave()
          for (const { geometry } of parts) geometry.dispose()
        },
      }
    },
    dispose() {
      for (const { crowd } of known.values()) crowd.dispose()
    },
  }
}
