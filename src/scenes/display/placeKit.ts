/** What is shown of the place: the table and its room, trays as they stand there, dice and sticks. */
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

const die = (piece: PieceKind): Body => ({
  halfX: dieEdge / 2,
  halfZ: dieEdge / 2,
  high: dieEdge,
  piece,
})
const stick = (piece: 'stick-brown' | 'stick-white' | 'stick-green'): Body => ({
  halfX: stickLengths[piece] / 2,
  halfZ: stickThickness / 2,
  high: stickThickness,
  piece,
})
const large: Body = { halfX: 60, halfZ: 60, high: 5 }

export const placeBodies: Bodies = {
  'die-orange': die('d6'),
  'die-green': die('d6'),
  'die-blue': die('d6'),
  'die-purple': die('d6'),
  'die-colour': die('colour'),
  'stick-brown': stick('stick-brown'),
  'stick-white': stick('stick-white'),
  'stick-green': stick('stick-green'),
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

/** With the low walls and the shelf that a match sees. */
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
