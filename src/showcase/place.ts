/** The place itself: the table, the balcony round it, the river below, and the trays. */
import { trayNames } from '../shapes/trays.ts'
import type { Component } from './component.ts'
import { at, choice, entry, exhibit, lone, exhibitThing } from './entry.ts'

const game = 'place'

/** Of the marble over the floor (cm): by itself the table stands on the cloth. */
const tableHigh = 74
/** Who sits at the table and looks out. */
const seat = [0, 54, 52] as const

export const placeCatalogue = (): readonly Component[] => [
  entry(game, {
    id: 'table',
    kind: 'furniture',
    rules: [],
    count: 1,
    show: () => exhibit([exhibitThing('it', { model: 'table' }, at(0, tableHigh, 0))]),
  }),
  entry(game, {
    id: 'tray',
    kind: 'furniture',
    rules: [],
    count: trayNames.length,
    choices: [choice('tray', trayNames)],
    show: ({ choices }) => {
      const name = `tray-${choices['tray'] ?? trayNames[0]}`
      return exhibit([exhibitThing('it', { model: name })], { painted: [{ by: 'tray', of: name }] })
    },
  }),
  entry(game, {
    id: 'room',
    kind: 'scenery',
    rules: [],
    count: 1,
    // from the river, where it is open
    eye: { yaw: 158, pitch: 22, zoom: 1 },
    show: () => lone({ model: 'room' }),
  }),
  entry(game, {
    id: 'view',
    kind: 'scenery',
    rules: [],
    count: 1,
    eye: { yaw: 0, pitch: 4, zoom: 1 },
    show: () =>
      exhibit(
        [
          exhibitThing('it', { model: 'view' }),
          exhibitThing('room', { model: 'room' }),
          exhibitThing('table', { model: 'table' }),
        ],
        { painted: [{ by: 'whole', of: 'view' }], from: seat },
      ),
  }),
]
