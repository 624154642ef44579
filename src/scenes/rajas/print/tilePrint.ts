/** Canvas prints of province tiles: price, coins of markets, animal on the back. */
import type { Edition } from '../../../games/rajas/data/schema.ts'
import { diceColours, type DiceColour, tile as size, tileSlots } from '../../../shapes/rajas.ts'
import { drawIcon } from '../../icons/drawIcon.ts'
import { PIP_SHAPES } from '../../icons/glyphs.ts'
import { writeNumber } from '../../digits.ts'
import type { AtlasDrawing } from './atlas.ts'
import type { Decal } from './decals.ts'
import { coinMark } from './marks.ts'
import { fillShape, type SignPen } from './pen.ts'

export type TileData = Edition['provinceTiles']['tiles'][number]

/** A shield in the tile's colour with the price and the colour's pip. */
function drawPrice(pen: SignPen, size: number, colour: DiceColour, cost: number): void {
  const { paint, deep } = diceColours[colour]
  const half = size / 2
  pen.beginPath()
  pen.roundRect(-half * 0.94, -half * 0.94, size * 0.94, size * 0.94, size * 0.2)
  pen.fillStyle = '#fff3d8'
  pen.fill()
  pen.beginPath()
  pen.roundRect(-half * 0.84, -half * 0.84, size * 0.84, size * 0.84, size * 0.15)
  pen.fillStyle = paint
  pen.fill()
  pen.strokeStyle = deep
  pen.lineWidth = size * 0.03
  pen.stroke()
  pen.strokeStyle = '#fff6e2'
  writeNumber(pen, cost, 0, -size * 0.09, size * (cost > 9 ? 0.38 : 0.46), 0.18)
  fillShape(pen, PIP_SHAPES[colour], size * 0.22, '#fff6e2', 0, size * 0.285)
}

/** The back: animal in a wreath, on the tile's colour. */
function drawBack(pen: SignPen, size: number, colour: DiceColour, animal: string): void {
  const { paint, deep, pale } = diceColours[colour]
  pen.fillStyle = paint
  pen.fillRect(-size, -size, size * 2, size * 2)
  pen.beginPath()
  pen.arc(0, 0, size * 0.43, 0, Math.PI * 2)
  pen.fillStyle = pale
  pen.fill()
  pen.strokeStyle = deep
  pen.lineWidth = size * 0.03
  pen.stroke()
  drawIcon(pen, animal, 0, 0, size * 0.62, deep, 1.9)
  for (const [x, y] of [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const)
    fillShape(pen, PIP_SHAPES[colour], size * 0.13, pale, x * size * 0.4, y * size * 0.4)
}

const priceKey = (colour: string, cost: number): string => `price-${colour}-${cost}`
const unique = (drawings: readonly AtlasDrawing[]): readonly AtlasDrawing[] => [
  ...new Map(drawings.map((drawing) => [drawing.key, drawing])).values(),
]

/** All drawings that the edition's tiles need, each once. */
export function tileDrawings({ provinceTiles }: Edition): readonly AtlasDrawing[] {
  return unique(
    provinceTiles.tiles.flatMap(({ colour, cost, back, markets }): AtlasDrawing[] => [
      { key: priceKey(colour, cost), draw: (pen, size) => drawPrice(pen, size, colour, cost) },
      { key: `back-${colour}-${back}`, draw: (pen, size) => drawBack(pen, size, colour, back) },
      ...markets.map(({ value }): AtlasDrawing => ({
        key: `coin-${value}`,
        draw(pen, size) {
          pen.scale(size, size)
          coinMark(value).draw(pen)
        },
      })),
    ]),
  )
}

/** Decals of a tile's face, upright for the near side; `turn` is in clockwise quarters. */
export function tileDecals(
  { colour, cost, buildings, markets }: TileData,
  turn: number,
): readonly Decal[] {
  const { price, contents } = tileSlots(turn)
  const coins = markets.map(({ value }, i): Decal => {
    const { x, z } = contents[buildings.length + i] ?? { x: 0, z: 0 }
    return { key: `coin-${value}`, at: { x, y: size.high, z: z + 0.36, turn: 0 }, half: 0.34 }
  })
  return [
    { key: priceKey(colour, cost), at: { ...price, y: size.high, turn: 0 }, half: 0.5 },
    ...coins,
  ]
}

/** Decal of a face-down tile. */
export const backDecal = ({ colour, back }: TileData): Decal => ({
  key: `back-${colour}-${back}`,
  at: { x: 0, y: size.high, z: 0, turn: 0 },
  half: size.edge / 2 - 0.1,
})
