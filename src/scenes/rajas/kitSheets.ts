/** Sheets of print and fixtures of the board, as Rajas' kit paints them in exhibits. */
import { Mesh } from 'three'
import type { Rules } from '../../games/rajas/edition.ts'
import type { View } from '../../games/rajas/types.ts'
import { bracketSign, onTable, type Placement, place, sign } from '../../shapes/rajas.ts'
import { groupOf } from '../display/atRest.ts'
import type { KitTools, PaintedLayer, Painted } from '../display/exhibit.ts'
import type { Quality } from '../contract.ts'
import { tiers } from '../quality.ts'
import { type Lay, makeLay } from './lay.ts'
import { sceneryLayer } from './layers/scenery.ts'
import type { SceneryPlacement } from './puts.ts'
import { type AtlasDrawing, makeAtlas } from './print/atlas.ts'
import { boardPrint, printOver } from './print/boardPrint.ts'
import { type Decal, decalGeometry, decalMaterial } from './print/decals.ts'

export interface KitSheet {
  readonly drawings: readonly AtlasDrawing[]
  readonly decals: readonly Decal[]
}

export const moved = ({ drawings, decals }: KitSheet, by: Placement): KitSheet => ({
  drawings,
  decals: decals.map((decal) => ({ ...decal, at: onTable(by, decal.at) })),
})

/** The atlas of a sheet with cells of so many pixels. */
export const atlasOf = (drawings: readonly AtlasDrawing[], cell: number) =>
  makeAtlas([...new Map(drawings.map((drawing) => [drawing.key, drawing])).values()], cell)

export function paintSheet(
  { drawings, decals }: KitSheet,
  [cell, lowCell]: readonly [number, number],
  quality: Quality,
): PaintedLayer {
  const isLow = quality === 'low'
  const atlas = atlasOf(drawings, isLow ? lowCell : cell)
  const mesh = new Mesh(decalGeometry(decals, atlas), decalMaterial(atlas, isLow))
  mesh.receiveShadow = true
  return {
    object: mesh,
    dispose() {
      mesh.geometry.dispose()
      atlas.dispose()
    },
  }
}

/** In exhibits all fixtures cast shadows. */
export async function paintPuts(
  lay: Lay,
  puts: readonly SceneryPlacement[],
  quality: Quality,
): Promise<PaintedLayer> {
  const tools = { tier: tiers[quality], quality, view: {} as View }
  const made = await sceneryLayer(lay, () => puts).make(tools)
  for (const part of made.object.children) part.castShadow = true
  return made
}

export const isPart = (by: string): by is keyof typeof printOver => by in printOver

/** One part of the board for four, with the print of the key `of`. A sign is as wide as its print and drawn with it. */
export async function paintPart(
  rules: Rules,
  { by, on = '', of }: Painted,
  { poseOf, quality }: KitTools,
): Promise<PaintedLayer> {
  const { drawings, decals } = boardPrint(rules.edition, 4, false)
  const decal = decals.find(({ key }) => key === of)
  if (!decal || !isPart(by)) throw new Error(`nothing is printed for ${by} ${of}`)
  const at: Placement = place(...(poseOf(on)?.at ?? ([0, 0, 0] as const)))
  const foot = by === 'bracket' ? bracketSign(at) : at
  const printed = { ...decal, at: { ...foot, y: foot.y + printOver[by] } }
  const sheet = { drawings: drawings.filter(({ key }) => key === of), decals: [printed] }
  const print = paintSheet(sheet, [256, 128], quality)
  if (by !== 'sign') return print
  const put = { model: 'rajas-sign', at, wide: decal.half / sign.half }
  return groupOf([await paintPuts(makeLay(rules, 4), [put], quality), print])
}
