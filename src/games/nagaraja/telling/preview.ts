/** What a command would open, close, take or bring, before it is chosen. */
import { type Line, line } from '../../../kernel/line.ts'
import type { Seat } from '../../../kernel/seat.ts'
import { type Box, lookUp } from '../edition/index.ts'
import type { Command } from '../commands.ts'
import { differenceOf } from './explain.ts'
import { of, opponentOf, type CardId, type Niche } from '../vocabulary.ts'
import { countNames, listOf, nicheName, relicName, slotName } from './names.ts'
import type { Slots, View } from '../types/index.ts'
import { chanceOfAtLeast, oddsOf } from './chances.ts'
import { faceOf } from '../rules/score.ts'
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
      return stickLines(box, command.stick, view, opponentOf(seat))
    case 'chooseRelic':
      return [relicName(box, of(view.temples, command.temple).tokens[command.niche] ?? null)]
    case 'swapRelics':
      return swapLines(box, view, command.temple, command.a, command.b)
    default:
      return roomLines(box, command, view, seat)
  }
}

/** For the call of fate: the sticks and their exact odds. */
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

function stickLines(box: Box, id: string, view: View, owner: Seat): readonly Line[] {
  const stick = of(view.players, owner).sticks.find((one) => one.id === id)
  if (!stick || !view.activation) return []
  const { points, nagas } = faceOf(box, stick)
  if (lookUp(box.cards, view.activation.card).ability === 'discardSticks') {
    return [line('nagaraja.preview.stickGoes', { who: { seat: owner }, points, nagas })]
  }
  const one = oddsOf(box, { brown: 0, green: 0, white: 0, [stick.kind]: 1 })
  const parts = { points, mean: one.meanPoints, naga: chanceOfAtLeast(one.nagas, 1) }
  return [line('nagaraja.preview.rethrow', parts)]
}

/** [N43] Each relic takes on the state of the niche it comes to. */
function swapLines(box: Box, view: View, temple: Seat, a: Niche, b: Niche): readonly Line[] {
  const { marks, tokens } = of(view.temples, temple)
  if (marks[a]?.open === marks[b]?.open) return [line('nagaraja.preview.nothing')]
  const [live, dead] = marks[a]?.open ? [a, b] : [b, a]
  return [
    line('nagaraja.preview.swap', {
      opens: relicName(box, tokens[dead] ?? null),
      at: nicheName(box, live),
      closes: relicName(box, tokens[live] ?? null),
      away: nicheName(box, dead),
    }),
  ]
}

function roomLines(box: Box, command: Command, view: View, seat: Seat): readonly Line[] {
  const { temples, prize } = view
  switch (command.type) {
    case 'placeRoom': {
      const { slots } = of(temples, seat)
      const room = prize ? { ...prize, rotation: command.rotation } : null
      return changes(box, view, seat, withSlot(slots, command.slot, room))
    }
    case 'rotateRoom': {
      const { slots } = of(temples, command.temple)
      return changes(box, view, command.temple, rotated(slots, command.slot, command.turns))
    }
    case 'moveRoom':
      return changes(box, view, seat, exchanged(of(temples, seat).slots, command.from, command.to))
    case 'swapRooms': {
      const { slots } = of(temples, command.temple)
      return changes(box, view, command.temple, exchanged(slots, command.a, command.b))
    }
    default:
      return []
  }
}

function changes(box: Box, { temples }: View, temple: Seat, after: Slots): readonly Line[] {
  const { slots, tokens } = of(temples, temple)
  const { opens, closes, takes } = differenceOf(box, slots, after)
  const named = (niches: readonly Niche[]) =>
    listOf(
      niches.map((niche) =>
        line('nagaraja.found', {
          place: nicheName(box, niche),
          relic: relicName(box, tokens[niche] ?? null),
        }),
      ),
    )
  const lines: Line[] = []
  if (opens.length > 0) lines.push(line('nagaraja.preview.opens', { relics: named(opens) }))
  if (closes.length > 0) lines.push(line('nagaraja.preview.closes', { relics: named(closes) }))
  if (takes.length > 0) {
    lines.push(line('nagaraja.preview.takes', { slots: listOf(takes.map(slotName)) }))
  }
  return lines.length > 0 ? lines : [line('nagaraja.preview.nothing')]
}
