/** The components of The Border, from a layout. */
import { line } from '../kernel/line.ts'
import type { AnyGame } from '../kernel/game.ts'
import type { Layout } from '../games/border/edition.ts'
import type { View } from '../games/border/types.ts'
import { colours } from '../games/border/vocabulary.ts'
import { ledge } from '../shapes/borderLedge.ts'
import type { ExhibitItem } from '../scenes/display/exhibit.ts'
import { dieFaceOf, players, showSetUp, showSheet, viewOf } from './borderSheets.ts'
import { slopeOn } from './borderSlope.ts'
import type { Component, Value } from './component.ts'
import { choiceOf, entry, exhibit, lone, model, exhibitThing } from './entry.ts'
import type { SourceAt } from './source.ts'

const game = 'border'
const colourName = (colour: string) => line(`border.colour.${colour}`)

const tilesOn = (faces: readonly string[]): readonly ExhibitItem[] => [
  exhibitThing('ledge', { model: 'ledge' }),
  ...faces.map((face, i) =>
    exhibitThing(`tile-${i}`, { model: 'tile', face }, slopeOn(i, faces.length), 3),
  ),
]

function valuesOf({ regions }: Layout, from: SourceAt): readonly Value[] {
  return regions.map((region) => ({
    name: line(`border.region.${region.id}`),
    value: { raw: `${region.first} / ${region.later}` },
    source: from('values'),
  }))
}

/** The dice, and what repeats their colours large. */
function thrownOf(blank: View, from: SourceAt): readonly Component[] {
  return [
    entry(game, {
      id: 'die',
      kind: 'dice',
      rules: ['B1', 'B7', 'B13'],
      count: 5,
      handful: 5,
      choices: [choiceOf('face', colours, colourName)],
      values: [
        {
          name: line('showcase.value.faces'),
          value: { list: colours.map((colour) => line(`border.colour.${colour}`)) },
          source: from('dice'),
        },
      ],
      show: ({ choices }) =>
        lone({
          model: 'die-colour',
          face: dieFaceOf(choices['face']),
        }),
    }),
    entry(game, {
      id: 'ledge',
      kind: 'furniture',
      rules: ['B13', 'B16'],
      count: 1,
      show: () =>
        exhibit(tilesOn(colours.slice(0, ledge.dice)), { painted: [{ by: 'tiles' }], view: blank }),
    }),
    entry(game, {
      id: 'tile',
      kind: 'tokens',
      rules: ['B3', 'B16'],
      count: ledge.dice,
      choices: [choiceOf('face', colours, colourName)],
      show: ({ choices }) =>
        exhibit([exhibitThing('tile-0', { model: 'tile', face: choices['face'] ?? colours[0] })], {
          painted: [{ by: 'tiles' }],
          view: blank,
        }),
    }),
  ]
}

function toolsOf({ sheetIds }: Layout, blank: View): readonly Component[] {
  return [
    entry(game, {
      id: 'plate',
      kind: 'furniture',
      rules: ['B8'],
      count: sheetIds.length,
      show: () => lone({ model: 'plate', face: 0 }, { view: blank }),
    }),
    entry(game, {
      id: 'chalk',
      kind: 'tools',
      rules: ['B1', 'B8'],
      count: 4,
      handful: 8,
      show: model('chalk'),
    }),
    entry(game, {
      id: 'eraser',
      kind: 'tools',
      rules: [],
      count: 1,
      handful: 4,
      show: model('eraser'),
    }),
    entry(game, {
      id: 'marigold',
      kind: 'tokens',
      rules: ['B42'],
      count: 1,
      handful: 16,
      show: () => lone({ model: 'marigold', colour: '#f0820f' }),
    }),
  ]
}

export function borderCatalogue(own: AnyGame, from: SourceAt): readonly Component[] {
  const layout = own.values as Layout
  const blank = viewOf(layout, layout.sheetIds[0] ?? 'A', 'open')
  const sheets = {
    id: 'sheet',
    options: layout.sheetIds.map((id) => ({
      id,
      name: line('showcase.option.sheet', { id: { raw: id } }),
    })),
  }
  const sheet: Component = entry(game, {
    id: 'sheet',
    kind: 'boards',
    rules: ['B1', 'B2', 'B3', 'B5', 'B6'],
    count: layout.sheetIds.length,
    choices: [sheets],
    states: ['open', 'closed', 'won'],
    values: valuesOf(layout, from),
    show: (picked) =>
      showSheet(layout, picked.choices['sheet'] ?? layout.sheetIds[0] ?? 'A', picked),
  })
  return [
    sheet,
    ...thrownOf(blank, from),
    ...toolsOf(layout, blank),
    entry(game, {
      id: 'set-up',
      kind: 'sets',
      rules: ['B1', 'B8', 'B12'],
      count: 1,
      choices: [players],
      states: ['start', 'middle'],
      show: ({ choices, state }) => showSetUp(own, Number(choices['players'] ?? 4), state),
    }),
  ]
}
