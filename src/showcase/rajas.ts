/** The components of Rajas, from an edition's rules. */
import { line } from '../kernel/line.ts'
import type { AnyGame } from '../kernel/game.ts'
import type { Rules } from '../games/rajas/edition.ts'
import { dieName } from '../games/rajas/telling/names.ts'
import { type Colour, colours } from '../games/rajas/vocabulary.ts'
import { seatLooks } from '../shapes/rajas.ts'
import type { Exhibit } from '../scenes/display/exhibit.ts'
import { poseAtPoint } from '../scenes/board/pose.ts'
import type { Component, Picked } from './component.ts'
import { choice, choiceOf, entry, exhibit, lone, model, exhibitThing, value } from './entry.ts'
import { showBoard, showBowl, showKali, showOffer, showProvince, showSetUp } from './rajasBoards.ts'
import { contentsOf } from './rajasContents.ts'
import { sceneryOf } from './rajasScenery.ts'
import { bonusMarkerOf } from './rajasSigns.ts'
import { tilesOf } from './rajasTiles.ts'
import { tokensOf } from './rajasTokens.ts'
import type { SourceAt } from './source.ts'

const game = 'rajas'
const seats = seatLooks.map(({ name }) => name)
const players = choiceOf('players', ['4', '3', '2'], (n) =>
  line('showcase.option.players', { n: Number(n) }),
)
const seatChoice = choice('seat', seats)
const nameOfSeat = ({ choices }: Picked): string => choices['seat'] ?? seats[0] ?? ''

/** What each player has in an own colour and form. */
function ownOf(from: SourceAt, rules: Rules): readonly Component[] {
  const modelOf = (id: string) => (picked: Picked) => `rajas-${id}-${nameOfSeat(picked)}`
  const each = (id: string, cited: readonly string[], count: number, handful: number): Component =>
    entry(game, {
      id,
      kind: 'pieces',
      rules: cited,
      count: count * seats.length,
      handful,
      choices: [seatChoice],
      show: (picked) => lone({ model: modelOf(id)(picked) }),
    })
  const { cap } = rules.edition.workers
  const worker: Component = {
    ...each('worker', ['R7', 'R8', 'R20', 'R85', 'R86'], 6, 12),
    values: [value('workers', { raw: `${cap.base} / ${cap.navaratna}` }, from('workers'))],
  }
  return [
    worker,
    each('boat', ['R7', 'R75', 'R77'], 1, 6),
    each('fame', ['R7', 'R9', 'R90'], 1, 8),
    each('wealth', ['R7', 'R13', 'R22'], 1, 8),
    bonusMarkerOf(rules, each('bonus', ['R7', 'R9', 'R91'], 1, 8), modelOf('bonus')),
    each('cube', ['R7', 'R9', 'R46'], 5, 12),
  ]
}

/** A die as it is held and stored, and the one that falls in the tray. */
function diceOf(from: SourceAt, { edition }: Rules): readonly Component[] {
  const faces = choiceOf('face', ['1', '2', '3', '4', '5', '6'], (n) =>
    line('showcase.option.face', { n: Number(n) }),
  )
  return colours.map((colour: Colour) =>
    entry(game, {
      id: `die-${colour}`,
      kind: 'dice',
      name: dieName(colour),
      about: line('showcase.about.rajas.die'),
      rules: ['R3', 'R25', 'R27'],
      count: edition.dice.perColour,
      handful: 8,
      choices: [faces],
      states: ['engraved', 'plain'],
      values: [value('copies', edition.dice.perColour, from('dice'))],
      show: ({ choices, state }) =>
        lone({
          model: state === 'plain' ? `plain-die-${colour}` : `die-${colour}`,
          face: Number(choices['face'] ?? 1) - 1,
        }),
    }),
  )
}

