// Digits as strokes, for chalk and carving: one hand-written style for all numbers of the table.
import { flatten } from '../../src/scenes/icons/path.ts'
import { stroke } from './stroke.ts'
import { CrossSection } from './manifold.ts'
import type { Outline, Shape } from './manifold.ts'

/** SVG paths of the digits 0 to 9, in a box 10 wide and 16 high, y down. */
export const DIGITS: readonly string[] = [
  'M5 1C2 1 1 4.5 1 8C1 11.5 2 15 5 15C8 15 9 11.5 9 8C9 4.5 8 1 5 1Z',
  'M2.5 4L5.5 1V15M3 15H8',
  'M1.5 4.500C1.5 2 3 1 5 1C7.5 1 9 2.5 9 4.800C9 8.5 4 11 1.5 15H9',
  'M1.5 2.500C3 1 8.5 0.5 8.5 4.500C8.5 7 6.5 7.8 4.5 7.800C7 7.8 9 8.8 9 11.200C9 15.5 3 15.8 1 13.5',
  'M7 15V1L1 11H9.5',
  'M8.5 1H2.500L2 7.500C4 6 9 6 9 10.500C9 15.5 3 16 1.2 13.5',
  'M8 1.500C4 2 1 6 1 10.500C1 13.5 2.5 15 5 15C7.5 15 9 13.3 9 11C9 8.5 7.5 7.2 5.2 7.200C3.2 7.2 1.5 8.5 1.2 10.5',
  'M1 1H9L4 15',
  'M5 7.500C2.5 7.5 1.5 6 1.5 4.300C1.5 2.3 3 1 5 1C7 1 8.5 2.3 8.5 4.300C8.5 6 7.5 7.5 5 7.500C2.3 7.5 1 9.2 1 11.200C1 13.5 2.5 15 5 15C7.5 15 9 13.5 9 11.200C9 9.2 7.7 7.5 5 7.500Z',
  'M8.8 5.500C8.5 7.5 6.8 8.8 4.8 8.800C2.5 8.8 1 7.2 1 5C1 2.7 2.5 1 5 1C7.5 1 9 2.5 9 5.500C9 10 6 14 2 14.5',
]

/** A number as a 2D shape (y up), centred on the origin, `high` cm high, of strokes `wide` cm across. */
export function numeral(value: number, high: number, wide: number, step = 1.6, sides = 6): Shape {
  const digits = String(value)
  const k = high / 16
  const left = -(digits.length * 12 - 2) / 2
  return CrossSection.union(
    [...digits].flatMap((digit, i) =>
      flatten(DIGITS[Number(digit)] ?? '', step).map(({ points, closed }) => {
        const line: Outline = points.map(([x, y]) => [(left + i * 12 + x) * k, (8 - y) * k])
        const first = line[0]
        return stroke(closed && first ? [...line, first] : line, wide, sides)
      }),
    ),
  )
}
