/** Shows the components of Rajas by themselves, with the prints and fixtures that belong to each. */
import type { Mesh } from 'three'
import type { Rules } from '../../games/rajas/edition.ts'
import type { View } from '../../games/rajas/types.ts'
import { boardAt, bonusMarker, incomeTile, riverTile, seatLooks, tile } from '../../shapes/rajas.ts'
import { type Pose, pointOn } from '../board/pose.ts'
import { stillPlan } from '../board/plan.ts'
import { wedgeForm } from '../board/wedge.ts'
import { groupOf, momentAtRest, paintLayer } from '../display/atRest.ts'
import type { Exhibit, Kit, KitTools, PaintedLayer, ExhibitItem } from '../display/exhibit.ts'
import { tiers } from '../quality.ts'
import { tileId } from './ids.ts'
import { kitBodies } from './kitBodies.ts'
import { atlasOf, isPart, moved, paintPart, paintPuts, paintSheet } from './kitSheets.ts'
import { makeLay } from './lay.ts'
import { layersOf } from './layers/index.ts'
import { makeMovingPrint, type PlacedPrint } from './layers/movingPrint.ts'
import { printsOfTile } from './layers/printed.ts'
import { waterLayer } from './layers/water.ts'
import type { RajasPlan } from './plan.ts'
import { homesOf, sceneryPlacements } from './puts.ts'
import { seatPlate } from './plate.ts'
import { makeSeatPlatePrint } from './plates.ts'
import { boardPrint } from './print/boardPrint.ts'
import { kaliPrint } from './print/kaliPrint.ts'
import { provincePrint, tokenDrawings } from './print/provincePrint.ts'
import { backDecal, tileDrawings } from './print/tilePrint.ts'
import { trackPrint } from './print/trackPrint.ts'

const plan: RajasPlan = { ...stillPlan, turning: new Map<string, number>(), ending: null }
const [signs, numbers] = [[160, 96] as const, [64, 40] as const]

/** The height of a token's face, and half of its print's width, by the token's model. */
const faceOf: Readonly<Record<string, readonly [high: number, half: number]>> = {
  'rajas-income': [incomeTile.high, incomeTile.half * 0.92],
  'rajas-river-tile': [riverTile.high, riverTile.half * 0.9],
  ...Object.fromEntries(
    seatLooks.map(({ name }) => [`rajas-bonus-${name}`, [bonusMarker.high, bonusMarker.face]]),
  ),
}

/** Prints of one thing: price and coins of a tile, its back, or the face of a token. */
function printsOn(
  { edition }: Rules,
  { id, look }: ExhibitItem,
  pose: Pose,
): readonly PlacedPrint[] {
  const { model, face } = look
  const on = (key: string, high: number, half: number): readonly PlacedPrint[] => {
    const [x, y, z] = pointOn(pose, 0, high, 0)
    return [{ key, x, y, z, half }]
  }
  const { tiles } = edition.provinceTiles
  const own = tiles.find((one) =>
    model === 'rajas-tile' ? tileId(one.id) === id : one.id === face,
  )
  if (own && model === 'rajas-tile') return printsOfTile(own, pose)
  if (own && model === 'rajas-tile-under')
    return on(backDecal(own).key, tile.high, backDecal(own).half)
  const known = faceOf[model]
  return known && face !== undefined ? on(`${face}`, ...known) : []
}

/** Moves squares without a print to the first print, so that the mesh is bounded by its prints. */
function gather({ geometry }: Mesh): void {
  const place = geometry.getAttribute('position')
  const used = (geometry.drawRange.count / 6) * 4
  for (let i = used; i < place.count; i += 1)
    place.setXYZ(i, place.getX(0), place.getY(0), place.getZ(0))
}

