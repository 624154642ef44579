/** The fixed parts of Rajas' landscape, each with its print: signs, steps, ghats, brackets; piers, pads, bridge, water. */
import { line } from '../kernel/line.ts'
import type { Rules } from '../games/rajas/edition.ts'
import type { Benefit } from '../games/rajas/data/benefits.ts'
import { benefitName, spaceName } from '../games/rajas/telling/names.ts'
import { quarryStands } from '../shapes/rajas.ts'
import { poseAtPoint } from '../scenes/board/pose.ts'
import { drawnAs } from '../scenes/rajas/print/boardPrint.ts'
import type { Component, Option } from './component.ts'
import { chosen, exhibit, lone, model, rowsOf, thing } from './entry.ts'

const row = rowsOf('rajas')

const bonusName = (benefit: Benefit | null | undefined) =>
  benefit ? benefitName(benefit) : line('rajas.head.worker')

/** Bonuses of wealth: printed on brackets, and on the markers that stand at them. */
export const wealthBonusesOf = ({ edition }: Rules): readonly Option[] =>
  edition.tracks.wealth.bonusMarker.map(({ at, benefit }) => ({
    id: `wealth-${at}`,
    name: bonusName(benefit),
  }))

function bonusesOf(rules: Rules): readonly Option[] {
  const { fame, wealth } = rules.edition.tracks
  return [
    ...fame.bonuses.map(({ at, benefit }) => ({ id: `fame-${at}`, name: bonusName(benefit) })),
    ...wealthBonusesOf(rules),
    { id: `wealth-${wealth.workerAt}-worker`, name: bonusName(null) },
  ]
}

/** A part of the board with a choice of what is printed on it. The id is also that of its print. */
const printed = (
  id: string,
  rules: string,
  count: number,
  options: readonly Option[],
  label: string,
  choice = id,
): Component =>
  row(id, 'scenery', rules, count, {
    choices: [{ id: choice, label, options }],
    show: (picked) =>
      lone(
        { model: `rajas-${id}` },
        { painted: [{ by: id, on: 'it', of: chosen(picked, choice) }] },
      ),
  })

/** A step as it lies in the quarry, with its pad and its price. */
function stepOf(count: number, prices: readonly Option[]): Component {
  const [stand] = quarryStands(1)
  const before = stand ? stand.sign.z - stand.pad.z : 0
  const things = [
    thing('it', { model: 'rajas-step' }),
    thing('pad', { model: 'rajas-pad' }, undefined, 1.2),
    thing('sign', { model: 'rajas-sign' }, poseAtPoint(0, 0, before)),
  ]
  return row('step', 'scenery', 'R19 R31', count, {
    choices: [{ id: 'sign', label: 'rajas.head.space', options: prices }],
    show: (picked) =>
      exhibit(things, { painted: [{ by: 'sign', on: 'sign', of: chosen(picked, 'sign') }] }),
  })
}

export function sceneryOf(rules: Rules): readonly Component[] {
  const { river, provinceBoard } = rules.edition
  const spaces = rules.spaces[4] ?? []
  const signs = spaces.map((space) => ({ id: drawnAs(space.id), name: spaceName(space) }))
  const distinct = signs.filter(({ id }, i) => signs.findIndex((one) => one.id === id) === i)
  const quarry = spaces.filter(({ kind }) => kind === 'quarry').map(({ id }) => drawnAs(id))
  const ghats = river.spaces.map(({ space, benefit }) => ({
    id: `ghat-${space}`,
    name: benefitName(benefit),
  }))
  const bonuses = bonusesOf(rules)
  const alone = (id: string, cited: string, count: number) =>
    row(id, 'scenery', cited, count, { show: model(`rajas-${id}`) })
  return [
    alone('pad', 'R18 R20', spaces.length),
    stepOf(
      quarry.length,
      distinct.filter(({ id }) => quarry.includes(id)),
    ),
    printed('sign', 'R21', spaces.length, distinct, 'rajas.head.space'),
    printed('ghat', 'R75 R77', ghats.length, ghats, 'rajas.piece.ghat'),
    printed('bracket', 'R90 R91', bonuses.length, bonuses, 'showcase.choice.bonus', 'bonus'),
    alone('pier', 'R19 R74', spaces.filter(({ kind }) => kind === 'harbour').length),
    alone('bridge', 'R80 R8', 1),
    alone('block', 'R35', provinceBoard.blocks.length * 4),
    row('water', 'scenery', 'R74', 1, {
      show: () => lone({ model: 'rajas-water' }, { painted: [{ by: 'water' }] }),
    }),
  ]
}
