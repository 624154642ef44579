/** Every worker space of a board by its id in the rules, and the printed spaces that covers hide. */
import {
  balconyStands,
  chamberStands,
  courtColours,
  gardenStands,
  mixedStands,
  pierStands,
  quarryStands,
  stallStands,
  type WorkerStand,
  terraceStands,
} from './spaces.ts'

/** Number of spaces of each kind. */
export interface SpaceCounts {
  readonly quarry: number
  readonly harbour: number
  readonly goods: number
  readonly oneGood: Readonly<Record<'silk' | 'tea' | 'spices', number>>
  readonly terrace: number
  readonly garden: number
  readonly balcony: number
  readonly chamber: number
}

export interface BoardStands {
  readonly stands: Readonly<Record<string, WorkerStand>>
  /** Stands printed on this side of the board that this match does not use. */
  readonly covered: readonly WorkerStand[]
}

const stallGoods = ['silk', 'tea', 'spices'] as const

/** Ids of several spaces of one kind: the first keeps the plain id, later ones carry their number. */
const several = (
  id: string,
  stands: readonly WorkerStand[],
  count: number,
): readonly [string, WorkerStand][] =>
  stands.slice(0, count).map((stand, i) => [i === 0 ? id : `${id}-${i + 1}`, stand])

const queue = (
  id: string,
  stands: readonly WorkerStand[],
  count: number,
): readonly [string, WorkerStand][] =>
  stands.slice(0, count).map((stand, i) => [`${id}-${i + 1}`, stand])

/** `printed` holds the counts of the board's side in use: with three players, the side for four. */
export function standsOf(counts: SpaceCounts, printed: SpaceCounts = counts): BoardStands {
  const most = (key: 'quarry' | 'harbour' | 'goods' | 'terrace'): number =>
    Math.max(counts[key], printed[key])
  const quarry = quarryStands(most('quarry'))
  const piers = pierStands(most('harbour'))
  const mixed = mixedStands(most('goods'))
  const terrace = terraceStands(most('terrace'))
  const stalls = stallStands(stallGoods.map((good) => counts.oneGood[good]))
  const gardens = gardenStands(courtColours.length, counts.garden)
  const balconies = balconyStands(courtColours.length, counts.balcony)
  const entries = [
    ...queue('quarry', quarry, counts.quarry),
    ...queue('harbour', piers, counts.harbour),
    ...several('goods', mixed, counts.goods),
    ...stallGoods.flatMap((good, i) =>
      several(`good-${good}`, stalls[i] ?? [], counts.oneGood[good]),
    ),
    ...several('terrace', terrace, counts.terrace),
    ...courtColours.flatMap((colour, i) =>
      several(`garden-${colour}`, gardens[i] ?? [], counts.garden),
    ),
    ...courtColours.flatMap((colour, i) =>
      several(`balcony-${colour}`, balconies[i] ?? [], counts.balcony),
    ),
    ...chamberStands(counts.chamber).flatMap((stands, i) =>
      several(`chamber-${i + 1}`, stands, counts.chamber),
    ),
  ]
  return {
    stands: Object.fromEntries(entries),
    covered: [
      ...quarry.slice(counts.quarry),
      ...piers.slice(counts.harbour),
      ...mixed.slice(counts.goods),
      ...terrace.slice(counts.terrace),
    ],
  }
}
