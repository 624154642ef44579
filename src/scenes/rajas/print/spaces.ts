/** Canvas prints of worker spaces: cost above a line, gain below. */
import type { Benefit } from '../../../games/rajas/data/benefits.ts'
import type { DiceColour } from '../../../shapes/rajas.ts'
import type { AtlasDrawing } from './atlas.ts'
import { marksOf } from './benefit.ts'
import { anyDie, dieMark, dieUpTo, dieValue } from './diceMarks.ts'
import { upToMark } from './glue.ts'
import { coinMark, goodMark, iconMark, numberMark } from './marks.ts'
import { ink, type SignPen, type SignRow, setRows } from './pen.ts'

/** Marks in the longest row. */
const longestRow = (rows: readonly SignRow[]): number => Math.max(...rows.map((row) => row.length))

/** Cost above gain, or side by side on a wide sign; only one of them if the other is empty. */
function drawTrade(
  pen: SignPen,
  size: number,
  aspect: number,
  cost: readonly SignRow[],
  gain: readonly SignRow[],
): void {
  const wide = size * aspect
  const alone = cost.length === 0 ? gain : gain.length === 0 ? cost : null
  if (alone) return setRows(pen, alone, 0, 0, wide * 0.92, size * 0.88)
  pen.strokeStyle = ink
  pen.lineWidth = size * 0.016
  pen.beginPath()
  if (aspect > 1.4) {
    const [paid, won] = [longestRow(cost), longestRow(gain)]
    const left = wide * Math.min(0.52, Math.max(0.32, paid / (paid + won)))
    const at = left - wide / 2
    pen.moveTo(at, -size * 0.36)
    pen.lineTo(at, size * 0.36)
    pen.stroke()
    setRows(pen, cost, at - left / 2, 0, left * 0.84, size * 0.72)
    setRows(pen, gain, (at + wide / 2) / 2, 0, (wide - left) * 0.88, size * 0.84)
    return
  }
  const upper = size * 0.36
  pen.moveTo(-wide * 0.4, -size * 0.09)
  pen.lineTo(wide * 0.4, -size * 0.09)
  pen.stroke()
  setRows(pen, cost, 0, -size / 2 + upper / 2 + size * 0.02, wide * 0.9, upper)
  setRows(pen, gain, 0, size * 0.215, wide * 0.94, size * 0.5)
}

/** Cost and gain of a space, as rows of marks. */
export interface Trade {
  readonly cost: readonly SignRow[]
  readonly gain: readonly SignRow[]
}

export const tradeDrawing = (key: string, aspect: number, { cost, gain }: Trade): AtlasDrawing => ({
  key,
  aspect,
  draw: (pen, size) => drawTrade(pen, size, aspect, cost, gain),
})

/** Several one-row benefits share a row, so that they are drawn larger. */
function gainRows(effect: Benefit): readonly SignRow[] {
  if (effect.kind !== 'all') return marksOf(effect)
  const parts = effect.of.map(marksOf)
  return parts.every((rows) => rows.length === 1)
    ? [parts.flatMap((rows) => rows[0] ?? [])]
    : parts.flat()
}

const free = (gain: readonly SignRow[]): Trade => ({ cost: [], gain })

export const quarryTrade = (coins: number): Trade =>
  free(coins === 0 ? [[iconMark('tile')]] : [[coinMark(coins)]])

/** Coins, and a die of one of the payable values. */
export const harbourTrade = (coins: number, dice: readonly number[]): Trade => ({
  cost: [coins > 0 ? [coinMark(coins)] : [], dieUpTo(Math.min(...dice), Math.max(...dice))],
  gain: [[iconMark('boat')]],
})

export const goodsTrade = (most: number): Trade =>
  free([
    [goodMark('silk'), goodMark('tea'), goodMark('spices')],
    [iconMark('market'), upToMark(most)],
  ])

export const goodTrade = (name: 'silk' | 'tea' | 'spices'): Trade => ({
  cost: [[anyDie]],
  gain: [[goodMark(name)]],
})

/** Terrace and gardens have no cost. */
export const freeTrade = (effect: Benefit): Trade => free(gainRows(effect))

export const balconyTrade = (pay: DiceColour, effect: Benefit): Trade => ({
  cost: [[dieMark(pay)]],
  gain: gainRows(effect),
})

export const chamberTrade = (value: number, effect: Benefit): Trade => ({
  cost: [[dieValue(value)]],
  gain: gainRows(effect),
})

/** A number of a track. */
export const numeral = (key: string, value: number): AtlasDrawing => ({
  key,
  draw: (pen, size) => setRows(pen, [[numberMark(value)]], 0, 0, size * 0.9, size * 0.8),
})
