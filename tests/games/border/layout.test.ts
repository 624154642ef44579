/** Invariants of the map and the sheets in `data/border.json`. */
import { describe, expect, test } from 'vitest'
import { border } from '../../../src/games/border/index.ts'
import data from '../../../src/games/border/data/border.json' with { type: 'json' }
import { colours } from '../../../src/games/border/vocabulary.ts'
import { faceCount } from '../../../src/shapes/pieces.ts'

const ownLayout = border.values

const { boxes, regions, sheets, sheetIds } = ownLayout
const every = boxes.map((box) => box.id)

/** Coordinates of the six neighbours of a pointy-top hexagon (odd-r layout). */
function touching(col: number, row: number): string[] {
  const shift = row % 2 === 0 ? -1 : 0
  return [
    [col - 1, row],
    [col + 1, row],
    [col + shift, row - 1],
    [col + shift + 1, row - 1],
    [col + shift, row + 1],
    [col + shift + 1, row + 1],
  ].map(String)
}

function reachable(from: number, inside: readonly number[]): number[] {
  const seen = [from]
  for (const box of seen) {
    for (const next of boxes[box]?.adj ?? []) {
      if (inside.includes(next) && !seen.includes(next)) seen.push(next)
    }
  }
  return seen
}

describe('the map', () => {
  test('[BG21] 86 boxes, numbered in order, each with its place', () => {
    expect(every).toEqual(Array.from({ length: 86 }, (_, i) => i))
    expect(new Set(boxes.map((box) => `${box.col},${box.row}`)).size).toBe(86)
  })

  test('[B4] two white boxes: the first and the last of the map', () => {
    expect(boxes.filter((box) => box.white).map((box) => box.id)).toEqual([0, 85])
    expect(boxes[0]?.regions.length).toBe(1)
  })

  test('[BG3, BG21] neighbours share a side, both ways, and the border is connected', () => {
    for (const box of boxes) {
      const around = touching(box.col, box.row)
      for (const other of box.adj) {
        const near = boxes[other]
        expect(near?.adj).toContain(box.id)
        expect(around).toContain(`${near?.col},${near?.row}`)
      }
    }
    expect(reachable(0, every)).toHaveLength(86)
  })

  test('[B2] nine regions', () => {
    expect(regions).toHaveLength(9)
  })

  test('[B5] values 4 to 12, and half of them rounded down', () => {
    expect(regions.map((region) => region.first)).toEqual([4, 5, 6, 7, 8, 9, 10, 11, 12])
    expect(regions.map((region) => region.later)).toEqual([2, 2, 3, 3, 4, 4, 5, 5, 6])
  })

  test('[B6] every box borders one, two or three regions, as the data says on both sides', () => {
    for (const box of data.boxes) {
      const listed = regions.filter((region) => region.boxes.includes(box.id)).map((r) => r.id)
      expect(listed.length).toBeGreaterThanOrEqual(1)
      expect(listed.length).toBeLessThanOrEqual(3)
      expect([...box.regions].sort()).toEqual(listed.sort())
    }
  })

  test('[BG21] the border of each region is one ring round the hexagons inside it', () => {
    for (const region of regions) {
      const inside = data.rows.flatMap((row, r) =>
        [...row].flatMap((sign, c) => (Number.parseInt(sign, 13) === region.id ? [[c, r]] : [])),
      )
      const around = new Set(inside.flatMap(([c, r]) => touching(c ?? 0, r ?? 0)))
      for (const [c, r] of inside) around.delete(`${c},${r}`)
      const ring = region.boxes.map((box) => `${boxes[box]?.col},${boxes[box]?.row}`)
      expect([...around].sort()).toEqual([...new Set(ring)].sort())
      expect(reachable(region.boxes[0] ?? -1, region.boxes)).toHaveLength(region.boxes.length)
      for (const box of region.boxes) {
        const along = boxes[box]?.adj.filter((other) => region.boxes.includes(other)) ?? []
        expect(along.length).toBeGreaterThanOrEqual(2)
      }
    }
  })
})

describe('the sheets', () => {
  test('[B1] four sheets', () => {
    expect(sheetIds).toEqual(['A', 'B', 'C', 'D'])
  })

  test.each(sheetIds)('[B3] sheet %s: every colour has segments of 2, 3, 4 and 5', (id) => {
    const segments = sheets[id]?.segments ?? []
    for (const colour of colours) {
      const lengths = segments.filter((s) => s.colour === colour).map((s) => s.boxes.length)
      expect(lengths.sort()).toEqual([2, 3, 4, 5])
    }
    const covered = segments.flatMap((segment) => segment.boxes).sort((a, b) => a - b)
    expect(covered).toEqual(every.filter((box) => !boxes[box]?.white))
  })

  test.each(sheetIds)('[BG21] sheet %s: every segment is connected', (id) => {
    for (const { boxes: own } of sheets[id]?.segments ?? []) {
      expect(reachable(own[0] ?? -1, own)).toHaveLength(own.length)
    }
  })

  test('[B2] no two sheets have the same colours on the same boxes', () => {
    const painted = sheetIds.map((id) => sheets[id]?.colourOf.join())
    expect(new Set(painted).size).toBe(4)
  })

  test('[B7] a die has one face for each of the six colours', () => {
    expect(data.dice).toEqual({ count: 5, faces: [...colours] })
    expect(faceCount('colour')).toBe(colours.length)
  })
})
