/** What stands on the table and never moves: pads, steps, piers, ghats, brackets, the bridge, residences, blocks. */
import { Color, Group, type InstancedMesh, Matrix4, Quaternion, Vector3 } from 'three'
import { cellAt } from '../../../games/rajas/edition/grid.ts'
import {
  boardAt,
  bracketAt,
  bridgePlace,
  fameCell,
  ghatPlace,
  onTable,
  type Place,
  place,
  seatLooks,
  sign,
  tile,
  wealthCell,
} from '../../../shapes/rajas.ts'
import { groupedBy } from '../../board/grouped.ts'
import type { Quality } from '../../contract.ts'
import { copiesOf, loadParts } from '../../pieces/copies.ts'
import type { Lay } from '../lay.ts'
import { modelFor } from '../models.ts'
import { quarters } from '../things/look.ts'
import { roadForm } from '../things/tiles.ts'
import type { RajasLayerPlan } from './plan.ts'

interface Put {
  readonly model: string
  readonly at: Place
  readonly colour?: string
  /** Made wider along its own x. */
  readonly wide?: number
}

const onBoard = (at: Place): Place => onTable(boardAt, at)

function spacesOf({ stands: { stands, covered } }: Lay): readonly Put[] {
  const each = Object.entries(stands).flatMap(([id, stand]): Put[] => {
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

function riverOf({ ghats, rules }: Lay): readonly Put[] {
  const banks = Array.from({ length: ghats }, (_, i): Put => ({
    model: 'rajas-ghat',
    at: onBoard(ghatPlace(i + 1, ghats)),
  }))
  return [...banks, { model: 'rajas-bridge', at: onBoard(bridgePlace(rules.bridge, ghats)) }]
}

function bracketsOf({ rules, tracks }: Lay): readonly Put[] {
  const cells = [
    ...rules.fame.map(({ at }) => fameCell(at, tracks)),
    ...rules.wealth.map(({ at }) => wealthCell(at, tracks)),
  ]
  return cells.map((cell) => ({ model: 'rajas-bracket', at: onBoard(bracketAt(cell)) }))
}

function homesOf({ rules, plans, cells }: Lay): readonly Put[] {
  const { blocks } = rules.edition.provinceBoard
  const { form, turn } = roadForm(rules.residenceRoads)
  return plans.flatMap(({ province }, seat): Put[] => {
    const home = onTable(province, cells[rules.residence] ?? place(0, 0, 0))
    const colour = (seatLooks[seat] ?? seatLooks[0]).paint
    return [
      { model: 'rajas-tile', at: home, colour },
      { model: `rajas-road-${form}`, at: { ...home, turn: quarters(turn) } },
      { model: 'rajas-residence', at: { ...home, y: home.y + tile.high } },
      ...blocks.map(({ col, row }): Put => ({
        model: 'rajas-block',
        at: onTable(province, cells[cellAt(col, row)] ?? home),
      })),
    ]
  })
}

/** The others are too low for a shadow that is seen. */
const casting: ReadonlySet<string> = new Set(['rajas-residence'])

const [where, turn, size, matrix] = [new Vector3(), new Quaternion(), new Vector3(), new Matrix4()]
const up = new Vector3(0, 1, 0)

async function copiesFor(
  puts: readonly Put[],
  quality: Quality,
): Promise<readonly InstancedMesh[]> {
  const model = modelFor(puts[0]?.model ?? '', quality)
  const parts = await loadParts(model, null, quality)
  return parts.map((part) => {
    const mesh = copiesOf(part, puts.length)
    mesh.castShadow = casting.has(puts[0]?.model ?? '')
    puts.forEach(({ at, colour, wide = 1 }, i) => {
      turn.setFromAxisAngle(up, at.turn)
      mesh.setMatrixAt(i, matrix.compose(where.set(at.x, at.y, at.z), turn, size.set(wide, 1, 1)))
      if (colour !== undefined) mesh.setColorAt(i, new Color(colour))
    })
    mesh.computeBoundingSphere()
    return mesh
  })
}

export function sceneryLayer(lay: Lay): RajasLayerPlan {
  return {
    name: 'scenery',
    madeFor: () => '',
    async make({ quality }) {
      const puts = [...spacesOf(lay), ...riverOf(lay), ...bracketsOf(lay), ...homesOf(lay)]
      const groups = groupedBy(puts, ({ model }) => model)
      const made = await Promise.all([...groups.values()].map((list) => copiesFor(list, quality)))
      const object = new Group()
      object.add(...made.flat())
      return {
        object,
        paint: () => undefined,
        dispose() {
          for (const mesh of made.flat()) {
            mesh.geometry.dispose()
            mesh.dispose()
          }
        },
      }
    },
  }
}