function boardsOf(own: AnyGame, from: SourceAt): readonly Component[] {
  const rules = own.values as Rules
  const { capacity } = rules.edition.kali
  return [
    entry(game, {
      id: 'board',
      kind: 'boards',
      rules: ['R1', 'R2', 'R18', 'R80'],
      count: 1,
      choices: [players, choice('variant', ['base', 'navaratna'])],
      values: [
        value('ghats', rules.edition.river.spaces.length, from('river')),
        value('bridge', rules.bridge, from('river')),
      ],
      show: ({ choices }) =>
        showBoard(rules, choices['players'] ?? '4', choices['variant'] ?? 'base'),
    }),
    entry(game, {
      id: 'province',
      kind: 'boards',
      rules: ['R7', 'R10', 'R34', 'R41'],
      count: 4,
      choices: [choice('side', ['front', 'back'])],
      states: ['empty', 'built'],
      values: [value('incomes', Object.keys(rules.front.incomes).length, from('provinceBoard'))],
      show: ({ choices, state }) => showProvince(own, choices['side'] ?? 'front', state),
    }),
    entry(game, {
      id: 'kali',
      kind: 'boards',
      rules: ['R7', 'R28', 'R81', 'R83'],
      count: 4,
      choices: [
        choiceOf('hands', [...new Set([`${capacity.base}`, `${capacity.navaratna}`])], (n) =>
          line('showcase.option.hands', { n: Number(n) }),
        ),
      ],
      states: ['held', 'turned'],
      values: [
        value('hands', { raw: `${capacity.base} / ${capacity.navaratna}` }, from('kali')),
        value('karma', rules.edition.karma.max, from('karma')),
      ],
      show: ({ choices, state }) => showKali(own, Number(choices['hands'] ?? capacity.base), state),
    }),
    entry(game, {
      id: 'offer',
      kind: 'boards',
      rules: ['R4', 'R32'],
      count: 1,
      show: () => showOffer(own),
    }),
    entry(game, {
      id: 'bowl',
      kind: 'furniture',
      rules: ['R3', 'R24', 'R30'],
      count: 4,
      choices: [choiceOf('colour', colours, (colour) => line(`rajas.colour.${colour}`))],
      show: ({ choices }) => showBowl(own, (choices['colour'] ?? colours[0]) as Colour),
    }),
  ]
}

const plateOf = (own: AnyGame): Component =>
  entry(game, {
    id: 'plate',
    kind: 'furniture',
    rules: ['R95'],
    count: 4,
    choices: [seatChoice],
    show: (picked) =>
      lone(
        {
          model: 'plate',
          face: Math.max(
            0,
            seats.findIndex((one) => one === nameOfSeat(picked)),
          ),
        },
        { view: showSetUp(own, '4', 'start').view },
      ),
  })

/** The mill's sails stand still, or go round. */
const millOf = ({ state }: Picked, hub: readonly [number, number, number]): Exhibit =>
  exhibit([
    exhibitThing('it', { model: 'rajas-mill', part: 'rajas-mill' }),
    {
      ...exhibitThing('wheel', { model: 'rajas-mill', part: 'wheel' }, poseAtPoint(0, 0, 0), 0),
      lift: 0.8,
      wheel: { hub, turns: state === 'spun' ? 2.25 : -2.25 },
    },
  ])

export function rajasCatalogue(own: AnyGame, from: SourceAt): readonly Component[] {
  const rules = own.values as Rules
  return [
    ...boardsOf(own, from),
    ...tilesOf(rules, from),
    ...contentsOf(from, rules, millOf),
    ...tokensOf(rules, from),
    ...ownOf(from, rules),
    entry(game, {
      id: 'elephant',
      kind: 'pieces',
      rules: ['R12', 'R61', 'R96'],
      count: 1,
      handful: 6,
      show: model('rajas-elephant'),
    }),
    ...diceOf(from, rules),
    plateOf(own),
    ...sceneryOf(rules),
    entry(game, {
      id: 'set-up',
      kind: 'sets',
      rules: ['R7', 'R9', 'R18'],
      count: 1,
      states: ['start', 'middle'],
      isPrinted: true,
      choices: [players],
      show: ({ choices, state }) => showSetUp(own, choices['players'] ?? '4', state),
    }),
  ]
}
