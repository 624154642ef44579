/** Statistics of throws per player; seeded throws look fair. */
import { expect, test } from 'vitest'
import { luckOf } from '../../../src/app/end/luck.ts'
import { manifests } from '../../../src/games/index.ts'
import { start } from '../../../src/kernel/match.ts'
import { playOut } from '../../../src/kernel/playout.ts'
import { makeRandom, type Random } from '../../../src/kernel/random.ts'

async function luckIn(id: string, random: Random) {
  const game = await manifests.find((manifest) => manifest.id === id)?.load()
  const begun = game && start(game, 2)
  if (!begun?.ok) throw new Error(`no match of ${id}`)
  return luckOf(playOut(begun.match, random))
}

test.each(['border', 'nagaraja', 'rajas'])('%s: luckOf finds seeded throws fair', async (id) => {
  const luck = await luckIn(id, makeRandom(`luck of ${id}`))
  expect(luck.length).toBeGreaterThan(0)
  for (const { throws, pieces, p } of luck) {
    expect(throws).toBeGreaterThan(0)
    expect(pieces).toBeGreaterThanOrEqual(throws)
    if (p !== null) expect(p).toBeGreaterThan(0.001)
  }
})
