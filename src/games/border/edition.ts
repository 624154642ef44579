/** Compiles an edition into a layout: lookup tables for the printed map and its sheets. */
import { type Colour, colours } from './vocabulary.ts'
import type { Command } from './commands.ts'
import type { Edition } from './data/schema.ts'

export interface Box {
  readonly id: number
  readonly col: number
  readonly row: number
  readonly white: boolean
  /** Boxes that share a side [BG3]. */
  readonly adj: readonly number[]
  /** Indices of the adjacent regions. */
  readonly regions: readonly number[]
}

export interface Region {
  readonly index: number
  readonly id: number
  readonly first: number
  readonly later: number
  readonly boxes: readonly number[]
}

export interface Segment {
  readonly index: number
  readonly colour: Colour
  readonly colourIndex: number
  readonly boxes: readonly number[]
}

export interface Sheet {
  readonly id: string
  readonly segments: readonly Segment[]
  /** Per box: the index of its colour and of its segment; -1 for white boxes. */
  readonly colourOf: readonly number[]
  readonly segmentOf: readonly number[]
  /** All commands that this sheet can ever offer, in canonical order. */
  readonly complete: readonly Command[]
  readonly cross: readonly (Command | null)[]
}

export interface Layout {
  /** The map as rows of text, for readable views; empty if the edition has none. */
  readonly rows: readonly string[]
  readonly boxes: readonly Box[]
  readonly regions: readonly Region[]
  readonly sheetIds: readonly string[]
  readonly sheets: Readonly<Record<string, Sheet>>
}

export function compile(data: Edition): Layout {
  const regions = data.regions.map((region, index) => ({ ...region, index }))
  const boxes = data.boxes.map(({ id, col, row, adj }) => ({
    id,
    col,
    row,
    adj,
    white: data.whiteBoxes.includes(id),
    regions: regions.filter((region) => region.boxes.includes(id)).map((region) => region.index),
  }))
  const sheetIds = Object.keys(data.sheets).sort()
  const sheets = Object.fromEntries(
    Object.entries(data.sheets).map(([id, printed]) => [id, makeSheet(id, printed, boxes.length)]),
  )
  return { rows: data.rows, boxes, regions, sheetIds, sheets }
}

function makeSheet(id: string, printed: Edition['sheets'][string], boxCount: number): Sheet {
  const segments = printed.map(({ colour, boxes }, index) => {
    return { index, colour, colourIndex: colours.indexOf(colour), boxes }
  })
  const colourOf = Array.from({ length: boxCount }, () => -1)
  const segmentOf = Array.from({ length: boxCount }, () => -1)
  const cross: (Command | null)[] = Array.from({ length: boxCount }, () => null)
  for (const segment of segments) {
    for (const box of segment.boxes) {
      colourOf[box] = segment.colourIndex
      segmentOf[box] = segment.index
      cross[box] = { type: 'cross', box, colour: segment.colour }
    }
  }
  const complete = segments.map((segment) => ({
    type: 'complete' as const,
    segment: segment.index,
  }))
  return { id, segments, colourOf, segmentOf, complete, cross }
}

/** The sheet with this letter; throws for an unknown letter. */
export function sheetOf(layout: Layout, id: string | null): Sheet {
  const sheet = id === null ? undefined : layout.sheets[id]
  if (!sheet) throw new Error(`no sheet ${String(id)}`)
  return sheet
}