function paintFaces(
  rules: Rules,
  { things }: Exhibit,
  { poseOf, quality }: KitTools,
): PaintedLayer {
  const printed = things.flatMap((shown) => printsOn(rules, shown, poseOf(shown.id) ?? shown.pose))
  if (printed.length === 0) return groupOf([])
  const wanted = new Set(printed.map(({ key }) => key))
  const { edition } = rules
  const board = boardPrint(edition, 4, false).drawings
  const drawings = [...tileDrawings(edition), ...tokenDrawings(edition), ...board]
  const atlas = atlasOf(
    drawings.filter(({ key }) => wanted.has(key)),
    256,
  )
  const made = makeMovingPrint(atlas, quality === 'low')
  made.show(printed)
  gather(made.mesh)
  return {
    object: made.mesh,
    dispose() {
      made.dispose()
      atlas.dispose()
    },
  }
}

const paintWater = async ({ quality }: KitTools): Promise<PaintedLayer> =>
  waterLayer().make({ tier: tiers[quality], quality, view: {} as View })

async function paintBoard(rules: Rules, of: string, tools: KitTools): Promise<PaintedLayer> {
  const { quality } = tools
  const [count, side] = of.split(' ')
  const seats = Number(count) as 2 | 3 | 4
  const lay = makeLay(rules, seats)
  const onBoard = sceneryPlacements(lay).slice(0, -homesOf(lay).length)
  const at = { ...boardAt, y: 0, turn: 0 }
  const board = boardPrint(rules.edition, seats, side === 'navaratna')
  return groupOf([
    await paintWater(tools),
    await paintPuts(lay, onBoard, quality),
    paintSheet(moved(board, at), signs, quality),
    paintSheet(moved(trackPrint(rules.edition), at), numbers, quality),
  ])
}

/** The province of the first of two seats. */
async function paintProvince(
  rules: Rules,
  side: string,
  { quality }: KitTools,
): Promise<PaintedLayer> {
  const lay = makeLay(rules, 2)
  const homes = homesOf(lay)
  const province = lay.plans[0]?.province ?? { x: 0, z: 0 }
  const sheet = provincePrint(rules.edition, side === 'back' ? 'back' : 'front')
  return groupOf([
    await paintPuts(lay, homes.slice(0, homes.length / 2), quality),
    paintSheet(moved(sheet, { ...province, y: 0, turn: 0 }), signs, quality),
  ])
}

function paintKali(rules: Rules, on: string, { poseOf, quality }: KitTools): PaintedLayer {
  const [x, , z] = poseOf(on)?.at ?? [0, 0, 0]
  return paintSheet(moved(kaliPrint(rules.edition), { x, y: 0, z, turn: 0 }), [192, 96], quality)
}

export default function makeKit(values: unknown): Kit {
  const rules = values as Rules
  return {
    bodies: kitBodies,
    forms: { plate: { geometry: () => wedgeForm(seatPlate), material: 'print' } },
    print(exhibit, tools) {
      const seats = (exhibit.view as View | undefined)?.players.length ?? 2
      const print = makeSeatPlatePrint(makeLay(rules, seats), tiers[tools.quality].reflections)
      if (exhibit.view) print.write?.(momentAtRest(plan, exhibit, tools))
      return print
    },
    async paint(what, exhibit, tools) {
      const { by, on = '', of = '' } = what
      if (by === 'faces') return paintFaces(rules, exhibit, tools)
      if (by === 'board') return paintBoard(rules, of, tools)
      if (by === 'province') return paintProvince(rules, of, tools)
      if (by === 'kali') return paintKali(rules, on, tools)
      if (by === 'water') return paintWater(tools)
      if (isPart(by)) return paintPart(rules, what, tools)
      const seats = (exhibit.view as View | undefined)?.players.length ?? 2
      const lay = makeLay(rules, seats)
      if (by === 'scenery') return paintPuts(lay, sceneryPlacements(lay), tools.quality)
      const layer = layersOf(lay).find(({ name }) => name === by)
      if (!layer) throw new Error(`Rajas has no layer ${by}`)
      return paintLayer(layer, plan, exhibit, tools)
    },
  }
}
