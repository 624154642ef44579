/** Describes the table as panels, which every screen renders: race, offer, spaces, river, and each province. */
import { line, type Line } from '../../../kernel/line.ts'
import type { Panel, PanelRow } from '../../../kernel/panel.ts'
import type { Viewer } from '../../../kernel/seat.ts'
import type { Rules } from '../edition.ts'
import { provincePanel } from './describePlayer.ts'
import { benefitName, colourName, incomeTileName, spaceName } from './names.ts'
import { nextBonus, offeredTile, priceOf } from './publicFacts.ts'
import { gapOf } from '../rules/progress.ts'
import { riverBenefit } from '../rules/river.ts'
import type { View } from '../types.ts'
import { backs, colours } from '../vocabulary.ts'

export function describe(rules: Rules, view: View, viewer: Viewer): readonly Panel[] {
  const own = typeof viewer === 'number' ? viewer : view.flow.seat
  const count = view.players.length
  const seats = Array.from({ length: count }, (_, i) => (own + i) % count)
  return [
    racePanel(rules, view),
    offerPanel(rules, view),
    boardPanel(rules, view),
    riverPanel(rules, view),
    ...(view.navaratna ? [incomePanel(rules, view)] : []),
    ...seats.map((seat) => provincePanel(rules, view, seat)),
  ]
}

function number(n: number): Line {
  return line('rajas.number', { n })
}

function who(seat: number): Line {
  return line('rajas.who', { who: { seat } })
}

/** All markers on both tracks, and their gaps [R95]. */
function racePanel(rules: Rules, view: View): Panel {
  const head = [
    'player',
    'fame',
    'wealth',
    'gap',
    'karma',
    'boat',
    'workers',
    'dice',
    'nextFame',
    'nextWealth',
  ] as const
  const rows = view.players.map((player, seat) => [
    who(seat),
    number(player.fame),
    number(player.wealth),
    number(gapOf(rules, player)),
    number(player.karma),
    number(player.boat),
    line('rajas.race.workers', { unplaced: player.unplaced, workers: player.workers }),
    line('rajas.race.dice', { dice: player.dice.length, capacity: player.capacity }),
    nextBonus(rules, player, 'fame'),
    nextBonus(rules, player, 'wealth'),
  ])
  return {
    id: 'race',
    title: line('rajas.panel.race', {
      round: view.round,
      cycle: view.cycle,
      who: { seat: view.first },
    }),
    rows: [{ kind: 'table', head: head.map((key) => line(`rajas.head.${key}`)), rows }],
  }
}

function offerPanel(rules: Rules, view: View): Panel {
  const rows = colours.map((colour) => {
    const tops = backs.map((back) => {
      const { top, left } = view.stacks[`${colour}-${back}`]
      if (top === null) return line('rajas.offer.none')
      return line('rajas.offer.top', { tile: offeredTile(rules, top), left })
    })
    return [colourName(colour)].concat(tops, number(view.supply[colour].length))
  })
  const head = [
    line('rajas.head.colour'),
    ...backs.map((back) => line(`rajas.back.${back}`)),
    line('rajas.head.supply'),
  ]
  return { id: 'offer', title: line('rajas.panel.offer'), rows: [{ kind: 'table', head, rows }] }
}

function boardPanel(rules: Rules, view: View): Panel {
  const spaces = rules.spaces[view.players.length] ?? []
  const rows = spaces.map((space) => {
    const seat = view.spaces[space.index] ?? null
    return [
      line(`rajas.area.${space.area}`),
      spaceName(space),
      priceOf(space),
      seat === null ? line('rajas.space.free') : who(seat),
    ]
  })
  const head = ['area', 'space', 'cost', 'worker'] as const
  return {
    id: 'board',
    title: line('rajas.panel.board'),
    rows: [{ kind: 'table', head: head.map((key) => line(`rajas.head.${key}`)), rows }],
  }
}

function riverPanel(rules: Rules, view: View): Panel {
  const rows = rules.river.map((_, space) => {
    const boats = view.players.flatMap((player, seat) => (player.boat === space ? [seat] : []))
    return [
      number(space),
      benefitName(riverBenefit(rules, view, space)),
      boats.length > 0
        ? line('rajas.river.boats', { boats: { list: boats.map((seat) => ({ seat })) } })
        : line('rajas.river.noBoat'),
    ]
  })
  const head = ['space', 'benefit', 'boats'] as const
  return {
    id: 'river',
    title: line('rajas.panel.river', { bridge: rules.bridge }),
    rows: [{ kind: 'table', head: head.map((key) => line(`rajas.head.${key}`)), rows }],
  }
}

function incomePanel(rules: Rules, view: View): Panel {
  const rows = view.incomeOffer.map((id): PanelRow => {
    return { kind: 'line', line: incomeTileName(rules, id) }
  })
  return { id: 'income', title: line('rajas.panel.income'), rows }
}
