/** Display names of components, as line parts to be rendered in the reader's language. */
import { line, type Line, type ListPart, type RawPart } from '../../../kernel/line.ts'
import { type Colour, colours } from '../vocabulary.ts'
import type { Layout, Segment } from '../edition.ts'

export function colourName(colour: Colour): Line {
  return line(`border.colour.${colour}`)
}

/** The name of a die's face, which is the colour with that index. */
export function faceName(face: number): Line {
  const colour = colours[face]
  if (colour === undefined) throw new Error(`no face ${face}`)
  return { ...colourName(colour), sign: { icon: `colour-${colour}`, tone: colour } }
}

/** "c1" is the third column and the first row, counted from the map's edge. */
export function boxName(layout: Layout, id: number): RawPart {
  const box = layout.boxes[id]
  if (!box) throw new Error(`no box ${id}`)
  const { left, top } = cornerOf(layout)
  return { raw: columnLetter(box.col - left) + String(1 + box.row - top) }
}

export function columnLetter(column: number): string {
  return String.fromCharCode(97 + column)
}

const corners = new WeakMap<Layout, { left: number; top: number }>()

export function cornerOf(layout: Layout): { left: number; top: number } {
  const known = corners.get(layout)
  if (known) return known
  const left = Math.min(...layout.boxes.map((box) => box.col))
  const top = Math.min(...layout.boxes.map((box) => box.row))
  const corner = { left, top }
  corners.set(layout, corner)
  return corner
}

export function boxNames(layout: Layout, ids: readonly number[]): ListPart {
  return { list: ids.map((id) => boxName(layout, id)) }
}

/** For example "the red segment of 3 boxes". */
export function segmentName(segment: Segment): Line {
  return line(`border.segment.${segment.colour}`, { n: segment.boxes.length })
}

/** Regions are named after the picture drawn in them. */
export function regionName(layout: Layout, index: number): Line {
  const region = layout.regions[index]
  if (!region) throw new Error(`no region ${index}`)
  return line(`border.region.${region.id}`)
}

/** Counts per colour in the order of the die, for example "2 gray, 1 red". */
export function colourCounts(counts: readonly number[]): ListPart {
  const list = colours.flatMap((colour, i) => {
    const n = counts[i] ?? 0
    return n > 0 ? [line(`border.dice.${colour}`, { n })] : []
  })
  return { list: list.length > 0 ? list : [line('border.dice.none')] }
}

export function faceCounts(faces: readonly Colour[]): ListPart {
  return colourCounts(colours.map((colour) => faces.filter((face) => face === colour).length))
}
