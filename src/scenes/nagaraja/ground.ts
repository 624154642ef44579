/** Rows, columns and sides of an edition's slots and niches. */
import type { Box } from '../../games/nagaraja/edition.ts'
import { sides } from '../../games/nagaraja/vocabulary.ts'
import type { SlotSide } from '../../shapes/nagaraja.ts'
import { pileGrids } from '../../shapes/nagarajaTable.ts'

type Edge = readonly [row: number, column: number, side: SlotSide]

export const rowOf = ({ ground }: Box, slot: number): number => Math.floor(slot / ground.columns)
export const columnOf = ({ ground }: Box, slot: number): number => slot % ground.columns

const edgeOf = (box: Box, { slot, side }: { slot: number; side: number }): Edge => [
  rowOf(box, slot),
  columnOf(box, slot),
  sides[side] ?? 'N',
]

export const nicheEdge = (box: Box, niche: number): Edge =>
  edgeOf(box, box.ground.niches[niche] ?? { slot: 0, side: 0 })

export const gateEdge = (box: Box, gate: number): Edge =>
  edgeOf(box, box.ground.entrances[gate] ?? { slot: 0, side: 2 })

export const sideOf = (box: Box, niche: number): SlotSide => nicheEdge(box, niche)[2]

/** The entry of a pair for a seat. */
export const bySeat = <A, B>(pair: readonly [A, B], seat: number): A | B =>
  seat === 0 ? pair[0] : pair[1]

/** The smallest grid of the open discard pile that holds `count` cards. */
export const pileGridFor = (count: number) =>
  pileGrids.find(({ most }) => count <= most) ?? pileGrids[pileGrids.length - 1] ?? pileGrids[0]
