/** Draws a card's symbol on a canvas, in a medallion with arrows that tell whose things the ability affects. */
import { ICONS } from '../../icons/icons.ts'
import { ARROW_SHAPES } from '../../icons/nagaraja.ts'
import { type CardArrow, type CardFace, type PrintedSymbol, type CardPen, sheet } from './face.ts'
import { drawTwoToneIcon } from './icon.ts'
import { grounds, inks } from './inks.ts'
import { pathOf } from './path.ts'

const middle = { x: sheet.wide / 2, y: 378 } as const
const radius = 80

const icons: Readonly<Record<PrintedSymbol, string>> = {
  relic: 'relic',
  room: 'chamber',
  stick: 'stick',
  card: 'card',
}

export function drawSymbol(pen: CardPen, card: CardFace): void {
  drawMedallion(pen, card.symbol, middle.x, middle.y, radius)
  const beside = radius + 74
  const [left, right] = arrowsOf[card.arrow]
  drawArrow(pen, left, middle.x - beside, middle.y + 50)
  drawArrow(pen, right, middle.x + beside, middle.y + 50)
}

export function drawMedallion(
  pen: CardPen,
  symbol: PrintedSymbol,
  x: number,
  y: number,
  r: number,
): void {
  pen.save()
  pen.shadowColor = 'rgba(0,0,0,0.45)'
  pen.shadowBlur = r * 0.2
  pen.shadowOffsetY = r * 0.08
  const metal = pen.createLinearGradient(x - r, y - r, x + r, y + r)
  metal.addColorStop(0, inks.goldLight)
  metal.addColorStop(0.5, inks.gold)
  metal.addColorStop(1, inks.goldDark)
  disc(pen, x, y, r)
  pen.fillStyle = metal
  pen.fill()
  pen.restore()
  const enamel = pen.createRadialGradient(x - r * 0.3, y - r * 0.35, r * 0.1, x, y, r)
  enamel.addColorStop(0, grounds[symbol].light)
  enamel.addColorStop(1, grounds[symbol].deep)
  disc(pen, x, y, r * 0.86)
  pen.fillStyle = enamel
  pen.fill()
  pen.strokeStyle = inks.goldDark
  pen.lineWidth = r * 0.03
  pen.stroke()
  const icon = ICONS[icons[symbol]]
  if (icon) drawTwoToneIcon(pen, icon, { x, y, size: r * 1.16, ink: inks.goldLight, line: 1.7 })
}

function disc(pen: CardPen, x: number, y: number, r: number): void {
  pen.beginPath()
  pen.arc(x, y, r, 0, Math.PI * 2)
}

type Way = keyof typeof ARROW_SHAPES

/** `away` (red) means the opponent's things, `here` (white) one's own; one of each: the player chooses. */
const arrowsOf: Readonly<Record<CardArrow, readonly [Way, Way]>> = {
  self: ['here', 'here'],
  opponent: ['away', 'away'],
  either: ['away', 'here'],
}

function drawArrow(pen: CardPen, way: Way, x: number, y: number): void {
  const size = 92
  pen.save()
  pen.translate(x - size / 2, y - size / 2)
  pen.scale(size / 24, size / 24)
  pen.lineJoin = 'round'
  pen.fillStyle = way === 'away' ? inks.red : inks.clear
  pen.fill(pathOf(ARROW_SHAPES[way]))
  pen.strokeStyle = inks.ink
  pen.lineWidth = 1.1
  pen.stroke(pathOf(ARROW_SHAPES[way]))
  pen.restore()
}
