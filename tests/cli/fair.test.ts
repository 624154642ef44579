/** `npm run fair`: what it refuses, what it prints, and that a missed goal is its exit code. */
import { afterEach, expect, test, vi } from 'vitest'
import { UsageError } from '../../src/cli/args.ts'
import { run } from '../../src/cli/fair.ts'
import { goalNames, level, mostBias } from '../../src/physics/fairness/goals.ts'
import { smallestBias } from '../../src/physics/fairness/power.ts'

vi.setConfig({ testTimeout: 90_000 })
const printed = vi.spyOn(console, 'log').mockImplementation(() => undefined)
afterEach(() => printed.mockClear())

async function fair(given: string): Promise<{ status: number; text: string; json: unknown }> {
  const status = await run(given.split(' '))
  const lines = printed.mock.calls.map(([line]) => String(line))
  return { status, text: lines.join('\n'), json: JSON.parse(lines.at(-1) ?? '') as unknown }
}

test('fair reports on sticks of two throwers, each goal by its name', async () => {
  const asked = '--piece stick-brown --throwers 2 --count 6 --pieces 600 --json'
  const { status, text, json } = await fair(asked)
  expect(status).toBe(0)
  expect(text).toContain('6 at a time of two throwers')
  expect(text).toContain('FAIR (chance alone fails at most 4 fair runs in 1000)')
  const goals = [...goalNames]
  expect(json).toMatchObject({
    ok: true,
    pieces: 600,
    unclear: 0,
    throwers: 2,
    goals: Object.fromEntries(goals.map((name) => [name, true])),
  })
})

test('a gesture that always holds pieces the same way misses the goal of its name', async () => {
  const asked = '--piece d6 --gesture rigged --symmetry off --pieces 200 --json'
  const { status, text, json } = await fair(asked)
  expect(status).toBe(1)
  expect(text).toContain('NOT GOOD, missed: faces')
  expect(json).toMatchObject({ ok: false, goals: { faces: false, plain: true } })
})

test('fair calls a handful of pieces too few', async () => {
  const { status, text, json } = await fair('--piece d6 --pieces 10 --json')
  expect(status).toBe(1)
  expect(text).not.toContain('FAIR')
  expect(text).toContain('TOO FEW')
  const needed = Number(/at least (\d+)/.exec(text)?.[1])
  expect(json).toMatchObject({ ok: false, goals: { faces: true, enough: false } })
  expect(smallestBias(6, needed, level, 0.9)).toBeLessThanOrEqual(mostBias)
  expect(smallestBias(6, needed - 1, level, 0.9)).toBeGreaterThan(mostBias)
})

test.each([
  '--long 5 --piece d6',
  '--long 5 --symmetry off',
  '--long 5 --seed x',
  '--piece d6 --throwers 2',
  '--piece d6 --count 61',
  '--piece stick-white --count 17',
  '--piece stick-white --throwers 2 --count 1',
  '--piece stick-white --throwers 2 --count 33',
])('refused: %s', async (asked) => {
  await expect(run(asked.split(' '))).rejects.toThrow(UsageError)
})
