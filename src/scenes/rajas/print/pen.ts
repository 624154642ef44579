/** Layout of signs on a canvas: marks in a unit square, set in rows and scaled to fit a box. */

export type SignPen = CanvasRenderingContext2D

/** Draws around the origin, from -0.5 to 0.5 high; `wide` is relative to the height. */
export interface SignMark {
  readonly wide: number
  draw(pen: SignPen): void
}

export type SignRow = readonly SignMark[]

export const ink = '#3a2212'

const gap = 0.1

const widthOf = (row: SignRow): number =>
  row.reduce((sum, mark) => sum + mark.wide, 0) + gap * (row.length - 1)

/** Sets rows below each other; the widest row limits the size of all marks. */
export function setRows(
  pen: SignPen,
  rows: readonly SignRow[],
  x: number,
  y: number,
  wide: number,
  high: number,
): void {
  const filled = rows.filter((row) => row.length > 0)
  if (filled.length === 0) return
  const lines = filled.length + gap * (filled.length - 1)
  const size = Math.min(high / lines, ...filled.map((row) => wide / widthOf(row)))
  filled.forEach((row, i) => {
    const middle = y + (i - (filled.length - 1) / 2) * size * (1 + gap)
    let left = x - (widthOf(row) * size) / 2
    for (const mark of row) {
      pen.save()
      pen.translate(left + (mark.wide * size) / 2, middle)
      pen.scale(size, size)
      mark.draw(pen)
      pen.restore()
      left += (mark.wide + gap) * size
    }
  })
}

/** Wraps marks into the number of rows that makes them largest in a square. */
export function wrapped(marks: SignRow): readonly SignRow[] {
  if (marks.length <= 2) return [marks]
  const perRow = Math.ceil(marks.length / (marks.length > 6 ? 3 : 2))
  return Array.from({ length: Math.ceil(marks.length / perRow) }, (_, i) =>
    marks.slice(i * perRow, (i + 1) * perRow),
  )
}

const pathOf = (d: string): Path2D => new Path2D(d)

/** Fills an SVG path of 24 × 24 units, scaled to `size` and centred at (x, y). */
export function fillShape(pen: SignPen, d: string, size: number, fill: string, x = 0, y = 0): void {
  const path = pathOf(d)
  pen.save()
  pen.translate(x, y)
  pen.scale(size / 24, size / 24)
  pen.translate(-12, -12)
  pen.fillStyle = fill
  pen.fill(path, 'evenodd')
  pen.restore()
}
