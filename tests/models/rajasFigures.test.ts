/** The low version of the palace keeps its figures: as much of each is visible as of the fine ones. */
import { expect, it } from 'vitest'
import { figurePlace } from '../../src/shapes/rajas.ts'
import { type ReadPart, readModel } from './read.ts'

type Point = readonly [number, number, number]

/** Bounds of a figure: distance from its axis, above its foot and below its arch (cm). */
const reach = { round: 0.95, from: 0.3, to: 2.4 } as const
const chambers = [0, 1, 2, 3, 4, 5]

function areaOf(a: Point, b: Point, c: Point): number {
  const [ux, uy, uz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]]
  const [vx, vy, vz] = [c[0] - a[0], c[1] - a[1], c[2] - a[2]]
  return Math.hypot(uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx) / 2
}

/** Surface area of a figure (cm²). */
function figure(parts: readonly ReadPart[], chamber: number) {
  const foot = figurePlace(chamber)
  const isIn = ([x, y, z]: Point): boolean =>
    Math.hypot(x - foot.x, z - foot.z) < reach.round &&
    y > foot.y + reach.from &&
    y < foot.y + reach.to
  const all = parts.flatMap(({ at }) =>
    Array.from({ length: at.length / 3 }, (_, i) => at.slice(i * 3, i * 3 + 3)),
  )
  return all.reduce((sum, [a, b, c]) => {
    return a && b && c && [a, b, c].every(isIn) ? sum + areaOf(a, b, c) : sum
  }, 0)
}

it('is so for each of the six', async () => {
  const [fine, plain] = [await readModel('rajas-board'), await readModel('rajas-board-low')]
  const shares = chambers.map((chamber) => figure(plain, chamber) / figure(fine, chamber))
  for (const share of shares) {
    expect(share).toBeGreaterThan(0.45)
    expect(share).toBeLessThan(1.4)
  }
})
