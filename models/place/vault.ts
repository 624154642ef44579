// The ceiling: a cornice, a ribbed eight-sided vault with a lotus in its middle, eaves outside.
import { painted, type Paint } from '../kit/paint.ts'
import { flat, moved, sheet, soupOf, turnY, type Soup } from '../kit/soup.ts'
import { extruded } from '../kit/form.ts'
import type { Vec3 } from '../kit/manifold.ts'
import { flower, placed, STONES } from './flower.ts'
import { PLAN } from './plan.ts'
import { octagon } from './table.ts'

const stone: Paint = { material: 'sandstone', crease: 30 }

/** Height of the vault; `t` runs from the wall (0) to the middle (1). */
const rise = (t: number): number => PLAN.cornice + 10 + 96 * Math.sqrt(1 - (1 - t) ** 2) * 0.82

/** One eighth of the vault, seen from below, as concave gores. */
function gore(): Soup {
  const rows = 9
  const columns = 6
  const grid: Vec3[][] = []
  for (let r = 0; r <= rows; r++) {
    const t = r / rows
    const out = PLAN.apothem * (1 - t) + 6 * t
    const half = out * Math.tan(Math.PI / 8)
    grid.push(
      Array.from({ length: columns + 1 }, (_, c): Vec3 => {
        const s = (c / columns) * 2 - 1
        const hollow = 7 * (1 - s * s) * Math.sin(Math.PI * Math.min(1, t * 1.05))
        return [s * half, rise(t) + hollow, -out]
      }),
    )
  }
  return sheet(grid, { ...stone, tint: '#f3d9c4', crease: 70 })
}

/** A marble rib along the border of two gores. */
function rib(): Soup {
  const points: Vec3[][] = [[], [], [], []]
  for (let r = 0; r <= 12; r++) {
    const t = r / 12
    const out = (PLAN.apothem * (1 - t) + 6 * t) / Math.cos(Math.PI / 8)
    const y = rise(t) + 1
    points[0]?.push([-2.2, y, -out])
    points[1]?.push([-1.2, y - 3.2, -out])
    points[2]?.push([1.2, y - 3.2, -out])
    points[3]?.push([2.2, y, -out])
  }
  return moved(sheet(points, { material: 'marble', crease: 50 }), turnY(-22.5))
}

function lotus(): Soup {
  const y = rise(1) - 2
  const parts = flower(12, STONES.carnelian, STONES.gold, placed([0, 0], 0, 26))
  return parts.flatMap(({ outline, tint }) =>
    flat([outline], { material: 'inlay', tint, wrap: 'none' }, (px, py) => [px, y, py]),
  )
}

export function vault(): Soup {
  const band = octagon(PLAN.apothem + 14).subtract(octagon(PLAN.apothem - 8))
  const ledge = octagon(PLAN.apothem + 14).subtract(octagon(PLAN.apothem - 13))
  const up = (low: number, high: number, shape: typeof band, paint: Paint): Soup =>
    soupOf(
      painted(
        extruded(shape, low, high, { bevel: 0.8, steps: 1 }, { bevel: 0.8, steps: 1 }).rotate([
          -90, 0, 0,
        ]),
        paint,
      ),
    )
  const turn = (soup: Soup): Soup =>
    Array.from({ length: 8 }, (_, k) => moved(soup, turnY(45 * k))).flat()
  return [
    ...up(PLAN.cornice - 1, PLAN.cornice + 5, band, stone),
    ...up(PLAN.cornice + 5, PLAN.cornice + 8, ledge, { ...stone, material: 'marble' }),
    ...up(PLAN.cornice + 8, PLAN.cornice + 14, band, stone),
    ...turn(gore()),
    ...turn(rib()),
    ...lotus(),
    ...turn(eave()),
  ]
}

/** The sloping stone eave (chajja) outside one bay, seen through its arch. */
function eave(): Soup {
  const [a, b] = [PLAN.apothem + 6, PLAN.apothem + 62]
  const tan = Math.tan(Math.PI / 8)
  const [y0, y1] = [PLAN.cornice - 2, PLAN.cornice - 34]
  const edge = (out: number, y: number): Vec3[] => [
    [-out * tan, y, -out],
    [out * tan, y, -out],
  ]
  const under = sheet([edge(b, y1), edge(a, y0)], { ...stone, tint: '#c9b3a4' })
  const lip = sheet([edge(b, y1 + 3), edge(b, y1)], stone)
  return [...under, ...lip.map((tri) => ({ ...tri, at: reversed(tri.at) }))]
}

const reversed = (at: number[]): number[] => [
  ...at.slice(6, 9),
  ...at.slice(3, 6),
  ...at.slice(0, 3),
]
