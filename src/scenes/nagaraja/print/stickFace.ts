/** Draws one stick face on a canvas: a short rod whose height, rings and wood tell its kind, with its marks. */
import { NAGA } from '../../icons/glyphs.ts'
import { writeNumber } from '../../digits.ts'
import type { CardPen, PrintedStickKind } from './face.ts'
import { inks, rods } from './inks.ts'
import { roundedPath } from './paper.ts'
import { pathOf } from './path.ts'
import type { PixelField } from './plate.ts'

export interface PrintedStick {
  readonly kind: PrintedStickKind
  readonly face: { readonly points: number; readonly nagas: number } | null
  readonly isSpent: boolean
  readonly isOffered: boolean
  readonly isChosen: boolean
}

/** Height as a share of the field (proportional to the real sticks), and rings at both ends. */
const forms: Readonly<Record<PrintedStickKind, { tall: number; rings: number }>> = {
  brown: { tall: 1, rings: 3 },
  white: { tall: 0.9, rings: 2 },
  green: { tall: 0.8, rings: 1 },
}

/** Positions of up to four points, as shares of the face from its centre. */
const pips: readonly (readonly (readonly [x: number, y: number])[])[] = [
  [],
  [[0, 0]],
  [
    [0, -0.2],
    [0, 0.2],
  ],
  [
    [0, -0.31],
    [0, 0],
    [0, 0.31],
  ],
  [
    [-0.18, -0.18],
    [0.18, -0.18],
    [-0.18, 0.18],
    [0.18, 0.18],
  ],
]

const burnt = { body: '#3a332d', dark: '#171310', mark: '#8d8377' } as const

/** Gold if touchable, brighter if chosen. */
function rimOf({ isOffered, isChosen }: PrintedStick) {
  if (isChosen) return { tone: '#fffbe6', wide: 0.14 }
  return isOffered ? { tone: inks.goldLight, wide: 0.09 } : { tone: 'rgba(12,6,2,0.8)', wide: 0.04 }
}

export function drawStickFace(
  pen: CardPen,
  stick: PrintedStick,
  { x, y, wide, high }: PixelField,
): void {
  const { tall, rings } = forms[stick.kind]
  const long = high * tall
  const [top, size] = [y + high - long, Math.min(wide, high)]
  const wood = rods[stick.kind]
  const { body, dark, mark } = stick.isSpent ? burnt : wood
  pen.save()
  if (stick.face === null) pen.globalAlpha = 0.55
  const round = pen.createLinearGradient(x, 0, x + wide, 0)
  round.addColorStop(0, stick.isSpent ? body : wood.light)
  round.addColorStop(0.3, body)
  round.addColorStop(0.78, body)
  round.addColorStop(1, dark)
  roundedPath(pen, x, top, wide, long, size * 0.1)
  pen.fillStyle = round
  pen.fill()
  const rim = rimOf(stick)
  pen.strokeStyle = rim.tone
  pen.lineWidth = size * rim.wide
  pen.stroke()
  pen.fillStyle = dark
  const ring = size * 0.035
  for (let k = 0; k < rings; k += 1)
    for (const at of [top + ring * (1.6 + 2 * k), top + long - ring * (2.6 + 2 * k)])
      pen.fillRect(x + wide * 0.06, at, wide * 0.88, ring)
  const ink = stick.kind === 'white' && !stick.isSpent ? '#3a2113' : mark
  drawMarks(pen, stick, { x: x + wide / 2, y: top + long / 2, size: size * 0.8, ink, mark })
  if (stick.isSpent) strike(pen, x + wide / 2, top + long / 2, size * 0.42)
  pen.restore()
}

interface Marks {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly ink: string
  readonly mark: string
}

function drawMarks(pen: CardPen, { face }: PrintedStick, { x, y, size, ink, mark }: Marks): void {
  if (!face) return
  if (face.nagas > 0) drawNaga(pen, x, y, size, mark)
  else if (pips[face.points] === undefined) {
    pen.strokeStyle = ink
    writeNumber(pen, face.points, x, y, size * 0.6)
  }
  pen.fillStyle = ink
  for (const [right, down] of face.nagas > 0 ? [] : (pips[face.points] ?? [])) {
    pen.beginPath()
    pen.arc(x + right * size, y + down * size, size * 0.145, 0, Math.PI * 2)
    pen.fill()
  }
}

function drawNaga(pen: CardPen, x: number, y: number, size: number, colour: string): void {
  pen.save()
  pen.translate(x - size / 2, y - size / 2)
  pen.scale(size / 24, size / 24)
  pen.fillStyle = colour
  pen.fill(pathOf(NAGA), 'evenodd')
  pen.restore()
}

/** Strikes out a spent face. */
function strike(pen: CardPen, x: number, y: number, half: number): void {
  pen.strokeStyle = '#d2422e'
  pen.lineWidth = half * 0.2
  pen.lineCap = 'round'
  pen.beginPath()
  pen.moveTo(x - half, y + half)
  pen.lineTo(x + half, y - half)
  pen.stroke()
}
