/** What the table of four costs in mid-match where no graphics card draws it, counted from the shipped models. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { measure } from '../../../models/kit/measure.ts'
import { makeRajasBot } from '../../../src/bots/rajas/index.ts'
import { rajas } from '../../../src/games/rajas/index.ts'
import { pendingOf, start } from '../../../src/kernel/match.ts'
import { advance } from '../../../src/kernel/playout.ts'
import { makeRandom } from '../../../src/kernel/random.ts'
import { makeLay } from '../../../src/scenes/rajas/lay.ts'
import { puts } from '../../../src/scenes/rajas/puts.ts'
import { thingsOf } from '../../../src/scenes/rajas/things/index.ts'
import { lookOf } from '../../../src/scenes/pieces/looks.ts'
import { modelOf } from '../../../src/shapes/rajas.ts'

const seats = 4
const most = 120_000
/** Prints, marks and the plates' wedges have no models. */
const drawnByCode = 1500
/** The tray is drawn once more to hide what stands behind it. */
const place = ['room-low', 'table-low', 'view', 'tray-dice-low', 'tray-dice-low', 'rajas-water']

/** What lies in the tray meanwhile: the most that the middle of a match throws, in the dearest colour. */
const thrown = ['blue', 'blue'].map((skin) => lookOf({ kind: 'd6', skin }, 'low'))

async function trianglesOf(model: string): Promise<number> {
  const file = new URL(`../../../public/models/${model}.glb`, import.meta.url)
  return (await measure(model, new Uint8Array(readFileSync(file)))).triangles
}

test('low tier: at most 120,000 triangles with the place and the tray', async () => {
  const begun = start(rajas, seats, {})
  if (!begun.ok) throw new Error(begun.refusal.code)
  const bot = makeRajasBot(rajas.values)
  const random = makeRandom('budget')
  let { match } = begun
  const matches = [match]
  while (pendingOf(match).length > 0) {
    match = advance(match, random, (now, seat, legal, dice) =>
      bot(rajas.view(now.state, seat), legal, seat, dice),
    )
    matches.push(match)
  }
  const middle = matches[matches.length >> 1] ?? match
  const lay = makeLay(rajas.values, seats)
  const models = [
    ...thingsOf(lay, middle.state.table).map(({ look }) => look.model),
    ...puts(lay).map(({ model }) => model),
  ].filter((model) => model !== 'plate' && model !== 'rajas-bearer')
  const names = [...models.map((model) => modelOf(model, true)), ...place, ...thrown]
  const costs = new Map<string, number>()
  for (const name of new Set(names)) costs.set(name, await trianglesOf(name))
  const sum = names.reduce((all, name) => all + (costs.get(name) ?? 0), drawnByCode)
  expect(sum).toBeLessThanOrEqual(most)
  expect(sum).toBeGreaterThan(most / 2)
})
