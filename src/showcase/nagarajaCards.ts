/** Nagaraja's cards: one component for each printed face, their common back, and a hand of five. */
import { line } from '../kernel/line.ts'
import type { Box } from '../games/nagaraja/edition.ts'
import type { EditionCard } from '../games/nagaraja/data/schema.ts'
import { back } from '../scenes/nagaraja/looks.ts'
import { type Pose, yawed } from '../scenes/board/pose.ts'
import type { Component } from './component.ts'
import { exhibit, lone, rowsOf, thing, value } from './entry.ts'
import { rulesFor, shownStickKinds } from './nagarajaRules.ts'
import type { SourceAt } from './source.ts'

const row = rowsOf('nagaraja')

function cardOf(face: EditionCard, at: number, from: SourceAt): Component {
  const { id, ability, strength, arrow, symbol, copies } = face
  const parts = { n: strength, arrow: { raw: arrow } }
  const name = line(`nagaraja.card.${ability}`, parts)
  const sourceOf = (field: string) => from('cards', 'faces', at, field)
  const paid = shownStickKinds.filter((kind) => face.sticks[kind] > 0)
  const sticks = paid.map((kind) => line(`nagaraja.sticks.${kind}`, { n: face.sticks[kind] }))
  return row(`card-${id}`, 'cards', `N12 N13 N15 ${rulesFor(name.key)}`.trim(), copies, {
    name,
    about: line(`nagaraja.about.${ability}`, parts),
    isPrinted: true,
    handful: 5,
    states: ['up', 'over'],
    values: [
      value(
        'symbol',
        line(`nagaraja.symbol.${symbol}`),
        sourceOf('symbol'),
        'nagaraja.head.symbol',
      ),
      value('sticks', { list: sticks }, sourceOf('sticks'), 'nagaraja.head.sticks'),
      value('copies', copies, sourceOf('copies')),
    ],
    show: ({ state }) => lone({ model: 'card', face: state === 'over' ? back : id }),
  })
}

/** The pose of a card in a hand on the table. */
function fanned(at: number, count: number): Pose {
  const angle = (at - (count - 1) / 2) * -0.2
  const radius = 17
  return {
    at: [-Math.sin(angle) * radius, at * 0.05, -Math.cos(angle) * radius + radius],
    turn: yawed(angle),
  }
}

export function cardsOf({ edition }: Box, from: SourceAt): readonly Component[] {
  const { faces } = edition.cards
  const held = faces.filter((_, i) => i % 4 === 0).slice(0, 5)
  const all = faces.reduce((sum, { copies }) => sum + copies, 0)
  return [
    row('hand', 'cards', 'N7 N12 N13', all, {
      isPrinted: true,
      show: () =>
        exhibit(
          held.map(({ id }, i) =>
            thing(`card-${i}`, { model: 'card', face: id }, fanned(i, held.length)),
          ),
        ),
    }),
    ...faces.map((face, i) => cardOf(face, i, from)),
    row('card-back', 'cards', 'N5', all, {
      handful: 5,
      show: () => lone({ model: 'card', face: back }),
    }),
  ]
}
