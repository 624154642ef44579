/** Geometry of the end page's garland: hooks on the arch, swags, strings with bells. */
import { expect, test } from 'vitest'
import { layOutGarland } from '../../../src/app/end/garland.ts'
import { archHooks, archPath } from '../../../src/ui/arch.ts'

const arch = { left: 36, right: 364, foot: 436, spring: 178, tip: 36, lobes: 3 }
const hooks = archHooks(arch)

test("archHooks gives the points where the arch's lobes meet", () => {
  const outline = archPath(arch)
  expect(hooks).toHaveLength(6)
  for (const { x, y } of hooks) {
    expect(outline).toContain(`${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`)
  }
  expect(hooks.map(({ x }) => x)).toEqual(hooks.map(({ x }) => x).toSorted((a, b) => a - b))
})

test('layOutGarland fixes each swag at two hooks and lets it sag between them', () => {
  const { flowers } = layOutGarland(hooks, 15, [])
  for (const [i, hook] of hooks.entries()) {
    expect(flowers.some(({ x, y }) => Math.hypot(x - hook.x, y - hook.y) < 0.01)).toBe(true)
    const next = hooks[i + 1]
    if (!next) continue
    const middle = { x: (hook.x + next.x) / 2, y: (hook.y + next.y) / 2 }
    const near = flowers.toSorted((a, b) => Math.abs(a.x - middle.x) - Math.abs(b.x - middle.x))
    expect((near[0]?.y ?? 0) - middle.y).toBeGreaterThan(10)
  }
})

test('layOutGarland hangs symmetric vertical strings with a bell at each end', () => {
  const { flowers, bells } = layOutGarland(hooks, 15, [14, 8, 4])
  expect(bells).toHaveLength(6)
  bells.forEach((bell, i) => {
    expect(bell.x).toBe(hooks[i]?.x)
    expect(bell.y).toBeCloseTo(bells.at(-1 - i)?.y ?? 0)
    const above = flowers.filter(({ x, y }) => x === bell.x && y < bell.y)
    expect(Math.max(...above.map(({ y }) => y))).toBeCloseTo(bell.y - 7.2)
  })
})
