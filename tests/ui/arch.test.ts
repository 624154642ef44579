/** The arch of the curtain and the end page: closed, symmetric, with the given lobes and a centred tip. */
import { expect, test } from 'vitest'
import { archPath } from '../../src/ui/arch.ts'

const arch = { left: 10, right: 210, foot: 300, spring: 120, tip: 20 }

test.each([2, 3, 5])('archPath is closed and symmetric with %i lobes on each side', (lobes) => {
  const path = archPath({ ...arch, lobes })
  expect(path).toMatch(/^M10 300L10 120A.*L210 300Z$/)
  expect(path.match(/A/g)).toHaveLength(2 * lobes)
  expect(path).toContain('110 20C')
  const ends = [...path.matchAll(/A\S+ \S+ 0 0 1 ([\d.]+) ([\d.]+)/g)].map(
    ([, x, y]) => [Number(x), Number(y)] as const,
  )
  const rising = [[10, 120] as const, ...ends.slice(0, lobes)]
  const falling = ends.slice(lobes).toReversed()
  // Each lobe that ends on the left has its mirror image on the right.
  falling.forEach(([x, y], i) => {
    const [mirrored, height] = rising[i] ?? [0, 0]
    expect(x + mirrored).toBeCloseTo(220, 0)
    expect(y).toBeCloseTo(height, 0)
  })
  expect(Math.min(...ends.map(([, y]) => y))).toBeGreaterThan(arch.tip)
})
