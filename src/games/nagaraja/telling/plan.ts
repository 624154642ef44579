/** Vector drawings of a temple's plan, to be rendered as SVG: floors, rooms with corridors, trap, gates, niches. */
import type { Drawing, Stroke } from '../../../kernel/drawing.ts'
import { type Box, lookUp } from '../edition.ts'
import { bitOf, corridorsOf, type SideSet } from '../edition/shape.ts'
import type { Room } from '../types.ts'

/** The midpoints of a cell's four sides: far, right, near, left. */
const ends = [
  [50, 0],
  [100, 50],
  [50, 100],
  [0, 50],
] as const

const square = (from: number): string => `M${from} ${from}H${100 - from}V${100 - from}H${from}Z`
const ring = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`

const fill = (tone: string, path: string): Stroke => ({ path, tone })
const draw = (tone: string, path: string, wide: number): Stroke => ({ path, tone, wide })

const endsOf = (open: SideSet): readonly (readonly [number, number])[] =>
  ends.filter((_, side) => (open & bitOf(side)) !== 0)

/** Two adjacent sides are joined by a curve; all others by lines through the middle. */
function corridorPath(open: SideSet): string {
  const [a, b, ...more] = endsOf(open)
  if (a && b && more.length === 0 && a[0] !== b[0] && a[1] !== b[1])
    return `M${a.join(' ')}Q50 50 ${b.join(' ')}`
  return endsOf(open)
    .map((end) => `M50 50L${end.join(' ')}`)
    .join('')
}

/** The crypt lies halfway between the middle and its corridor's ends. */
function cryptAt(open: SideSet): readonly [number, number] {
  const all = endsOf(open)
  const middle = (at: 0 | 1) => all.reduce((sum, end) => sum + end[at], 0) / all.length
  return [(middle(0) + 50) / 2, (middle(1) + 50) / 2]
}

const width = 17

function corridorStrokes(open: SideSet, isLive: boolean): readonly Stroke[] {
  const path = corridorPath(open)
  const bed = draw('bed', path, width + 5)
  return isLive ? [bed, draw('live', path, width), draw('bright', path, 4)] : [bed]
}

/** `live` is the bit mask of connected corridors. */
export function roomDrawing(box: Box, room: Room, live: number, corner?: string): Drawing {
  const shape = lookUp(box.rooms, room.id)
  const corridors = corridorsOf(shape, room.rotation)
  const crypt = corridors[shape.crypt]
  const lit = corridors.flatMap((open, i) => corridorStrokes(open, (live & (1 << i)) !== 0))
  const [x, y] = crypt === undefined ? [0, 0] : cryptAt(crypt)
  const pit = crypt === undefined ? [] : [fill('bed', ring(x, y, 18))]
  const lying = crypt !== undefined && room.amulet ? [fill('amulet', ring(x, y, 12))] : []
  const strokes = [fill('plate', square(2)), ...lit, ...pit, ...lying]
  return corner === undefined ? { strokes } : { strokes, corner }
}

export const floorDrawing = (corner: string): Drawing => ({
  strokes: [fill('floor', square(2))],
  corner,
})

const bars = [20, 35, 50, 65, 80]

export const trapDrawing = (corner: string): Drawing => ({
  corner,
  strokes: [
    fill('bed', square(4)),
    draw('iron', bars.map((at) => `M${at} 8V92M8 ${at}H92`).join(''), 5),
    draw('iron', square(8), 6),
  ],
})

export const gateDrawing: Drawing = {
  strokes: [
    fill('wall', 'M0 0H100V58H0Z'),
    fill('step', 'M22 58H78V72H22ZM16 74H84V86H16Z'),
    fill('bed', 'M36 0H64V58H36Z'),
    draw('live', 'M50 0V58', width),
  ],
}

/**
 * A niche as far as it is known; the sill on the side of its access is lit while the relic is open.
 */
export function nicheDrawing(
  corner: string,
  side: number,
  isOpen: boolean,
  tone: string,
  text?: string,
): Drawing {
  const [x, y] = ends[(side + 2) % 4] ?? ends[0]
  const sill = isOpen ? [draw('live', `M50 50L${x} ${y}`, width)] : []
  return {
    strokes: [
      fill('wall', square(0)),
      ...sill,
      fill(tone, 'M16 84V42C16 24 30 12 50 12C70 12 84 24 84 42V84Z'),
      draw('bed', 'M16 84V42C16 24 30 12 50 12C70 12 84 24 84 42V84Z', 3),
    ],
    corner,
    ...(text !== undefined && { text }),
  }
}
