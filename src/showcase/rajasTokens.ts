/** Income tiles, river tiles and cover tiles of Rajas. */
import { line } from '../kernel/line.ts'
import type { Rules } from '../games/rajas/edition.ts'
import { benefitName } from '../games/rajas/telling/names.ts'
import { type IncomeColour } from '../games/rajas/vocabulary.ts'
import { incomeTileColours } from '../shapes/rajas.ts'
import { hiddenFace } from '../scenes/rajas/things/tokens.ts'
import type { Component } from './component.ts'
import { entry, exhibit, model, exhibitThing, value } from './entry.ts'
import type { SourceAt } from './source.ts'

const game = 'rajas'
const order: readonly IncomeColour[] = ['white', 'yellow', 'red', 'brown']

function incomeOf(rules: Rules, colour: IncomeColour, from: SourceAt): Component {
  const tiles = rules.edition.incomeTiles[colour]
  const options = tiles.map(({ id, benefit }) => ({ id, name: benefitName(benefit) }))
  return entry(game, {
    id: `income-${colour}`,
    kind: 'tokens',
    name: line('showcase.name.rajas.income', { colour: line(`rajas.slot.${colour}`) }),
    about: line('showcase.about.rajas.income'),
    rules: colour === 'white' ? ['R5', 'R62', 'R63'] : ['R6', 'R41'],
    count: tiles.length,
    choices: [{ id: 'tile', options }],
    // the others never lie on their faces
    states: colour === 'white' ? ['up', 'over'] : [],
    values: [value('copies', tiles.length, from('incomeTiles'))],
    show({ choices, state }) {
      const id = choices['tile'] ?? tiles[0]?.id ?? ''
      const face = state === 'over' ? hiddenFace : id
      const look = { model: 'rajas-income', colour: incomeTileColours[colour].paint, face }
      return exhibit([exhibitThing('it', look)], {
        painted: [{ by: 'income', on: 'it', of: face }],
      })
    },
  })
}

function riverOf({ edition }: Rules, from: SourceAt): Component {
  const { tiles } = edition.riverTiles
  return entry(game, {
    id: 'river-tile',
    kind: 'tokens',
    rules: ['R6'],
    count: tiles.length,
    choices: [
      { id: 'tile', options: tiles.map(({ id, benefit }) => ({ id, name: benefitName(benefit) })) },
    ],
    values: [value('copies', tiles.length, from('riverTiles'))],
    show({ choices }) {
      const id = choices['tile'] ?? tiles[0]?.id ?? ''
      return exhibit([exhibitThing('it', { model: 'rajas-river-tile', face: id })], {
        painted: [{ by: 'river', on: 'it', of: id }],
      })
    },
  })
}

export const tokensOf = (rules: Rules, from: SourceAt): readonly Component[] => [
  ...order.map((colour) => incomeOf(rules, colour, from)),
  riverOf(rules, from),
  entry(game, { id: 'cover', kind: 'tokens', rules: ['R2'], count: 2, show: model('rajas-cover') }),
]
