/** The place itself: the table, the balcony round it, the river below, and the trays. */
import { trayNames } from '../shapes/trays.ts'
import type { Component } from './component.ts'
import { choice, entry, exhibit, lone, model, thing } from './entry.ts'

const game = 'place'

export const placeCatalogue = (): readonly Component[] => [
  entry(game, { id: 'table', kind: 'furniture', rules: [], count: 1, show: model('table') }),
  entry(game, {
    id: 'tray',
    kind: 'furniture',
    rules: [],
    count: trayNames.length,
    choices: [choice('tray', trayNames)],
    show: ({ choices }) => {
      const name = `tray-${choices['tray'] ?? trayNames[0]}`
      return exhibit([thing('it', { model: name })], { painted: [{ by: 'tray', of: name }] })
    },
  }),
  entry(game, {
    id: 'room',
    kind: 'scenery',
    rules: [],
    count: 1,
    show: () => lone({ model: 'room' }),
  }),
  entry(game, {
    id: 'view',
    kind: 'scenery',
    rules: [],
    count: 1,
    show: () =>
      exhibit([thing('it', { model: 'view' })], { painted: [{ by: 'whole', of: 'view' }] }),
  }),
]
