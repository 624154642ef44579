/** Frames depend on the clock's seconds alone: 7, 24 and 60 frames per second, reversed and by seeking, look the same. */
import { beforeAll, expect, test, vi } from 'vitest'
import { ready } from '../../../src/physics/rapier.ts'
import { type BareTable, openBareTable } from './bareTable.tsx'
import { makeStory } from './story.ts'

beforeAll(async () => {
  // models cannot be loaded here; three only warns about fiber's clock, which nobody reads
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no models')))
  await ready()
})

/**
 * Shows the given second; when it jumps, the two preceding parts of the story start first, at their
 * own seconds.
 */
function makeTeller(table: BareTable, story: ReturnType<typeof makeStory>) {
  const parts = story.partsOn(table.time)
  let shown = -1
  return async (second: number): Promise<readonly number[]> => {
    const now = parts.findLastIndex(({ since }) => since <= second)
    const due = now === shown ? [] : parts.slice(Math.max(0, now - 2), now + 1)
    for (const { since, shown } of due) {
      table.time.set(since)
      await table.show(shown)
      table.draw()
    }
    shown = now
    table.time.set(second)
    return table.draw()
  }
}

const framesOf = (rate: number, end: number) =>
  Array.from({ length: Math.ceil(end * rate) }, (_, i) => i / rate)

function farthest(a: readonly number[], b: readonly number[]): number {
  if (a.length !== b.length) return Infinity
  return a.reduce((most, value, i) => Math.max(most, Math.abs(value - (b[i] ?? Infinity))), 0)
}

test.each([7, 24, 60])(
  'at %i frames per second each frame equals seeking to its second',
  async (rate) => {
    const story = makeStory()
    const running = await openBareTable()
    const tell = makeTeller(running, story)
    const seconds = framesOf(rate, story.end)
    const seen = new Map<number, readonly number[]>()
    for (const second of seconds) seen.set(second, await tell(second))
    // the story moved things in nearly every frame, and all numbers are finite
    expect(new Set([...seen.values()].map((numbers) => numbers.join(' '))).size).toBeGreaterThan(
      rate * 3,
    )
    expect([...seen.values()].flat().every(Number.isFinite)).toBe(true)

    let worst = 0
    for (const second of seconds.toReversed())
      worst = Math.max(worst, farthest(await tell(second), seen.get(second) ?? []))
    expect(worst).toBeLessThan(1e-9)
    await running.close()

    const apart = Math.ceil(seconds.length / 24)
    for (const second of seconds.filter((_, i) => i % apart === 0)) {
      const fresh = await openBareTable()
      const found = await makeTeller(fresh, story)(second)
      expect(farthest(found, seen.get(second) ?? []), `at ${second} s`).toBeLessThan(1e-9)
      await fresh.close()
    }
  },
)
