/** Positions of static scenery: pads, steps, piers, ghats, brackets, bridge, residences, blocks. */
import { cellAt } from '../../games/rajas/edition/grid.ts'
import {
  boardAt,
  bracketAt,
  bridgePlace,
  fameCell,
  ghatPlace,
  onTable,
  type Placement,
  place,
  seatLooks,
  sign,
  tile,
  wealthCell,
} from '../../shapes/rajas.ts'
import type { Lay } from './lay.ts'
import { quarters } from './things/look.ts'
import { roadForm } from './things/tiles.ts'

export interface SceneryPlacement {
  readonly model: string
  readonly at: Placement
  readonly colour?: string
  /** Scale along the model's x axis. */
  readonly wide?: number
}

const onBoard = (at: Placement): Placement => onTable(boardAt, at)

function spacesOf({ stands: { stands, covered } }: Lay): readonly SceneryPlacement[] {
  const each = Object.entries(stands).flatMap(([id, stand]): SceneryPlacement[] => {
    const under = id.startsWith('quarry')
      ? [{ model: 'rajas-step', at: onBoard(stand.pad) }]
      : id.startsWith('harbour')
        ? [{ model: 'rajas-pier', at: onBoard(stand.pad) }]
        : []
    return [
      ...under,
      { model: 'rajas-pad', at: onBoard(stand.pad) },
      { model: 'rajas-sign', at: onBoard(stand.sign), wide: stand.wide / sign.half },
    ]
  })
  return [...each, ...covered.map(({ pad }) => ({ model: 'rajas-cover', at: onBoard(pad) }))]
}

function riverOf({ ghats, rules }: Lay): readonly SceneryPlacement[] {
  const banks = Array.from({ length: ghats }, (_, i): SceneryPlacement => ({
    model: 'rajas-ghat',
    at: onBoard(ghatPlace(i + 1, ghats)),
  }))
  return [...banks, { model: 'rajas-bridge', at: onBoard(bridgePlace(rules.bridge, ghats)) }]
}

function bracketsOf({ rules, tracks }: Lay): readonly SceneryPlacement[] {
  const cells = [
    ...rules.fame.map(({ at }) => fameCell(at, tracks)),
    ...rules.wealth.map(({ at }) => wealthCell(at, tracks)),
  ]
  return cells.map((cell) => ({ model: 'rajas-bracket', at: onBoard(bracketAt(cell)) }))
}

/** Residences and blocked cells of the provinces. */
export function homesOf({ rules, plans, cells }: Lay): readonly SceneryPlacement[] {
  const { blocks } = rules.edition.provinceBoard
  const { form, turn } = roadForm(rules.residenceRoads)
  return plans.flatMap(({ province }, seat): SceneryPlacement[] => {
    const home = onTable(province, cells[rules.residence] ?? place(0, 0, 0))
    const colour = (seatLooks[seat] ?? seatLooks[0]).paint
    return [
      { model: 'rajas-tile', at: home, colour },
      { model: `rajas-road-${form}`, at: { ...home, turn: quarters(turn) } },
      { model: 'rajas-residence', at: { ...home, y: home.y + tile.high } },
      ...blocks.map(({ col, row }): SceneryPlacement => ({
        model: 'rajas-block',
        at: onTable(province, cells[cellAt(col, row)] ?? home),
      })),
    ]
  })
}

export const sceneryPlacements = (lay: Lay): readonly SceneryPlacement[] => [
  ...spacesOf(lay),
  ...riverOf(lay),
  ...bracketsOf(lay),
  ...homesOf(lay),
]
