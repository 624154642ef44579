/** One exhibit made of meshes: equal looks as copies of one form, and what its game paints; posed again at any moment. */
import { Box3, Group, InstancedMesh, Matrix4, type Mesh, type Object3D, Vector3 } from 'three'
import { makeLookCopies, type OwnCopies } from '../board/copies.ts'
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
  /** Where things are; what is not named stays. */
  pose(poseOf: (shown: ExhibitItem) => Pose): void
  /** Moves the parts of a thing that is one model: 0 together, 1 apart. */
  part(share: number): void
  /** Light stays where it fell: it goes while its things are apart. */
  spill(isThere: boolean): void
  bounds(): Box3
  /** Middle and half size of each thing as it stands, on the ground alone. */
  feet(): readonly Box3[]
  dispose(): void
}

/** Shown by itself, everything throws a shadow, and nothing hides from pieces. */
const alone = (body: Body): Body => ({ ...body, castsFrom: 0, hides: false })

/** Dice, sticks and trays belong to every table. */
const bodiesOf = ({ bodies }: Kit): Bodies => ({ ...placeBodies, ...bodies })

interface Making {
  readonly exhibit: Exhibit
  readonly kit: Kit
  readonly quality: Quality
  say: KitTools['say']
}

interface Drawn {
  readonly shown: readonly ExhibitItem[]
  readonly copies: OwnCopies
}

async function drawLook(
  shown: readonly ExhibitItem[],
  look: Look,
  { kit, quality }: Making,
  print: BoardTexture | null,
): Promise<Drawn> {
  const body = alone(bodyOf(bodiesOf(kit), look))
  const material = print && printedMaterial(print)
  const parts = await modelPartsOf(look, body, kit.forms, material, quality, shown.length)
  return { shown, copies: makeLookCopies(parts, body, shown.length, print) }
}

const isDrawnByLayer = (bodies: Bodies, { look }: ExhibitItem): boolean =>
  bodyOf(bodies, look).drawnBy === 'layer'

interface Place {
  /** From the lowest part on. */
  readonly order: number
  /** Where it belongs (cm). */
  readonly y: number
}

/** Parts of one model lie apart in the order of their heights. */
function placesOf(meshes: readonly Mesh[]): ReadonlyMap<Mesh, Place> {
  const middle = (mesh: Mesh) => {
    mesh.geometry.computeBoundingBox()
    const box = mesh.geometry.boundingBox ?? new Box3()
    return (box.min.y + box.max.y) / 2
  }
  const order = [...meshes].sort((a, b) => middle(a) - middle(b))
  return new Map(order.map((mesh, at) => [mesh, { order: at, y: mesh.position.y }]))
}

const [one, spot] = [new Matrix4(), new Box3()]

function boxOf(mesh: Mesh, each: (box: Box3) => void): void {
  mesh.geometry.computeBoundingBox()
  const own = mesh.geometry.boundingBox
  if (!own || own.isEmpty()) return
  mesh.updateWorldMatrix(true, false)
  if (!(mesh instanceof InstancedMesh)) return each(spot.copy(own).applyMatrix4(mesh.matrixWorld))
  for (let i = 0; i < mesh.count; i += 1) {
    mesh.getMatrixAt(i, one)
    each(spot.copy(own).applyMatrix4(one.premultiply(mesh.matrixWorld)))
  }
}

/** Light that spills and prints that lie on things are no bodies. */
const isBody = (mesh: Mesh): boolean => mesh.castShadow || mesh.receiveShadow

export async function makeHolder(making: Making): Promise<Holder> {
  const { exhibit, kit, quality, say } = making
  const group = new Group()
  const poses = new Map(exhibit.things.map(({ id, pose }) => [id, pose]))
  const tools: KitTools = { quality, say, poseOf: (id) => poses.get(id) ?? null }
  const print = kit.print?.(exhibit, tools) ?? null
  const own = exhibit.things.filter((shown) => !isDrawnByLayer(bodiesOf(kit), shown))
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
  const spilt = paints.map(({ object }) => object).filter((one) => !meshesIn(one).some(isBody))
  const parts = placesOf(meshesIn(group).filter(isBody))

  function pose(poseOf: (shown: ExhibitItem) => Pose): void {
    for (const { shown, copies } of drawn)
      copies.show(shown.map((it) => ({ id: it.id, look: it.look, pose: poseOf(it), size: 1 })))
  }
  function eachBox(root: Object3D, each: (box: Box3) => void): void {
    for (const mesh of meshesIn(root)) if (isBody(mesh)) boxOf(mesh, each)
  }
  function bounds(): Box3 {
    const whole = new Box3()
    eachBox(group, (box) => whole.union(box))
    return whole
  }
  pose(({ pose: at }) => at)
  return {
    group,
    exhibit,
    pose,
    part(share) {
      const gap = share && bounds().getSize(new Vector3()).y * 0.32
      for (const [mesh, { order, y }] of parts) mesh.position.y = y + order * gap
    },
    spill(isThere) {
      for (const object of spilt) object.visible = isThere
    },
    bounds,
    feet() {
      const all: Box3[] = []
      eachBox(group, (box) => all.push(box.clone()))
      return all
    },
    dispose() {
      for (const { copies } of drawn) copies.dispose()
      for (const paint of paints) paint.dispose()
      print?.dispose()
    },
  }
}
