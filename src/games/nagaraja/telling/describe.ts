/** Describes a viewer's view as panels: the table, both temples, both players' sticks, and the visible hands. */
import { type Line, line } from '../../../kernel/line.ts'
import type { Fact, Panel, PanelRow } from '../../../kernel/panel.ts'
import type { Seat } from '../../../kernel/seat.ts'
import type { Box } from '../edition.ts'
import { bothSeats, of } from '../vocabulary.ts'
import {
  amuletName,
  cardName,
  cardNames,
  countNames,
  foundRelics,
  listOf,
  placed,
  roomAsItLies,
  roomName,
  slotName,
  stickNames,
} from './names.ts'
import { amuletPoints, fatePoints, nagaCount, openRelics } from '../rules/score.ts'
import { sticksOn } from '../rules/sticks.ts'
import type { View } from '../types.ts'
import { cardPicture } from './describe/cards.ts'
import { templeGrid } from './describe/temple.ts'

export function describe(box: Box, view: View): readonly Panel[] {
  return [
    table(box, view),
    ...bothSeats.map((seat) => temple(box, view, seat)),
    ...bothSeats.map((seat) => sticks(box, view, seat)),
    ...bothSeats.flatMap((seat) => hand(box, view, seat)),
  ]
}

function fact(label: string, value: Line | ReturnType<typeof listOf>): Fact {
  const shown = 'key' in value ? value : line('nagaraja.list', { items: value })
  return { label: line(label), value: shown }
}

function number(n: number): Line {
  return line('nagaraja.number', { n })
}

function table(box: Box, view: View): Panel {
  const { guide, prize, trap, stacks, usedAmulets, lostRooms } = view
  const facts: Fact[] = [
    fact('nagaraja.fact.round', number(view.round)),
    fact('nagaraja.fact.guide', guide === null ? listOf([]) : named(guide)),
    fact('nagaraja.fact.prize', prize ? roomAsItLies(box, prize) : listOf([])),
    fact('nagaraja.fact.stacks', line('nagaraja.stacks', { ...stacks })),
    fact('nagaraja.fact.trap', trap ? placed(slotName(trap.slot), trap.temple) : listOf([])),
  ]
  if (usedAmulets.length > 0) {
    const names = usedAmulets.map((amulet) => amuletName(box, amulet))
    facts.push(fact('nagaraja.fact.usedAmulets', listOf(names)))
  }
  if (lostRooms.length > 0) {
    const names = lostRooms.map((room) => roomName(box, room))
    facts.push(fact('nagaraja.fact.lostRooms', listOf(names)))
  }
  return { id: 'table', title: line('nagaraja.panel.table'), rows: [{ kind: 'facts', facts }] }
}

function named(seat: Seat): Line {
  return line('nagaraja.who', { who: { seat } })
}

function temple(box: Box, view: View, seat: Seat): Panel {
  const { marks, tokens } = of(view.temples, seat)
  const known = { slots: [], marks, tokens: tokens.map((token) => token ?? '') }
  const { vp, cursed } = openRelics(box, known)
  const { amulets, amuletCount } = of(view.players, seat)
  const held = amulets?.map((amulet) => amuletName(box, amulet))
  const facts: Fact[] = [
    fact('nagaraja.fact.openPoints', number(vp)),
    fact('nagaraja.fact.cursed', line('nagaraja.outOf', { n: cursed, of: lossAt(box) })),
    fact('nagaraja.fact.amulets', held ? listOf(held) : number(amuletCount)),
  ]
  if (amulets) facts.push(fact('nagaraja.fact.points', number(vp + amuletPoints(box, amulets))))
  return {
    id: `temple-${seat}`,
    title: line('nagaraja.panel.temple', { who: { seat } }),
    seat,
    rows: [
      { kind: 'grid', shape: 'square', cells: templeGrid(box, view, seat) },
      { kind: 'facts', facts },
    ],
  }
}

function lossAt(box: Box): number {
  return box.edition.setup.lossAtCursed
}

function sticks(box: Box, view: View, seat: Seat): Panel {
  const player = of(view.players, seat)
  const laid = player.laid ? cardNames(box, player.laid) : number(player.laidCount)
  const facts: Fact[] = [
    fact('nagaraja.fact.cards', number(player.handCount)),
    fact('nagaraja.fact.laid', laid),
    fact('nagaraja.fact.played', cardNames(box, player.played)),
    fact('nagaraja.fact.sticks', stickNames(box, player.sticks)),
    fact('nagaraja.fact.fatePoints', number(fatePoints(box, player))),
    fact('nagaraja.fact.nagas', number(nagaCount(box, player))),
  ]
  const title = line('nagaraja.panel.sticks', { who: { seat } })
  return { id: `sticks-${seat}`, title, seat, rows: [{ kind: 'facts', facts }] }
}

function hand(box: Box, view: View, seat: Seat): readonly Panel[] {
  const cards = of(view.players, seat).hand
  if (!cards) return []
  const offer = seat === view.guide ? (view.offer ?? []) : []
  const rows: PanelRow[] = [
    cardTable(box, cards),
    ...(offer.length > 0
      ? [{ kind: 'line', line: line('nagaraja.offer') } as const, cardTable(box, offer)]
      : []),
  ]
  const seen = seenNow(box, view, seat)
  if (seen) rows.push({ kind: 'line', line: seen })
  return [{ id: `hand-${seat}`, title: line('nagaraja.panel.hand', { who: { seat } }), seat, rows }]
}

/** The relics that a player has just looked at, with or without the memory aid. */
function seenNow(box: Box, { glance }: View, seat: Seat): Line | null {
  if (glance?.seat !== seat) return null
  return line('nagaraja.seen', { relics: { list: foundRelics(box, glance.relics) } })
}

function cardTable(box: Box, cards: readonly string[]): PanelRow {
  return {
    kind: 'table',
    head: [line('nagaraja.head.symbol'), line('nagaraja.head.card'), line('nagaraja.head.sticks')],
    cards: cards.map((card) => cardPicture(box, card)),
    rows: cards.map((card) => [
      line(`nagaraja.symbol.${box.cards[card]?.symbol ?? 'card'}`),
      cardName(box, card),
      line('nagaraja.list', { items: countNames(sticksOn(box, [card])) }),
    ]),
  }
}
