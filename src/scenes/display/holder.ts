/** Builds an exhibit's meshes: instances for equal looks, and the layers that its game paints. */
import { Box3, Group, InstancedMesh, Matrix4, type Mesh, type Object3D, Vector3 } from 'three'
import { makeLookCopies } from '../board/copies.ts'
import { modelPartsOf } from '../board/form.ts'
import { groupedBy } from '../board/grouped.ts'
import type { Pose } from '../board/pose.ts'
import { type BoardTexture, printedMaterial } from '../board/print.ts'
import { type Bodies, type Body, bodyOf, type Look, nameOfLook } from '../board/thing.ts'
import type { Quality } from '../contract.ts'
import type { Exhibit, Kit, KitTools, PaintedLayer, ExhibitItem } from './exhibit.ts'
import { meshesIn } from './measure.ts'
import { paintTray, placeBodies } from './placeKit.ts'

export interface Holder {
  readonly group: Group
  readonly exhibit: Exhibit
  /** Poses all things. */
  pose(poseOf: (shown: ExhibitItem) => Pose): void
  /** Moves the parts of a single model away from each other: 0 together, 1 apart. */
  part(share: number): void
  /** Shows or hides light on things, which cannot follow them when they are taken apart. */
  showLight(isThere: boolean): void
  bounds(): Box3
  /** The bounding boxes of all parts. */
  feet(): readonly Box3[]
  dispose(): void
}

/** In exhibits everything casts a shadow, and nothing steps aside for pieces in the tray. */
const alone = (body: Body): Body => ({ ...body, castsFrom: 0, hides: false })

/** All games have dice, sticks and trays. */
const bodiesOf = ({ bodies }: Kit): Bodies => ({ ...placeBodies, ...bodies })

interface Making {
  readonly exhibit: Exhibit
  readonly kit: Kit
  readonly quality: Quality
  say: KitTools['say']
}

/** Draws all things of one look as instances. */
async function drawLook(
  shown: readonly ExhibitItem[],
  look: Look,
  { kit, quality }: Making,
  print: BoardTexture | null,
) {
  const body = alone(bodyOf(bodiesOf(kit), look))
  const material = print && printedMaterial(print)
  const parts = await modelPartsOf(look, body, kit.forms, material, quality, shown.length)
  return { shown, copies: makeLookCopies(parts, body, shown.length, print) }
}

/** Meshes of light neither cast nor receive shadows. They count for no bounds. */
const isBody = (mesh: Mesh): boolean => mesh.castShadow || mesh.receiveShadow

function boxOf({ geometry }: Mesh): Box3 {
  geometry.computeBoundingBox()
  return geometry.boundingBox ?? new Box3()
}

/** The boxes of a mesh, or of all its instances. */
function boxesOf(mesh: Mesh): readonly Box3[] {
  const own = boxOf(mesh)
  if (own.isEmpty()) return []
  mesh.updateWorldMatrix(true, false)
  if (!(mesh instanceof InstancedMesh)) return [own.clone().applyMatrix4(mesh.matrixWorld)]
  return Array.from({ length: mesh.count }, (_, i) => {
    const matrix = new Matrix4()
    mesh.getMatrixAt(i, matrix)
    return own.clone().applyMatrix4(matrix.premultiply(mesh.matrixWorld))
  })
}

/** The meshes of parts with their own heights in the model, from the lowest to the highest. */
function partsIn(root: Object3D) {
  const middle = ({ min, max }: Box3) => (min.y + max.y) / 2
  const parts = meshesIn(root).filter(isBody)
  const sorted = parts.toSorted((a, b) => middle(boxOf(a)) - middle(boxOf(b)))
  return sorted.map((mesh) => ({ mesh, y: mesh.position.y }))
}

export async function makeHolder(making: Making): Promise<Holder> {
  const { exhibit, kit, quality, say } = making
  const bodies = bodiesOf(kit)
  const group = new Group()
  const poses = new Map(exhibit.things.map(({ id, pose }) => [id, pose]))
  const tools: KitTools = { quality, say, poseOf: (id) => poses.get(id) ?? null }
  const print = kit.print?.(exhibit, tools) ?? null
  const own = exhibit.things.filter(({ look }) => bodyOf(bodies, look).drawnBy !== 'layer')
  const groups = [...groupedBy(own, ({ look }) => nameOfLook(look)).values()]
  const drawn = await Promise.all(
    groups.flatMap((shown) => (shown[0] ? [drawLook(shown, shown[0].look, making, print)] : [])),
  )
  const paints: readonly PaintedLayer[] = await Promise.all(
    exhibit.painted.flatMap((what) =>
      what.by === 'tray' ? paintTray(what, quality) : (kit.paint?.(what, exhibit, tools) ?? []),
    ),
  )
  group.add(...drawn.map(({ copies }) => copies.group), ...paints.map(({ object }) => object))
  const lights = paints.map(({ object }) => object).filter((one) => !meshesIn(one).some(isBody))
  const parts = partsIn(group)

  function pose(poseOf: (shown: ExhibitItem) => Pose): void {
    for (const { shown, copies } of drawn)
      copies.show(shown.map((it) => ({ id: it.id, look: it.look, pose: poseOf(it), size: 1 })))
  }
  const feet = () => meshesIn(group).filter(isBody).flatMap(boxesOf)
  const bounds = () => feet().reduce((whole, box) => whole.union(box), new Box3())
  pose(({ pose: at }) => at)
  return {
    group,
    exhibit,
    pose,
    part(share) {
      const gap = share && bounds().getSize(new Vector3()).y * 0.32
      parts.forEach(({ mesh, y }, order) => (mesh.position.y = y + order * gap))
    },
    showLight(isThere) {
      for (const object of lights) object.visible = isThere
    },
    bounds,
    feet,
    dispose() {
      for (const { copies } of drawn) copies.dispose()
      for (const paint of paints) paint.dispose()
      print?.dispose()
    },
  }
}
