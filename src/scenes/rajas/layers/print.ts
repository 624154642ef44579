/** Layer of all prints on board, provinces and Kali, generated from the edition. */
import { Group, Mesh } from 'three'
import { boardAt, onTable } from '../../../shapes/rajas.ts'
import type { View } from '../../../games/rajas/types.ts'
import type { LayerTools } from '../../board/layer.ts'
import type { Lay } from '../lay.ts'
import { type Atlas, type AtlasDrawing, makeAtlas } from '../print/atlas.ts'
import { boardPrint } from '../print/boardPrint.ts'
import { type Decal, decalGeometry, decalMaterial } from '../print/decals.ts'
import { kaliPrint } from '../print/kaliPrint.ts'
import { karmaMark } from '../print/marks.ts'
import { setRows } from '../print/pen.ts'
import { provincePrint, tokenDrawings } from '../print/provincePrint.ts'
import { tileDrawings } from '../print/tilePrint.ts'
import { trackPrint } from '../print/trackPrint.ts'
import { makeMovingPrint } from './movingPrint.ts'
import { type RajasLayerPlan, setUpOf } from './plan.ts'
import { lotusFace, makePrinted } from './printed.ts'

interface Sheet {
  readonly drawings: readonly AtlasDrawing[]
  readonly decals: readonly Decal[]
}

const unique = (drawings: readonly AtlasDrawing[]): readonly AtlasDrawing[] => [
  ...new Map(drawings.map((drawing) => [drawing.key, drawing])).values(),
]

/** Shown beside a die that karma may flip. */
const lotus: AtlasDrawing = {
  key: lotusFace,
  draw: (pen, size) => setRows(pen, [[karmaMark]], 0, 0, size * 0.9, size * 0.9),
}

/** All signs of board, provinces and Kali, plus every drawing that a tile may need. */
function signsOf({ rules, plans, seats }: Lay, view: View, hasBoard: boolean): Sheet {
  const { edition } = rules
  const board = boardPrint(edition, seats as 2 | 3 | 4, view.navaratna)
  const kali = kaliPrint(edition)
  const sides = { front: provincePrint(edition, 'front'), back: provincePrint(edition, 'back') }
  const ofSeats = plans.flatMap(({ province, kali: at }, seat) => [
    ...sides[view.players[seat]?.side ?? 'front'].decals.map((decal) => ({
      ...decal,
      at: onTable(province, decal.at),
    })),
    ...kali.decals.map((decal) => ({ ...decal, at: onTable(at, decal.at) })),
  ])
  return {
    drawings: unique([
      ...board.drawings,
      ...kali.drawings,
      ...sides.front.drawings,
      ...sides.back.drawings,
      ...tileDrawings(edition),
      ...tokenDrawings(edition),
      lotus,
    ]),
    decals: [
      ...(hasBoard ? board.decals : []).map((decal) => ({
        ...decal,
        at: onTable(boardAt, decal.at),
      })),
      ...ofSeats,
    ],
  }
}

/** Atlas cell sizes of a sign and of a number (pixels). */
const cells = { sharp: { sign: 160, number: 64 }, low: { sign: 96, number: 40 } } as const

function stillPrint(decals: readonly Decal[], atlas: Atlas, isPlain: boolean): Mesh {
  const mesh = new Mesh(decalGeometry(decals, atlas), decalMaterial(atlas, isPlain))
  mesh.receiveShadow = true
  return mesh
}

function makePrint(lay: Lay, { quality, view }: LayerTools<View>, hasBoard: boolean) {
  const isPlain = quality === 'low'
  const { sign, number } = isPlain ? cells.low : cells.sharp
  const signs = signsOf(lay, view, hasBoard)
  const tracks = trackPrint(lay.rules.edition)
  const atlases = [makeAtlas(signs.drawings, sign), makeAtlas(tracks.drawings, number)] as const
  const numbers = (hasBoard ? tracks.decals : []).map((decal) => ({
    ...decal,
    at: onTable(boardAt, decal.at),
  }))
  const meshes = [
    stillPrint(signs.decals, atlases[0], isPlain),
    stillPrint(numbers, atlases[1], isPlain),
  ]
  const moving = makeMovingPrint(atlases[0], isPlain)
  const object = new Group()
  object.add(...meshes, moving.mesh)
  return {
    object,
    moving,
    dispose() {
      moving.dispose()
      for (const mesh of meshes) mesh.geometry.dispose()
      for (const atlas of atlases) atlas.dispose()
    },
  }
}

/** `hasBoard` is false for a province shown alone. */
export function printLayer(lay: Lay, hasBoard = true): RajasLayerPlan {
  return {
    name: 'print',
    madeFor: setUpOf,
    make(tools) {
      const { object, moving, dispose } = makePrint(lay, tools, hasBoard)
      const printedOn = makePrinted(lay)
      return {
        object,
        paint: (moment) => moving.show(printedOn(moment)),
        dispose,
      }
    },
  }
}
