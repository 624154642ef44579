/** Small prints that are enlarged under the pointer: bonuses, incomes, ghats, spaces, next bonuses of a player. */
import { line, type Line } from '../../kernel/line.ts'
import type { Seat } from '../../kernel/seat.ts'
import type { Benefit } from '../../games/rajas/data/benefits.ts'
import { chamberBenefit } from '../../games/rajas/rules/chambers.ts'
import { riverBenefit } from '../../games/rajas/rules/river.ts'
import { benefitName } from '../../games/rajas/telling/names.ts'
import { nextBonus } from '../../games/rajas/telling/publicFacts.ts'
import type { Player, View } from '../../games/rajas/types.ts'
import {
  bonusId,
  bonusSpot,
  ghatSpot,
  incomeTileId,
  plateId,
  riverTileId,
  slotSpot,
  spaceSpot,
} from './ids.ts'
import type { Lay } from './lay.ts'
import { marksOf } from './print/benefit.ts'
import { iconMark } from './print/marks.ts'
import { nextMarks } from './print/nextMarks.ts'
import type { SignRow } from './print/pen.ts'
import { nextWealth } from './things/people.ts'

export interface PrintedRows {
  readonly rows: readonly SignRow[]
  /** The same as text. */
  readonly lines: readonly Line[]
}

type Entry = readonly [id: string, printed: PrintedRows]

const benefitOn = (id: string, benefit: Benefit | null | undefined): readonly Entry[] =>
  benefit ? [[id, { rows: marksOf(benefit), lines: [benefitName(benefit)] }]] : []

/** A bonus without a benefit gives a worker. */
const bonuses = ({ rules }: Lay): readonly Entry[] =>
  (['fame', 'wealth'] as const).flatMap((track) =>
    rules[track].flatMap(({ at, benefit }): readonly Entry[] => {
      const id = bonusSpot(track, at)
      if (benefit) return benefitOn(id, benefit)
      return [[id, { rows: [[iconMark('worker')]], lines: [line('rajas.next.worker')] }]]
    }),
  )

const ghats = ({ rules, ghats: count }: Lay, view: View): readonly Entry[] =>
  Array.from({ length: count }, (_, i) => i + 1).flatMap((space) => {
    const [benefit, tile] = [riverBenefit(rules, view, space), view.river[space]]
    return [ghatSpot(space), ...(tile ? [riverTileId(tile)] : [])].flatMap((id) =>
      benefitOn(id, benefit),
    )
  })

const spaces = ({ rules, seats }: Lay, view: View): readonly Entry[] =>
  (rules.spaces[seats] ?? []).flatMap(({ id, chamber, benefit }) =>
    benefitOn(spaceSpot(id), chamber > 0 ? chamberBenefit(rules, view, chamber) : benefit),
  )

function nextOf({ rules }: Lay, player: Player, seat: Seat): readonly Entry[] {
  const rows = nextMarks(rules, player)
  const lines = (['fame', 'wealth'] as const).flatMap((track) => [
    line(track === 'fame' ? 'rajas.head.nextFame' : 'rajas.head.nextWealth'),
    nextBonus(rules, player, track),
  ])
  return rows.length > 0 ? [[plateId(seat), { rows, lines }]] : []
}

/** The marker that covers the next wealth bonus shows it. */
function markerOf({ rules }: Lay, player: Player, seat: Seat): readonly Entry[] {
  const next = nextWealth(rules, player)
  return benefitOn(bonusId(seat), next?.benefit)
}

const incomes = ({ rules }: Lay, { side }: Player, seat: Seat): readonly Entry[] =>
  Object.entries(rules[side].incomes).flatMap(([income, { benefit }]) =>
    benefitOn(slotSpot(seat, side, income), benefit),
  )

function incomeTiles({ rules }: Lay, { players, incomeOffer, whiteDiscards }: View) {
  const laid = players.flatMap(({ slots }) => Object.values(slots))
  return [...laid, ...incomeOffer, ...whiteDiscards].flatMap((tile) =>
    benefitOn(incomeTileId(tile), rules.incomeTiles[tile]?.benefit),
  )
}

const printedByView = new WeakMap<View, ReadonlyMap<string, PrintedRows>>()

/** Keyed by the pointed thing or spot; cached per view. */
export function printedAt(lay: Lay, view: View): ReadonlyMap<string, PrintedRows> {
  const found = printedByView.get(view)
  if (found) return found
  const all = new Map([
    ...bonuses(lay),
    ...ghats(lay, view),
    ...spaces(lay, view),
    ...view.players.flatMap((player, seat) => [
      ...nextOf(lay, player, seat),
      ...markerOf(lay, player, seat),
      ...incomes(lay, player, seat),
    ]),
    ...incomeTiles(lay, view),
  ])
  printedByView.set(view, all)
  return all
}
