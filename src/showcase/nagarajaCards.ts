/** Nagaraja's cards: one component for each printed face, and their common back. */
import { line } from '../kernel/line.ts'
import type { Box } from '../games/nagaraja/edition.ts'
import type { EditionCard } from '../games/nagaraja/data/schema.ts'
import { reference } from '../games/nagaraja/telling/reference.ts'
import { back } from '../scenes/nagaraja/looks.ts'
import { composed, pitched, type Pose, yawed } from '../scenes/board/pose.ts'
import type { Component } from './component.ts'
import { entry, lone, exhibit, exhibitThing, value } from './entry.ts'
import type { SourceAt } from './source.ts'

const sticks = ['brown', 'white', 'green'] as const

function cardOf(face: EditionCard, at: number, from: SourceAt): Component {
  const { id, ability, strength, arrow, symbol, copies } = face
  const parts = { n: strength, arrow: { raw: arrow } }
  const rule = reference.components?.find(({ name }) => name.key === `nagaraja.card.${ability}`)
  const way = ['cards', 'faces', at] as const
  return entry('nagaraja', {
    id: `card-${id}`,
    kind: 'cards',
    name: line(`nagaraja.card.${ability}`, parts),
    about: line(`nagaraja.about.${ability}`, parts),
    rules: ['N12', 'N13', 'N15', ...(rule?.rules ?? [])],
    count: copies,
    isPrinted: true,
    handful: 5,
    states: ['up', 'over'],
    values: [
      value('symbol', line(`nagaraja.symbol.${symbol}`), from(...way, 'symbol')),
      value(
        'sticks',
        {
          list: sticks.flatMap((kind) => {
            const n = face.sticks[kind]
            return n > 0 ? [line(`nagaraja.sticks.${kind}`, { n })] : []
          }),
        },
        from(...way, 'sticks'),
      ),
      value('copies', copies, from(...way, 'copies')),
    ],
    show: ({ state }) => lone({ model: 'card', face: state === 'over' ? back : id }),
  })
}

/** Like a hand on the table. */
function fan(at: number, count: number): Pose {
  const angle = (at - (count - 1) / 2) * -0.2
  const radius = 17
  const turn = composed(yawed(angle), pitched(0))
  return { at: [-Math.sin(angle) * radius, at * 0.05, -Math.cos(angle) * radius + radius], turn }
}

export function cardsOf({ edition }: Box, from: SourceAt): readonly Component[] {
  const { faces } = edition.cards
  const held = faces.filter((_, i) => i % 4 === 0).slice(0, 5)
  return [
    entry('nagaraja', {
      id: 'hand',
      kind: 'cards',
      rules: ['N7', 'N12', 'N13'],
      count: faces.reduce((sum, { copies }) => sum + copies, 0),
      isPrinted: true,
      show: () =>
        exhibit(
          held.map(({ id }, i) =>
            exhibitThing(`card-${i}`, { model: 'card', face: id }, fan(i, held.length)),
          ),
        ),
    }),
    ...faces.map((face, i) => cardOf(face, i, from)),
    entry('nagaraja', {
      id: 'card-back',
      kind: 'cards',
      rules: ['N5'],
      count: faces.reduce((sum, { copies }) => sum + copies, 0),
      handful: 5,
      show: () => lone({ model: 'card', face: back }),
    }),
  ]
}
