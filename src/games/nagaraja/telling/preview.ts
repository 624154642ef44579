/** Previews the effects of a command: relics opened or closed, amulets taken, odds. */
import { type Line, line } from '../../../kernel/line.ts'
import type { Seat } from '../../../kernel/seat.ts'
import { type Box, lookUp } from '../edition.ts'
import type { Command } from '../commands.ts'
import { roomChanges, swapLines } from './changes.ts'
import { effectLines, stickLines } from './effects.ts'
import { of, type CardId } from '../vocabulary.ts'
import { countNames, relicName } from './names.ts'
import { chanceOfAtLeast, oddsOf } from './chances.ts'
import type { View } from '../types.ts'
import { sticksOn } from '../rules/sticks.ts'
import { exchanged, rotated, withSlot } from '../rules/temple.ts'

export function preview(box: Box, command: Command, view: View): readonly Line[] {
  const seat = 'seat' in view.phase ? view.phase.seat : 0
  switch (command.type) {
    case 'addToCommit':
      return throwLines(box, [...(of(view.players, seat).laid ?? []), command.card])
    case 'commit':
      return throwLines(box, of(view.players, seat).laid ?? [])
    case 'playCard': {
      const { ability, strength } = lookUp(box.cards, command.card)
      return [line(`nagaraja.about.${ability}`, { n: strength })]
    }
    case 'chooseStick':
      return stickLines(box, command.stick, view)
    case 'letStand':
      return effectLines(box, view)
    case 'chooseRelic':
      return [relicName(box, of(view.temples, command.temple).tokens[command.niche] ?? null)]
    case 'swapRelics':
      return swapLines(box, view, command.temple, command.a, command.b)
    default:
      return roomLines(box, command, view, seat)
  }
}

/** The sticks of these cards with their exact odds, for the call of fate. */
function throwLines(box: Box, cards: readonly CardId[]): readonly Line[] {
  const counts = sticksOn(box, cards)
  const odds = oddsOf(box, counts)
  return [
    line('nagaraja.preview.throw', {
      sticks: countNames(counts),
      points: odds.meanPoints,
      naga: chanceOfAtLeast(odds.nagas, 1),
    }),
  ]
}

function roomLines(box: Box, command: Command, view: View, seat: Seat): readonly Line[] {
  const { temples, prize } = view
  switch (command.type) {
    case 'placeRoom': {
      const { slots } = of(temples, seat)
      const room = prize ? { ...prize, rotation: command.rotation } : null
      return roomChanges(box, view, seat, withSlot(slots, command.slot, room))
    }
    case 'rotateRoom': {
      const { slots } = of(temples, command.temple)
      return roomChanges(box, view, command.temple, rotated(slots, command.slot, command.turns))
    }
    case 'moveRoom':
      return roomChanges(
        box,
        view,
        seat,
        exchanged(of(temples, seat).slots, command.from, command.to),
      )
    case 'swapRooms': {
      const { slots } = of(temples, command.temple)
      return roomChanges(box, view, command.temple, exchanged(slots, command.a, command.b))
    }
    default:
      return []
  }
}
