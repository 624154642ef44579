/** What stands round Nagaraja's temples: slabs, lamps, rails, the pedestal; counters, scroll and trap. */
import type { Box } from '../games/nagaraja/edition.ts'
import { stones } from '../scenes/nagaraja/looks.ts'
import type { Exhibit } from '../scenes/display/exhibit.ts'
import type { Component, Picked } from './component.ts'
import { at, choice, entry, exhibit, lone, model, exhibitThing } from './entry.ts'

const game = 'nagaraja'
export const stoneChoice = choice('stone', stones)

const ofStone =
  (name: string) =>
  (picked: Picked): Exhibit =>
    lone({ model: `nagaraja-${name}-${picked.choices['stone'] ?? stones[0]}` })

/** The pointer runs in the rail's groove. */
const railWithPointer = (): Exhibit =>
  exhibit([
    exhibitThing('rail', { model: 'nagaraja-rail' }),
    exhibitThing('pointer', { model: 'nagaraja-pointer' }, at(-2, 0.62, 0.3), 2),
  ])

export function furnitureOf({ ground }: Box): readonly Component[] {
  const niches = ground.niches.length * 2
  return [
    entry(game, {
      id: 'slab',
      kind: 'furniture',
      rules: ['N4', 'N41', 'N52'],
      count: niches,
      choices: [stoneChoice],
      show: ofStone('slab'),
      handful: 5,
    }),
    entry(game, {
      id: 'niche-lamp',
      kind: 'furniture',
      rules: ['N41'],
      count: niches,
      show: model('nagaraja-lamp'),
    }),
    entry(game, {
      id: 'grating',
      kind: 'furniture',
      rules: ['N40'],
      count: 7,
      show: model('nagaraja-grating'),
    }),
    entry(game, {
      id: 'pedestal',
      kind: 'furniture',
      rules: ['N8', 'N29'],
      count: 1,
      show: model('nagaraja-pedestal'),
    }),
    entry(game, {
      id: 'rail',
      kind: 'furniture',
      rules: ['N28'],
      count: 4,
      show: railWithPointer,
    }),
  ]
}

export const countersOf = (): readonly Component[] => [
  entry(game, {
    id: 'pointer',
    kind: 'tokens',
    rules: ['N28'],
    count: 2,
    show: model('nagaraja-pointer'),
  }),
  entry(game, {
    id: 'counter',
    kind: 'tokens',
    rules: ['N66'],
    count: 2,
    choices: [stoneChoice],
    handful: 8,
    show: ofStone('counter'),
  }),
  entry(game, {
    id: 'scroll',
    kind: 'tokens',
    rules: ['N6', 'N35'],
    count: 1,
    show: model('nagaraja-scroll'),
  }),
  entry(game, {
    id: 'trap',
    kind: 'tokens',
    rules: ['N5', 'N57'],
    count: 1,
    show: model('nagaraja-trap'),
  }),
  entry(game, {
    id: 'amulet-back',
    kind: 'amulets',
    rules: ['N8', 'N40'],
    count: 12,
    handful: 6,
    show: model('nagaraja-amulet-back'),
  }),
]
