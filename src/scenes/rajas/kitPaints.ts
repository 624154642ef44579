/** What kits of Rajas paint with: sheets of print, fixtures of the board, and several of them together. */
import { Group, Mesh, type Object3D } from 'three'
import type { View } from '../../games/rajas/types.ts'
import { onTable, type Placement } from '../../shapes/rajas.ts'
import type { PaintedLayer } from '../display/exhibit.ts'
import type { Quality } from '../contract.ts'
import { tiers } from '../quality.ts'
import type { Lay } from './lay.ts'
import { sceneryLayer } from './layers/scenery.ts'
import type { Put } from './puts.ts'
import { type AtlasDrawing, makeAtlas } from './print/atlas.ts'
import { type Decal, decalGeometry, decalMaterial } from './print/decals.ts'

export interface PrintSheet {
  readonly drawings: readonly AtlasDrawing[]
  readonly decals: readonly Decal[]
}

export const unique = (drawings: readonly AtlasDrawing[]): readonly AtlasDrawing[] => [
  ...new Map(drawings.map((drawing) => [drawing.key, drawing])).values(),
]
export const moved = ({ drawings, decals }: PrintSheet, by: Placement): PrintSheet => ({
  drawings,
  decals: decals.map((decal) => ({ ...decal, at: onTable(by, decal.at) })),
})

export function paintSheet(
  { drawings, decals }: PrintSheet,
  cell: number,
  isPlain: boolean,
): PaintedLayer {
  const atlas = makeAtlas(unique(drawings), cell)
  const mesh = new Mesh(decalGeometry(decals, atlas), decalMaterial(atlas, isPlain))
  mesh.receiveShadow = true
  return {
    object: mesh,
    dispose() {
      mesh.geometry.dispose()
      atlas.dispose()
    },
  }
}

/** Shown by itself, it all casts shadows. */
export async function paintPuts(
  lay: Lay,
  puts: readonly Put[],
  quality: Quality,
): Promise<PaintedLayer> {
  const made = await sceneryLayer(lay, () => puts).make({
    tier: tiers[quality],
    quality,
    view: {} as View,
  })
  for (const part of made.object.children) part.castShadow = true
  return made
}

export function groupPaints(paints: readonly PaintedLayer[]): PaintedLayer {
  const object: Object3D = new Group()
  for (const paint of paints) object.add(paint.object)
  return { object, dispose: () => paints.forEach((paint) => paint.dispose()) }
}
