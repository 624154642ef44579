/** Parts of the board of Rajas that say something, each with its print: signs of spaces, steps, ghats and brackets. */
import { line } from '../kernel/line.ts'
import type { Rules } from '../games/rajas/edition.ts'
import type { Benefit } from '../games/rajas/data/benefits.ts'
import { benefitName, spaceName } from '../games/rajas/telling/names.ts'
import { quarryStands } from '../shapes/rajas.ts'
import type { Painted } from '../scenes/display/exhibit.ts'
import { drawnAs } from '../scenes/rajas/print/boardPrint.ts'
import { optionOf, type LookChoice, type Component, type Option, type Picked } from './component.ts'
import { at, entry, exhibit, exhibitThing } from './entry.ts'

const game = 'rajas'

interface Printed {
  readonly by: Painted['by']
  readonly rules: readonly string[]
  readonly count: number
  readonly choice: LookChoice
}

/** Its id is that of who prints it, and its model's. */
const printed = ({ by, rules, count, choice }: Printed): Component =>
  entry(game, {
    id: by,
    kind: 'scenery',
    rules,
    count,
    choices: [choice],
    show: (picked) =>
      exhibit([exhibitThing('it', { model: `rajas-${by}` })], {
        painted: [{ by, on: 'it', of: optionOf({ choices: [choice] }, picked, choice.id) }],
      }),
  })

const bonusName = (benefit: Benefit | null | undefined) =>
  benefit ? benefitName(benefit) : line('showcase.name.rajas.worker')

function signsOf({ spaces }: Rules): readonly Option[] {
  const all = (spaces[4] ?? []).map((space) => ({ id: drawnAs(space.id), name: spaceName(space) }))
  return all.filter(({ id }, i) => all.findIndex((one) => one.id === id) === i)
}

/** What bonus markers lie on, and show themselves. */
const wealthBonusesOf = ({ edition }: Rules): readonly Option[] =>
  edition.tracks.wealth.bonusMarker.map((bonus) => ({
    id: `wealth-${bonus.at}`,
    name: bonusName(bonus.benefit),
  }))

function bonusesOf(rules: Rules): readonly Option[] {
  const { fame, wealth } = rules.edition.tracks
  return [
    ...fame.bonuses.map((bonus) => ({ id: `fame-${bonus.at}`, name: bonusName(bonus.benefit) })),
    ...wealthBonusesOf(rules),
    { id: `wealth-${wealth.workerAt}-worker`, name: bonusName(null) },
  ]
}

/** A player's marker of the next bonus, with that on it. */
export function bonusMarkerOf(
  rules: Rules,
  own: Component,
  modelOf: (picked: Picked) => string,
): Component {
  const bonus = { id: 'bonus', options: wealthBonusesOf(rules) }
  const choices = [...own.choices, bonus]
  return {
    ...own,
    choices,
    show: (picked) =>
      exhibit([exhibitThing('it', { model: modelOf(picked) })], {
        painted: [{ by: 'bonus', on: 'it', of: optionOf({ choices }, picked, 'bonus') }],
      }),
  }
}

/** As it lies in the quarry, with its pad and its price. */
function stepOf(count: number, signs: readonly Option[]): Component {
  const prices = signs.filter(({ id }) => id.startsWith('quarry'))
  const choice = { id: 'sign', options: prices }
  const [stand] = quarryStands(1)
  const before = stand ? stand.sign.z - stand.pad.z : 0
  const show = (picked: Picked) =>
    exhibit(
      [
        exhibitThing('it', { model: 'rajas-step' }),
        exhibitThing('pad', { model: 'rajas-pad' }, at(0, 0, 0), 1.2),
        exhibitThing('sign', { model: 'rajas-sign' }, at(0, 0, before)),
      ],
      {
        painted: [{ by: 'sign', on: 'sign', of: optionOf({ choices: [choice] }, picked, 'sign') }],
      },
    )
  return entry(game, {
    id: 'step',
    kind: 'scenery',
    rules: ['R19', 'R31'],
    count,
    choices: [choice],
    show,
  })
}

export function signedOf(rules: Rules): readonly Component[] {
  const { river } = rules.edition
  const all = rules.spaces[4] ?? []
  const signs = signsOf(rules)
  const ghats = river.spaces.map(({ space, benefit }) => ({
    id: `ghat-${space}`,
    name: benefitName(benefit),
  }))
  const bonuses = bonusesOf(rules)
  return [
    stepOf(all.filter(({ kind }) => kind === 'quarry').length, signs),
    printed({
      by: 'sign',
      rules: ['R21'],
      count: all.length,
      choice: { id: 'sign', options: signs },
    }),
    printed({
      by: 'ghat',
      rules: ['R75', 'R77'],
      count: ghats.length,
      choice: { id: 'ghat', options: ghats },
    }),
    printed({
      by: 'bracket',
      rules: ['R90', 'R91'],
      count: bonuses.length,
      choice: { id: 'bonus', options: bonuses },
    }),
  ]
}
