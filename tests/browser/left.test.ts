/** Memory of one tab in which many tables are opened and left. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type House, openHouse } from './harness.ts'
import { type Held, watchHeld } from './held.ts'
import { comeToTables, visitEachTable, visitShowcase, visitTables } from './visits.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

/** Number of visits, equally many for each game; `JHAROKHA_VISITS=42` simulates a whole evening. */
const wished = process.env['JHAROKHA_VISITS']
const visits = Math.max(9, Math.ceil(Number(wished ?? 12) / 3) * 3)

/**
 * Allowed growth after the first three visits. The heap includes code that the engine compiles meanwhile: 0.8 of 0.9
 * MiB in nine visits. When renderers leaked, nine visits left 3 MiB.
 */
const most = {
  heap: 2,
  objects: 600,
  listeners: 5,
  documents: 0,
  nodes: 60,
  workers: 0,
  contexts: 0,
  renderers: 0,
  geometries: 0,
  textures: 0,
  programs: 4,
} satisfies Held

const grownSince = (before: Held, after: Held) =>
  (Object.keys(most) as (keyof Held)[]).filter((kind) => after[kind] - before[kind] > most[kind])

/** Measures several times, since some memory is released late; a leak is still there at the last measurement. */
async function lookUntil(
  look: () => Promise<Held>,
  isWell: (held: Held) => boolean,
): Promise<Held> {
  let held = await look()
  for (let i = 0; i < 8 && !isWell(held); i += 1) held = await look()
  return held
}

test(`memory after ${visits} tables is as after three`, async () => {
  const { page, context, complaints } = await comeToTables(house)
  const look = await watchHeld(page)
  await visitEachTable(page, 'first')
  const before = await look()
  await visitTables(page, visits - 6)
  await visitEachTable(page, 'last')
  const after = await lookUntil(look, (held) => grownSince(before, held).length === 0)
  if (wished !== undefined) console.log(JSON.stringify({ before, after }))
  const grown = grownSince(before, after)
  expect({ grown, before, after }).toEqual({ grown: [], before, after })
  // three's animation loop keeps the last table's renderer, and no other
  expect(after.renderers).toBeLessThanOrEqual(1)
  expect(after.geometries + after.textures).toBe(0)
  expect(complaints).toEqual([])
  await context.close()
})

test('leaving the showcase and the stage frees their renderers', async () => {
  const { page, context, complaints } = await comeToTables(house)
  const look = await watchHeld(page)
  for (let i = 0; i < 2; i += 1) await visitShowcase(page)
  const before = await look()
  for (let i = 0; i < 3; i += 1) await visitShowcase(page)
  const after = await lookUntil(
    look,
    ({ renderers, objects, listeners }) =>
      renderers === 0 &&
      objects - before.objects < most.objects &&
      listeners - before.listeners <= most.listeners,
  )
  expect(after.renderers).toBe(0)
  expect(after.objects - before.objects).toBeLessThan(most.objects)
  expect(after.listeners - before.listeners).toBeLessThanOrEqual(most.listeners)
  expect(complaints).toEqual([])
  await context.close()
})
