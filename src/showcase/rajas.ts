/** The components of Rajas, from an edition's rules. */
import { line } from '../kernel/line.ts'
import type { AnyGame } from '../kernel/game.ts'
import type { Rules } from '../games/rajas/edition.ts'
import { dieName } from '../games/rajas/telling/names.ts'
import { type Colour, colours } from '../games/rajas/vocabulary.ts'
import { seatLooks } from '../shapes/rajas.ts'
import type { Component, Picked } from './component.ts'
import { choiceOf, chosen, lone, model, numbers, playersChoice, rowsOf, value } from './entry.ts'
import * as boards from './rajasBoards.ts'
import { sceneryOf, wealthBonusesOf } from './rajasScenery.ts'
import { colourChoice, contentsOf, tilesOf, tokensOf } from './rajasTiles.ts'
import type { SourceAt } from './source.ts'

const row = rowsOf('rajas')
const seats = seatLooks.map(({ name }) => name)
const seatChoice = choiceOf('seat', seats, (name) => line(`ui.colour.${name}`))

/** Pieces that each player has in an own colour and form. */
function piecesOf(rules: Rules, from: SourceAt): readonly Component[] {
  const { cap } = rules.edition.workers
  const each = (
    id: string,
    cited: string,
    count: number,
    handful: number,
    more: Partial<Component> = {},
  ) =>
    row(id, 'pieces', cited, count * seats.length, {
      handful,
      choices: [seatChoice],
      show: (picked) => lone({ model: `rajas-${id}-${chosen(picked, 'seat')}` }),
      ...more,
    })
  return [
    each('worker', 'R7 R8 R20 R85 R86', 6, 12, {
      name: line('rajas.head.worker'),
      values: [value('workers', { raw: `${cap.base} / ${cap.navaratna}` }, from('workers'))],
    }),
    each('boat', 'R7 R75 R77', 1, 6, { name: line('rajas.head.boat') }),
    each('fame', 'R7 R9 R90', 1, 8),
    each('wealth', 'R7 R13 R22', 1, 8),
    each('bonus', 'R7 R9 R91', 1, 8, {
      choices: [seatChoice, { id: 'bonus', options: wealthBonusesOf(rules) }],
      show: (picked) => {
        const face = chosen(picked, 'bonus')
        const look = { model: `rajas-bonus-${chosen(picked, 'seat')}`, face }
        return lone(look, { painted: [{ by: 'faces' }] })
      },
    }),
    each('cube', 'R7 R9 R46', 5, 12),
  ]
}

/** A die as it is held and stored, and as it falls in the tray. */
const diceOf = ({ edition }: Rules, from: SourceAt): readonly Component[] =>
  colours.map((colour) =>
    row(`die-${colour}`, 'dice', 'R3 R25 R27', edition.dice.perColour, {
      name: dieName(colour),
      about: line('rajas.piece.die.about'),
      handful: 8,
      choices: [numbers('face', [1, 2, 3, 4, 5, 6])],
      states: ['engraved', 'plain'],
      values: [value('copies', edition.dice.perColour, from('dice'))],
      show: (picked) => {
        const name = picked.state === 'plain' ? `plain-die-${colour}` : `die-${colour}`
        return lone({ model: name, face: Number(chosen(picked, 'face')) - 1 })
      },
    }),
  )

function boardsOf(own: AnyGame, rules: Rules, from: SourceAt): readonly Component[] {
  const { kali, river, karma } = rules.edition
  const { base, navaratna } = kali.capacity
  return [
    row('board', 'boards', 'R1 R2 R18 R80', 1, {
      choices: [playersChoice, choiceOf('variant', ['base', 'navaratna'])],
      values: [
        value('ghats', river.spaces.length, from('river')),
        value('bridge', rules.bridge, from('river')),
      ],
      show: (picked) => boards.showBoard(chosen(picked, 'players'), chosen(picked, 'variant')),
    }),
    row('province', 'boards', 'R7 R10 R34 R41', 4, {
      choices: [choiceOf('side', ['front', 'back'])],
      states: ['empty', 'built'],
      values: [value('incomes', Object.keys(rules.front.incomes).length, from('provinceBoard'))],
      show: (picked) => {
        const side = chosen(picked, 'side') === 'back' ? 'back' : 'front'
        return boards.showProvince(own, side, picked.state)
      },
    }),
    row('kali', 'boards', 'R7 R28 R81 R83', 4, {
      choices: [numbers('hands', [...new Set([base, navaratna])])],
      states: ['held', 'turned'],
      values: [
        value('hands', { raw: `${base} / ${navaratna}` }, from('kali'), 'showcase.choice.hands'),
        value('karma', karma.max, from('karma')),
      ],
      show: (picked) => boards.showKali(own, Number(chosen(picked, 'hands')), picked.state),
    }),
    row('offer', 'boards', 'R4 R32', 1, { show: () => boards.showOffer(own) }),
    row('bowl', 'furniture', 'R3 R24 R30', 4, {
      choices: [colourChoice],
      show: (picked) => boards.showBowl(own, chosen(picked, 'colour') as Colour),
    }),
  ]
}

const showPlate = (own: AnyGame, picked: Picked) =>
  lone(
    { model: 'plate', face: seats.findIndex((name) => name === chosen(picked, 'seat')) },
    { view: boards.viewIn(own, 4, 'start') },
  )

export function rajasCatalogue(own: AnyGame, from: SourceAt): readonly Component[] {
  const rules = own.values as Rules
  return [
    ...boardsOf(own, rules, from),
    ...tilesOf(rules, from),
    ...contentsOf(rules, from),
    ...tokensOf(rules, from),
    ...piecesOf(rules, from),
    row('elephant', 'pieces', 'R12 R61 R96', 1, { handful: 6, show: model('rajas-elephant') }),
    ...diceOf(rules, from),
    row('plate', 'furniture', 'R95', 4, {
      choices: [seatChoice],
      show: (picked) => showPlate(own, picked),
    }),
    ...sceneryOf(rules),
    row('set-up', 'sets', 'R7 R9 R18', 1, {
      states: ['start', 'middle'],
      isPrinted: true,
      choices: [playersChoice],
      show: (picked) => boards.showSetUp(own, Number(chosen(picked, 'players')), picked.state),
    }),
  ]
}
