/** The kit of the place: the table and its room, trays, dice and sticks. */
import { Group, Mesh, type Object3D } from 'three'
import { dieEdge, type PieceKind, stickLengths, stickThickness } from '../../shapes/pieces.ts'
import { trayNames, trays } from '../../shapes/trays.ts'
import type { Bodies, Body } from '../board/thing.ts'
import type { Quality } from '../contract.ts'
import { loadModel } from '../load.ts'
import { dress } from '../materials/index.ts'
import { loadModelParts } from '../pieces/copies.ts'
import { lowered } from '../throw/trayForm.ts'
import type { Kit, PaintedLayer, Painted } from './exhibit.ts'

const bodyOf = (long: number, thick: number, piece: PieceKind): Body => ({
  halfX: long / 2,
  halfZ: thick / 2,
  high: thick,
  piece,
})
const die = (piece: PieceKind): Body => bodyOf(dieEdge, dieEdge, piece)
const large: Body = { halfX: 60, halfZ: 60, high: 5 }

export const placeBodies: Bodies = {
  ...Object.fromEntries(
    ['orange', 'green', 'blue', 'purple'].map((colour) => [`die-${colour}`, die('d6')]),
  ),
  'die-colour': die('colour'),
  ...Object.fromEntries(
    (['stick-brown', 'stick-white', 'stick-green'] as const).map((name) => [
      name,
      bodyOf(stickLengths[name], stickThickness, name),
    ]),
  ),
  table: large,
  room: large,
  view: { ...large, drawnBy: 'layer' },
  ...Object.fromEntries(
    trayNames.map((name): [string, Body] => [
      `tray-${name}`,
      { halfX: trays[name].halfX, halfZ: trays[name].halfZ, high: 1, drawnBy: 'layer' },
    ]),
  ),
}

/** Paints a tray with the low walls and the shelf that it has in a match. */
export async function paintTray(
  { of: name = '', at, scale = 1 }: Painted,
  quality: Quality,
): Promise<PaintedLayer> {
  const parts = await loadModelParts(name, null, quality)
  const object = new Group()
  if (at) object.position.set(...at.at)
  object.scale.setScalar(scale)
  for (const { geometry, material } of parts) {
    lowered(geometry)
    const mesh = new Mesh(geometry, material)
    mesh.castShadow = !material.transparent
    mesh.receiveShadow = true
    object.add(mesh)
  }
  return { object, dispose: () => parts.forEach(({ geometry }) => geometry.dispose()) }
}

async function paintWhole(name: string, quality: Quality): Promise<PaintedLayer> {
  const object: Object3D = (await loadModel(name)).clone()
  dress(object, quality)
  object.traverse((part) => {
    if (part instanceof Mesh) part.receiveShadow = true
  })
  return { object, dispose: () => undefined }
}

export default function makePlaceKit(_values?: unknown): Kit {
  return {
    bodies: placeBodies,
    forms: {},
    paint: ({ of = '' }, _exhibit, { quality }) => paintWhole(of, quality),
  }
}
