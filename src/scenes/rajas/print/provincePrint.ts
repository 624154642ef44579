/** Canvas prints of province boards: incomes, and slot frames on the back side. */
import type { Edition } from '../../../games/rajas/data/schema.ts'
import {
  incomePlaces,
  incomeSign,
  incomeTileColours,
  type IncomeTileColour,
} from '../../../shapes/rajas.ts'
import type { Benefit } from '../../../games/rajas/data/benefits.ts'
import type { AtlasDrawing } from './atlas.ts'
import type { BoardPrint } from './boardPrint.ts'
import { marksOf } from './benefit.ts'
import { pattern } from './marks.ts'
import { ink, type SignPen, setRows } from './pen.ts'

/** A benefit in a frame; a slot's frame has the colour and pattern of the tiles that fit. */
function drawIncome(
  pen: SignPen,
  size: number,
  benefit: Benefit,
  slot: IncomeTileColour | undefined,
): void {
  const half = size / 2
  const { paint, ink: line } = incomeTileColours[slot ?? 'white']
  pen.beginPath()
  pen.roundRect(-half * 0.96, -half * 0.96, size * 0.96, size * 0.96, size * 0.16)
  pen.fillStyle = slot ? paint : '#b98a3c'
  pen.fill()
  const inner = slot ? 0.78 : 0.9
  pen.beginPath()
  pen.roundRect(-half * inner, -half * inner, size * inner, size * inner, size * 0.11)
  pen.fillStyle = '#fff6e2'
  pen.fill()
  if (slot) {
    pen.strokeStyle = ink
    pen.lineWidth = size * 0.015
    pen.stroke()
    for (const [x, y] of [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ] as const) {
      pen.save()
      pen.translate(x * half * 0.8, y * half * 0.8)
      pen.scale(size * 0.26, size * 0.26)
      pattern(pen, slot, line)
      pen.restore()
    }
  }
  const room = size * (slot ? 0.64 : 0.78)
  setRows(pen, marksOf(benefit), 0, 0, room, room)
}

/** Rounded square like the tile's outline. */
function ground(pen: SignPen, size: number, paint: string): void {
  pen.beginPath()
  pen.roundRect(-size / 2, -size / 2, size, size, size * 0.07)
  pen.fillStyle = paint
  pen.fill()
}

/** Face of an income tile: benefit on a disc, the colour's pattern in the corners. */
function drawIncomeTile(
  pen: SignPen,
  size: number,
  benefit: Benefit,
  colour: IncomeTileColour,
): void {
  const { paint, ink: line } = incomeTileColours[colour]
  ground(pen, size, paint)
  pen.beginPath()
  pen.arc(0, 0, size * 0.42, 0, Math.PI * 2)
  pen.fillStyle = '#fff8ea'
  pen.fill()
  pen.strokeStyle = ink
  pen.lineWidth = size * 0.016
  pen.stroke()
  for (const x of [-1, 1])
    for (const y of [-1, 1]) {
      pen.save()
      pen.translate(x * size * 0.39, y * size * 0.39)
      pen.scale(size * 0.26, size * 0.26)
      pattern(pen, colour, line)
      pen.restore()
    }
  setRows(pen, marksOf(benefit), 0, 0, size * 0.66, size * 0.56)
}

/** Back of the white income tiles. */
function drawHidden(pen: SignPen, size: number): void {
  const { paint } = incomeTileColours.white
  ground(pen, size, paint)
  pen.save()
  pen.scale(size * 1.4, size * 1.4)
  pattern(pen, 'white', '#8a6a44')
  pen.restore()
}

export function provincePrint({ provinceBoard }: Edition, side: 'front' | 'back'): BoardPrint {
  const { incomes } = provinceBoard[side]
  const places = incomePlaces(incomes)
  return {
    drawings: incomes.map(({ id, benefit, slot }): AtlasDrawing => ({
      key: `${side}-${id}`,
      draw: (pen, size) => drawIncome(pen, size, benefit, slot),
    })),
    decals: incomes.flatMap(({ id }, i) => {
      const at = places[i]
      return at ? [{ key: `${side}-${id}`, at, half: incomeSign.half }] : []
    }),
  }
}

/** Faces of income and river tiles by id, and `hidden` for the back. */
export function tokenDrawings({ incomeTiles, riverTiles }: Edition): readonly AtlasDrawing[] {
  const colours = ['white', 'yellow', 'red', 'brown'] as const
  return [
    ...colours.flatMap((colour) =>
      incomeTiles[colour].map(({ id, benefit }): AtlasDrawing => ({
        key: id,
        draw: (pen, size) => drawIncomeTile(pen, size, benefit, colour),
      })),
    ),
    ...riverTiles.tiles.map(({ id, benefit }): AtlasDrawing => ({
      key: id,
      draw: (pen, size) => setRows(pen, marksOf(benefit), 0, 0, size * 0.92, size * 0.92),
    })),
    { key: 'hidden', draw: drawHidden },
  ]
}
