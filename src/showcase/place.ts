/** The place itself: the table, the balcony round it, the river below, and the trays. */
import { trayNames } from '../shapes/trays.ts'
import { poseAtPoint } from '../scenes/board/pose.ts'
import type { Component } from './component.ts'
import { choiceOf, chosen, exhibit, lone, rowsOf, thing } from './entry.ts'

const row = rowsOf('place')
/** Height of the marble over the floor (cm): shown by itself, the table stands on the cloth. */
const tableHigh = 74
/** The eye of a player who sits at the table and looks out. */
const seat = [0, 54, 52] as const

export const placeCatalogue = (): readonly Component[] => [
  row('table', 'furniture', '', 1, {
    show: () => exhibit([thing('it', { model: 'table' }, poseAtPoint(0, tableHigh, 0))]),
  }),
  row('tray', 'furniture', '', trayNames.length, {
    choices: [choiceOf('tray', trayNames, undefined, 'place.piece.tray')],
    show: (picked) => {
      const name = `tray-${chosen(picked, 'tray')}`
      return lone({ model: name }, { painted: [{ by: 'tray', of: name }] })
    },
  }),
  row('room', 'scenery', '', 1, {
    // from the river, where the room is open
    eye: { yaw: 158, pitch: 22, zoom: 1 },
    show: () => lone({ model: 'room' }),
  }),
  row('view', 'scenery', '', 1, {
    eye: { yaw: 0, pitch: 4, zoom: 1 },
    show: () => {
      const things = ['view', 'room', 'table'].map((name) => thing(name, { model: name }))
      return exhibit(things, { painted: [{ by: 'whole', of: 'view' }], from: seat })
    },
  }),
]
