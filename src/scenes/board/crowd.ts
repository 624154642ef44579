/** On a machine that has to be spared, all things of a board that wear one material are drawn at once. */
import { Color, Group, type Material, MeshBasicMaterial, MeshLambertMaterial } from 'three'
import type { Quality } from '../contract.ts'
import { makeMaterial, recipeFor } from '../materials/index.ts'
import type { Part } from '../pieces/copies.ts'
import { isSameStand, type LookCopies, matrixOf } from './copies.ts'
import { type CrowdMesh, makeCrowdMesh } from './crowdMesh.ts'
import type { Posed } from './poseAt.ts'
import type { Body } from './thing.ts'

export interface Crowd {
  readonly group: Group
  /** Resolves when these parts can be drawn without waiting. */
  prepare(parts: readonly Part[]): Promise<void>
  /** As `makeLookCopies`, of parts that have been prepared. */
  copies(parts: readonly Part[], body: Body, room: number): LookCopies
  dispose(): void
}

/** What has a print of its own or is seen through is drawn by itself, and so is what hides pieces. */
export const isCrowded = (parts: readonly Part[], body: Body): boolean =>
  !body.hides &&
  parts.every(
    ({ geometry, material }) =>
      !geometry.hasAttribute('aCell') && !material.transparent && recipeFor(material.name),
  )

const white = new Color('#ffffff')

const coloured = (material: Material): MeshBasicMaterial | MeshLambertMaterial | null =>
  material instanceof MeshLambertMaterial || material instanceof MeshBasicMaterial ? material : null

/** Nothing but a colour: it can be given to the corners, and all such are one material. */
const isPlain = (material: Material): boolean =>
  material instanceof MeshLambertMaterial && material.map === null

function wornBy(material: Material, tier: Quality): Material {
  const recipe = isPlain(material) ? 'inlay' : recipeFor(material.name)
  return makeMaterial(recipe ?? 'inlay', tier, 'alone')
}

const baseOf = (material: Material): Color =>
  isPlain(material) ? (coloured(material)?.color ?? white) : white

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
  const meshFor = ({ material }: Part) => {
    const worn = wornBy(material, tier)
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
