// Draws the slate's chalk: regions' pictures, their values, and the numbers of the score strip, as one PNG.
import { PNG } from 'pngjs'
import { hash, layers } from '../../src/scenes/materials/noise.ts'
import { strip, stripSpot } from '../../src/shapes/border.ts'
import { flatten } from '../../src/scenes/icons/path.ts'
import { LINE, MOTIF_OF_REGION, REGION_ART } from '../../src/scenes/icons/regionArt.ts'
import { FIGURES } from '../kit/figures.ts'
import { boxWidth, fields, inner } from './ground.ts'

/** Pixels along the picture. */
const WIDE = 1536
const HIGH = Math.round((WIDE * inner.z) / inner.x)
const SCALE = WIDE / (2 * inner.x)

class Chalk {
  readonly ink = new Float32Array(WIDE * HIGH)

  /** A stroke through points in cm, `wide` cm across. */
  stroke(points: readonly (readonly [number, number])[], wide: number): void {
    for (let i = 0; i + 1 < points.length; i++) {
      const [a, b] = [points[i], points[i + 1]]
      if (a && b) this.line(a[0], a[1], b[0], b[1], (wide / 2) * SCALE)
    }
  }

  private line(ax: number, az: number, bx: number, bz: number, half: number): void {
    const [x0, y0] = [(ax + inner.x) * SCALE, (az + inner.z) * SCALE]
    const [dx, dy] = [(bx - ax) * SCALE, (bz - az) * SCALE]
    const square = dx * dx + dy * dy || 1
    const reach = half + 1
    for (let y = Math.floor(Math.min(y0, y0 + dy) - reach); y <= Math.max(y0, y0 + dy) + reach; y++)
      for (
        let x = Math.floor(Math.min(x0, x0 + dx) - reach);
        x <= Math.max(x0, x0 + dx) + reach;
        x++
      ) {
        if (x < 0 || y < 0 || x >= WIDE || y >= HIGH) continue
        const t = Math.min(1, Math.max(0, ((x - x0) * dx + (y - y0) * dy) / square))
        const far = Math.hypot(x - x0 - dx * t, y - y0 - dy * t)
        const cover = Math.min(1, Math.max(0, half + 0.5 - far))
        const at = y * WIDE + x
        this.ink[at] = Math.max(this.ink[at] ?? 0, cover)
      }
  }

  path(d: string, x: number, z: number, size: number, box: number, wide: number): void {
    const k = size / box
    for (const run of flatten(d, box / 60)) {
      const points = run.points.map(([px, py]) => [x + px * k, z + py * k] as const)
      const first = points[0]
      this.stroke(run.closed && first ? [...points, first] : points, wide)
    }
  }

  /** Chalk leaves the stone's pores free. */
  png(): Uint8Array {
    const picture = new PNG({ width: WIDE, height: HIGH })
    for (let i = 0; i < WIDE * HIGH; i++) {
      const ink = this.ink[i] ?? 0
      if (ink === 0) continue
      const [u, v] = [(i % WIDE) / WIDE, Math.floor(i / WIDE) / HIGH]
      const pore =
        layers(u, v, 300, 240, 2, 5) * 0.75 + hash(i % WIDE, Math.floor(i / WIDE), 3) * 0.25
      const alpha = Math.round(ink * Math.min(1, Math.max(0, 1.5 - pore * 1.25)) * 15) * 15
      picture.data.set([244, 238, 222, alpha], i * 4)
    }
    return new Uint8Array(PNG.sync.write(picture, { colorType: 6, deflateLevel: 9 }))
  }
}

function figures(chalk: Chalk, value: number, x: number, z: number, high: number): void {
  const digits = String(value)
  const k = high / 16
  const wide = digits.length * 12 * k - 2 * k
  ;[...digits].forEach((digit, i) => {
    const left = x - wide / 2 + i * 12 * k
    chalk.path(FIGURES[Number(digit)] ?? '', left, z - high / 2, 16 * k, 16, high * 0.13)
  })
}

export function drawPrint(): Uint8Array {
  const chalk = new Chalk()
  fields.forEach((field, i) => {
    const motif = MOTIF_OF_REGION[field.id]
    const size = Math.min(7, (field.room - boxWidth * 0.48) * 1.85)
    if (motif) {
      const { firm, fine, solid } = REGION_ART[motif]
      const [x, z] = [field.middle.x - size / 2, field.middle.z - size / 2]
      chalk.path(fine, x, z, size, 100, (size * LINE.fine) / 100)
      chalk.path(firm, x, z, size, 100, (size * LINE.firm) / 100)
      chalk.path(solid, x, z, size, 100, (size * LINE.firm) / 100)
    }
    const { x, z } = stripSpot(i, fields.length)
    const wide = strip.halfX / fields.length
    figures(chalk, field.first, x - wide * 0.34, z, field.first > 9 ? 1.2 : 1.4)
    figures(chalk, field.later, x + wide * 0.6, z + 0.2, 0.9)
  })
  return chalk.png()
}
