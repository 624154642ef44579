/** Triangles and draw calls of a match's end, counted from the shipped models. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { measure } from '../../../models/kit/measure.ts'
import { nagaraja } from '../../../src/games/nagaraja/index.ts'
import type { View } from '../../../src/games/nagaraja/types.ts'
import { bothSeats } from '../../../src/games/nagaraja/vocabulary.ts'
import { cardForm } from '../../../src/scenes/nagaraja/cardForm.ts'
import { flowersOf } from '../../../src/scenes/nagaraja/layers/ending.ts'
import { thingsOf } from '../../../src/scenes/nagaraja/things.ts'
import { openFlowers } from '../../../src/scenes/pieces/flowers.ts'
import { nameOfLook } from '../../../src/scenes/board/thing.ts'
import { lowModels } from '../../../src/shapes/nagaraja.ts'
import { endedBy } from './ended.ts'

const most = 120_000
/** Layers generate these in code, without a model. */
const drawnByCode = 6000
/** The tray is rendered a second time as a depth-only occluder. */
const tray = 'tray-two-throwers-low'
const place = ['room-low', 'table-low', 'view', tray, tray]

const fileOf = (model: string): string =>
  lowModels.some((name) => `nagaraja-${name}` === model) ? `${model}-low` : model

async function trianglesOf(model: string): Promise<number> {
  if (model === 'card') return (cardForm().getAttribute('position')?.count ?? 0) / 3
  const file = new URL(`../../../public/models/${fileOf(model)}.glb`, import.meta.url)
  return (await measure(model, new Uint8Array(readFileSync(file)))).triangles
}

function flowersIn({ ending }: View) {
  const shares = bothSeats.map((seat) => (seat === ending?.winner ? 1 : 0))
  return openFlowers(bothSeats.flatMap(flowersOf), shares)
}

test.each(['cursed', 'points', 'ninth', 'exhausted'] as const)(
  'low tier: the end by %s has at most 120,000 triangles with the place and the tray',
  async (reason) => {
    const view = nagaraja.view(endedBy(reason).state, 'table')
    const models = thingsOf(nagaraja.values, view).map(({ look }) => look.model)
    const names = [...models, ...place, ...flowersIn(view).map(() => 'marigold')]
    const costs = new Map<string, number>()
    for (const name of new Set(names)) costs.set(name, await trianglesOf(name))
    const sum = names.reduce((all, name) => all + (costs.get(name) ?? 0), drawnByCode)
    expect(sum).toBeLessThanOrEqual(most)
    expect(sum).toBeGreaterThan(most / 2)
  },
)

test("makeFlowers renders marigolds for the winner's garland only, none before it opens", () => {
  const view = nagaraja.view(endedBy('points').state, 'table')
  const winner = view.ending?.winner ?? 0
  const laid = flowersIn(view)
  expect(laid).toHaveLength(flowersOf(winner).length)
  expect(new Set(laid.map(({ flower }) => flower.seat))).toEqual(new Set([winner]))
  const all = flowersOf(0)
  const half = openFlowers(all, [0.5, 0])
  expect(half.length).toBeGreaterThan(0)
  expect(half.length).toBeLessThan(all.length)
  expect(openFlowers(all, [0, 0])).toEqual([])
})

test('with shadows on, all casters take at most 40 draw calls', () => {
  const things = thingsOf(nagaraja.values, nagaraja.view(endedBy('points').state, 'table'))
  const calls = new Set(things.map(({ look }) => nameOfLook(look)))
  expect(calls.size).toBeLessThanOrEqual(40)
})
