/** Converts events into log lines, rendered later in the reader's language. */
import type { Veiled } from '../../../kernel/game.ts'
import { line, type Line } from '../../../kernel/line.ts'
import { type Layout, sheetOf } from '../edition.ts'
import { boxName, boxNames, colourName, faceCounts, regionName, segmentName } from './names.ts'
import type { Event } from '../events.ts'

export function tell(layout: Layout, event: Event | Veiled): Line | null {
  switch (event.type) {
    case 'veiled':
      return null
    case 'sheetsDealt': {
      const list = event.sheets.map((sheet, seat) =>
        line('border.tell.sheetOf', { who: { seat }, sheet: { raw: sheet } }),
      )
      return line('border.tell.sheetsDealt', { sheets: { list } })
    }
    case 'turnStarted':
      return line('border.tell.turnStarted', { who: { seat: event.seat }, round: event.round })
    case 'thrown': {
      const dice = faceCounts(event.faces)
      return line('border.tell.thrown', { who: { seat: event.seat }, number: event.number, dice })
    }
    case 'dicePickedUp':
      return line('border.tell.dicePickedUp', { who: { seat: event.seat }, n: event.dice.length })
    case 'stopped':
      return line('border.tell.stopped', { who: { seat: event.seat } })
    case 'segmentCompleted': {
      const segment = sheetOf(layout, event.sheet).segments[event.segment]
      if (!segment) return null
      return line('border.tell.segmentCompleted', {
        who: { seat: event.seat },
        segment: segmentName(segment),
        boxes: boxNames(layout, event.boxes),
      })
    }
    case 'firstActionEnded':
      return line(`border.tell.firstAction.${event.reason}`, { who: { seat: event.seat } })
    case 'secondActionStarted': {
      const dice = faceCounts(event.faces)
      return event.single
        ? line('border.tell.secondSingle', { dice: { ...dice, or: true } })
        : line('border.tell.secondAll', { dice })
    }
    case 'boxCrossed':
      return line('border.tell.boxCrossed', {
        who: { seat: event.seat },
        box: boxName(layout, event.box),
        colour: colourName(event.colour),
      })
    case 'seatIdle':
      return line('border.tell.seatIdle', { who: { seat: event.seat } })
    case 'seatDone':
      return line('border.tell.seatDone', { who: { seat: event.seat } })
    case 'regionCompleted':
      return line(event.first ? 'border.tell.regionFirst' : 'border.tell.regionLater', {
        who: { seat: event.seat },
        region: regionName(layout, event.region),
        points: event.points,
      })
    case 'matchEnded':
      return line('border.tell.matchEnded', {
        who: { list: event.seats.map((seat) => ({ seat })) },
      })
  }
}
