/** Triangles of a four-player table in the middle of a match, counted from the shipped models. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { measure } from '../../../models/kit/measure.ts'
import { makeRajasBot } from '../../../src/bots/rajas/index.ts'
import { rajas } from '../../../src/games/rajas/index.ts'
import { pendingOf, start } from '../../../src/kernel/match.ts'
import { advance } from '../../../src/kernel/playout.ts'
import { makeRandom } from '../../../src/kernel/random.ts'
import { lowFile } from '../../../src/scenes/board/form.ts'
import { bodyOf } from '../../../src/scenes/board/thing.ts'
import { bodies } from '../../../src/scenes/rajas/bodies.ts'
import { makeLay } from '../../../src/scenes/rajas/lay.ts'
import { sceneryPlacements } from '../../../src/scenes/rajas/puts.ts'
import { thingsOf } from '../../../src/scenes/rajas/things.ts'
import { pieceModelOf } from '../../../src/scenes/pieces/looks.ts'
import { modelOf } from '../../../src/shapes/rajas.ts'

const seats = 4
const most = 120_000
/** Layers generate these in code, without a model. */
const drawnByCode = 1500
/** The tray is rendered a second time as a depth-only occluder. */
const place = ['room-low', 'table-low', 'view', 'tray-dice-low', 'tray-dice-low', 'rajas-water']

/** Dice in the tray: the most that one throw in mid-match has, in the colour with most triangles. */
const thrown = ['blue', 'blue'].map((skin) => pieceModelOf({ kind: 'd6', skin }, 'low'))

async function trianglesOf(model: string): Promise<number> {
  const file = new URL(`../../../public/models/${model}.glb`, import.meta.url)
  return (await measure(model, new Uint8Array(readFileSync(file)))).triangles
}

/** A position in the middle of a match between bots. */
function middleThings() {
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
  const things = thingsOf(makeLay(rajas.values, seats), middle.state.table)
  return things.filter(({ look: { model } }) => model !== 'plate' && model !== 'rajas-bearer')
}

async function sumOf(names: readonly string[]): Promise<number> {
  const costs = new Map<string, number>()
  for (const name of new Set(names)) costs.set(name, await trianglesOf(name))
  return names.reduce((all, name) => all + (costs.get(name) ?? 0), 0)
}

test('low tier: at most 120,000 triangles with the place and the tray', async () => {
  const models = [
    ...middleThings().map(({ look }) => look.model),
    ...sceneryPlacements(makeLay(rajas.values, seats)).map(({ model }) => model),
  ]
  const names = [...models.map((model) => modelOf(model, true)), ...place, ...thrown]
  const sum = drawnByCode + (await sumOf(names))
  expect(sum).toBeLessThanOrEqual(most)
  expect(sum).toBeGreaterThan(most / 2)
})

test('with shadows on, all casters have at most 50,000 triangles', async () => {
  const casting = middleThings().filter(({ look }) => bodyOf(bodies, look).castsFrom !== Infinity)
  const sum = await sumOf(casting.map(({ look }) => lowFile(look, bodyOf(bodies, look))))
  expect(sum).toBeLessThanOrEqual(50_000)
  expect(sum).toBeGreaterThan(20_000)
})
