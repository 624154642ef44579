/** Canvas print of the name plates: name, fame, wealth, gap of the two markers, next bonuses. */
import type { Command } from '../../games/rajas/commands.ts'
import type { Event } from '../../games/rajas/events.ts'
import { gapOf } from '../../games/rajas/rules/progress.ts'
import type { View } from '../../games/rajas/types.ts'
import { seatLooks } from '../../shapes/rajas.ts'
import type { ScenePrint } from '../board/scene.ts'
import { writeNumber } from '../digits.ts'
import { makeCanvasMap } from '../materials/canvasMap.ts'
import type { Lay } from './lay.ts'
import type { RajasPlan } from './plan.ts'
import { nextMarks } from './print/nextMarks.ts'
import { type SignRow, setRows } from './print/pen.ts'
import { coinMark, fameMark } from './print/marks.ts'

const row = 160
const columns = 1024

interface PlateText {
  readonly name: string
  readonly seat: number
  readonly fame: number
  readonly wealth: number
  readonly gap: number
  /** Next bonus on each track. */
  readonly next: readonly SignRow[]
  readonly isLit: boolean
}

/** An arrow for a positive gap; if the markers have met, a second arrow against it and a plus sign. */
function drawWay(pen: CanvasRenderingContext2D, x: number, y: number, haveMet: boolean): void {
  const lines: [number, number][][] = [
    [
      [0, 0],
      [44, 0],
    ],
    [
      [30, -13],
      [44, 0],
      [30, 13],
    ],
  ]
  const back: [number, number][][] = [
    [
      [14, -13],
      [0, 0],
      [14, 13],
    ],
    [
      [58, 0],
      [82, 0],
    ],
    [
      [70, -12],
      [70, 12],
    ],
  ]
  pen.beginPath()
  for (const points of haveMet ? [...lines, ...back] : lines)
    points.forEach(([dx, dy], i) =>
      i === 0 ? pen.moveTo(x + dx, y + dy) : pen.lineTo(x + dx, y + dy),
    )
  pen.stroke()
}

/** A pale card at the right end, like the signs of the board. */
function drawNext(pen: CanvasRenderingContext2D, rows: readonly SignRow[], top: number): void {
  if (rows.length === 0) return
  const [left, wide, high] = [columns * 0.83, columns * 0.16, row - 24]
  pen.beginPath()
  pen.roundRect(left, top + 12, wide, high, 16)
  pen.fillStyle = '#fff3d8'
  pen.fill()
  setRows(pen, rows, left + wide / 2, top + row / 2, wide - 20, high - 16)
}

/** Brass in two tones: bright for players who are to act or have won, with a bar in the seat's colour. */
function draw(pen: CanvasRenderingContext2D, text: PlateText, top: number): void {
  const { paint, deep } = seatLooks[text.seat] ?? seatLooks[0]
  const brass = pen.createLinearGradient(0, top, 0, top + row)
  const tones = text.isLit ? ['#fff0bd', '#f2cd72', '#d9a945'] : ['#8a6a33', '#6f5022', '#573d18']
  tones.forEach((tone, i) => brass.addColorStop(i / 2, tone))
  pen.fillStyle = brass
  pen.fillRect(0, top, columns, row)
  pen.fillStyle = text.isLit ? paint : deep
  pen.fillRect(14, top + 14, 30, row - 28)
  const ink = text.isLit ? '#3a1d07' : '#f6e3b4'
  pen.fillStyle = ink
  pen.textBaseline = 'middle'
  pen.textAlign = 'left'
  pen.font = "700 92px 'Alegreya', serif"
  pen.fillText(text.name, 64, top + row * 0.54, columns * 0.31)
  const sign = (mark: ReturnType<typeof coinMark>, x: number) => {
    pen.save()
    pen.translate(x, top + row / 2)
    pen.scale(118, 118)
    mark.draw(pen)
    pen.restore()
  }
  sign(fameMark(text.fame), columns * 0.45)
  sign(coinMark(text.wealth), columns * 0.568)
  pen.strokeStyle = ink
  pen.lineWidth = 7
  drawWay(pen, columns * 0.635, top + row / 2, text.gap <= 0)
  writeNumber(pen, Math.abs(text.gap), columns * 0.757, top + row * 0.5, 76, 0.15)
  drawNext(pen, text.next, top)
}

/**
 * `shiny`: without an environment map, metal renders black, so the plates are metallic only with
 * reflections.
 */
export function makeSeatPlatePrint(
  { rules, seats }: Lay,
  shiny: boolean,
): ScenePrint<View, Command, Event, RajasPlan> {
  const { pen, map: texture } = makeCanvasMap(columns, row * seats)
  return {
    texture,
    roughness: 0.38,
    metalness: shiny ? 0.3 : 0,
    cellOf: (seat) => [0, 1 - (Number(seat) + 1) / seats, 1, 1 / seats],
    write({ beat: { to }, names, acting }) {
      to.players.forEach((player, seat) => {
        const gap = -gapOf(rules, player)
        const isLit = acting.some((entry) => entry.seat === seat) || gap <= 0
        const { fame: stars, wealth } = player
        const next = nextMarks(rules, player)
        const name = names[seat] ?? ''
        draw(pen, { name, seat, fame: stars, wealth, gap, next, isLit }, seat * row)
      })
      texture.needsUpdate = true
    },
    dispose: () => texture.dispose(),
  }
}
