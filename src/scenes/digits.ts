/** Hand-drawn digits as stroke paths in a box 1 wide and 1.6 high, for chalk and engraving. */

const paths: readonly string[] = [
  'M.5 0C.1 0 .05 .4 .05 .8C.05 1.2 .15 1.6 .5 1.6C.85 1.6 .95 1.2 .95 .8C.95 .4 .9 0 .5 0Z',
  'M.2 .35L.58 0L.58 1.6',
  'M.08 .4C.1 .1 .35 0 .5 0C.8 0 .95 .22 .92 .48C.88 .85 .4 1.1 .06 1.6L.96 1.6',
  'M.1 .2C.25 .02 .4 0 .5 0C.75 0 .9 .18 .9 .4C.9 .62 .7 .76 .42 .76C.75 .76 .95 .94 .95 1.18C.95 1.45 .72 1.6 .46 1.6C.3 1.6 .15 1.55 .05 1.4',
  'M.7 1.6L.7 0L.04 1.1L.98 1.1',
  'M.88 0L.22 0L.14 .72C.3 .6 .45 .58 .55 .58C.8 .58 .96 .8 .96 1.08C.96 1.4 .74 1.6 .46 1.6C.28 1.6 .14 1.54 .04 1.4',
  'M.8 .04C.4 .2 .06 .7 .06 1.12C.06 1.42 .25 1.6 .5 1.6C.75 1.6 .95 1.4 .95 1.12C.95 .84 .76 .66 .52 .66C.3 .66 .12 .8 .07 1.02',
  'M.05 0L.96 0C.7 .45 .46 1 .4 1.6',
  'M.5 .74C.26 .74 .12 .56 .12 .38C.12 .14 .3 0 .5 0C.7 0 .88 .14 .88 .38C.88 .56 .74 .74 .5 .74C.22 .74 .05 .95 .05 1.18C.05 1.44 .25 1.6 .5 1.6C.75 1.6 .95 1.44 .95 1.18C.95 .95 .78 .74 .5 .74Z',
  'M.2 1.56C.6 1.4 .94 .9 .94 .48C.94 .18 .75 0 .5 0C.25 0 .05 .2 .05 .48C.05 .76 .24 .94 .48 .94C.7 .94 .88 .8 .93 .58',
]

const narrow = 0.62
const gap = 0.42

const widthOf = (digit: string): number => (digit === '1' ? narrow : 1)

/**
 * Draws a whole number centred at (x, y), `high` units tall; `weight` is the line width as a share
 * of the height.
 */
export function writeNumber(
  pen: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D,
  value: number,
  x: number,
  y: number,
  high: number,
  weight = 0.14,
): void {
  const digits = [...String(value)]
  const wide = digits.reduce((sum, digit) => sum + widthOf(digit), 0) + gap * (digits.length - 1)
  pen.save()
  pen.translate(x, y)
  pen.scale(high / 1.6, high / 1.6)
  pen.translate(-wide / 2, -0.8)
  pen.lineWidth = weight * 1.6
  pen.lineCap = 'round'
  pen.lineJoin = 'round'
  for (const digit of digits) {
    if (digit === '1') pen.translate(-0.12, 0)
    pen.stroke(new Path2D(paths[Number(digit)] ?? ''))
    pen.translate(widthOf(digit) + gap + (digit === '1' ? 0.12 : 0), 0)
  }
  pen.restore()
}
