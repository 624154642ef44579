/** How the components of Rajas are shown by themselves: with the prints and the furniture that belong to each. */
import { Group, type Mesh } from 'three'
import type { Rules } from '../../games/rajas/edition.ts'
import type { View } from '../../games/rajas/types.ts'
import { bonusMarker, incomeTile, riverTile, tile as size } from '../../shapes/rajas.ts'
import { boardAt } from '../../shapes/rajas.ts'
import { yawOf } from '../board/marks.ts'
import { pointOn } from '../board/pose.ts'
import { stillPlan } from '../board/plan.ts'
import { wedgeForm } from '../board/wedge.ts'
import type { Exhibit, Kit, KitTools, PaintedLayer, Painted } from '../display/exhibit.ts'
import { tiers } from '../quality.ts'
import { kitBodies } from './kitBodies.ts'
import { groupPaints, moved, paintPuts, paintSheet, unique } from './kitPaints.ts'
import { isPart, paintPart } from './kitParts.ts'
import { makeLay } from './lay.ts'
import { makeMovingPrint, type PlacedPrint } from './layers/movingPrint.ts'
import { waterLayer } from './layers/water.ts'
import { homesOf, puts } from './puts.ts'
import { seatPlate } from './plate.ts'
import { makeSeatPlatePrint } from './plates.ts'
import { type AtlasDrawing, makeAtlas } from './print/atlas.ts'
import { boardPrint } from './print/boardPrint.ts'
import { kaliPrint } from './print/kaliPrint.ts'
import { provincePrint, tokenDrawings } from './print/provincePrint.ts'
import { backDecal, tileDecals, tileDrawings } from './print/tilePrint.ts'
import { trackPrint } from './print/trackPrint.ts'

/** What has no print lies with the first one: the room that it takes is that of the prints. */
function gather({ geometry }: Mesh): void {
  const place = geometry.getAttribute('position')
  const used = (geometry.drawRange.count / 6) * 4
  for (let i = used; i < place.count; i += 1)
    place.setXYZ(i, place.getX(0), place.getY(0), place.getZ(0))
}

/** Prices, coins and animals of tiles, faces of tokens: on things that may move. */
function paintFaces(
  printed: readonly PlacedPrint[],
  drawings: readonly AtlasDrawing[],
  isPlain: boolean,
): PaintedLayer {
  const wanted = new Set(printed.map(({ key }) => key))
  const atlas = makeAtlas(
    unique(drawings).filter(({ key }) => wanted.has(key)),
    256,
  )
  const made = makeMovingPrint(atlas, isPlain)
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

/** A print that lies on a thing, wherever that is. */
function printedOn(
  rules: Rules,
  { by, on = '', of = '' }: Painted,
  { poseOf }: KitTools,
): PlacedPrint[] {
  const pose = poseOf(on)
  if (!pose) return []
  const at = (key: string, x: number, y: number, z: number, half: number): PlacedPrint => {
    const [px, py, pz] = pointOn(pose, x, y, z)
    return { key, x: px, y: py, z: pz, half }
  }
  if (by === 'income') return [at(of, 0, incomeTile.high, 0, incomeTile.half * 0.92)]
  if (by === 'river') return [at(of, 0, riverTile.high, 0, riverTile.half * 0.9)]
  if (by === 'bonus') return [at(of, 0, bonusMarker.high, 0, bonusMarker.face)]
  const tile = rules.edition.provinceTiles.tiles.find(({ id }) => id === of)
  if (!tile) return []
  if (by === 'back') return [at(backDecal(tile).key, 0, size.high, 0, backDecal(tile).half)]
  // whatever the tile's turn, its price and its coins stand upright for the near side
  const turn = (((Math.round((-2 * yawOf(pose)) / Math.PI) % 4) + 4) % 4) as number
  const [px, py, pz] = pose.at
  return tileDecals(tile, turn).map(({ key, at: { x, y, z }, half }) => ({
    key,
    half,
    x: px + x,
    y: py + y,
    z: pz + z,
  }))
}

type Seats = 2 | 3 | 4

const paintWater = async ({ quality }: KitTools): Promise<PaintedLayer> =>
  waterLayer().make({ tier: tiers[quality], quality, view: {} as View })

async function paintBoard(rules: Rules, of: string, tools: KitTools): Promise<PaintedLayer> {
  const [seats, side] = of.split(' ')
  const lay = makeLay(rules, Number(seats))
  const isPlain = tools.quality === 'low'
  const homes = homesOf(lay).length
  const onBoard = puts(lay).slice(0, -homes)
  const at = { ...boardAt, y: 0, turn: 0 }
  const board = boardPrint(rules.edition, Number(seats) as Seats, side === 'navaratna')
  return groupPaints([
    await paintWater(tools),
    await paintPuts(lay, onBoard, tools.quality),
    paintSheet(moved(board, at), isPlain ? 96 : 160, isPlain),
    paintSheet(moved(trackPrint(rules.edition), at), isPlain ? 40 : 64, isPlain),
  ])
}

async function paintProvince(rules: Rules, of: string, tools: KitTools): Promise<PaintedLayer> {
  const [side, seats, seat] = of.split(' ')
  const lay = makeLay(rules, Number(seats))
  const isPlain = tools.quality === 'low'
  const home = lay.plans[Number(seat)]
  if (!home) throw new Error(`nobody sits on ${seat}`)
  const all = homesOf(lay)
  const each = all.length / lay.plans.length
  const at = { ...home.province, y: 0, turn: 0 }
  const sheet = provincePrint(rules.edition, side === 'back' ? 'back' : 'front')
  return groupPaints([
    await paintPuts(lay, all.slice(each * Number(seat), each * (Number(seat) + 1)), tools.quality),
    paintSheet(moved(sheet, at), isPlain ? 96 : 160, isPlain),
  ])
}

function printPlates(rules: Rules, { view }: Exhibit, { quality, say }: KitTools) {
  const to = view as View | undefined
  const print = makeSeatPlatePrint(
    makeLay(rules, to?.players.length ?? 2),
    tiers[quality].reflections,
  )
  const beat = to && {
    number: 0,
    from: to,
    to,
    events: [],
    plan: { ...stillPlan, turning: new Map<string, number>(), ending: null },
  }
  const names = to?.players.map(() => 'Jharokha') ?? []
  if (beat) print.write?.({ beat, names, acting: [], say })
  return print
}

export default function makeKit(values: unknown): Kit {
  const rules = values as Rules
  return {
    bodies: kitBodies,
    forms: { plate: { geometry: () => wedgeForm(seatPlate), material: 'print' } },
    print: (exhibit, tools) => printPlates(rules, exhibit, tools),
    paint(what, exhibit, tools) {
      const isPlain = tools.quality === 'low'
      if (what.by === 'board') return paintBoard(rules, what.of ?? '4', tools)
      if (what.by === 'water') return paintWater(tools)
      if (what.by === 'province') return paintProvince(rules, what.of ?? 'front 2 0', tools)
      if (isPart(what.by)) return paintPart(rules, what, tools)
      const sign = isPlain ? 96 : 192
      if (what.by === 'kali') {
        const pose = tools.poseOf(what.on ?? '')?.at ?? [0, 0, 0]
        const at = { x: pose[0], y: 0, z: pose[2], turn: 0 }
        return paintSheet(moved(kaliPrint(rules.edition), at), sign, isPlain)
      }
      // all faces are printed at once, by the first of them
      const faces = exhibit.painted.filter(({ by }) => faceKinds.has(by))
      if (what !== faces[0]) return { object: new Group(), dispose: () => undefined }
      const drawings = [
        ...tileDrawings(rules.edition),
        ...tokenDrawings(rules.edition),
        ...boardPrint(rules.edition, 4, false).drawings,
      ]
      const printed = faces.flatMap((one) => printedOn(rules, one, tools))
      return paintFaces(printed, drawings, isPlain)
    },
  }
}

const faceKinds: ReadonlySet<string> = new Set(['tile', 'back', 'income', 'river', 'bonus'])
