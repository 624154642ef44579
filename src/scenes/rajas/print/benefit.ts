/** Converts each kind of benefit into rows of marks. */
import type { Benefit } from '../../../games/rajas/data/benefits.ts'
import { anyDie, dieMark } from './diceMarks.ts'
import { arrow, dash, per, upTo } from './glue.ts'
import { coin, fame, good, icon, karma, number, slot } from './marks.ts'
import { type SignPen, type SignRow, setRows, wrapped } from './pen.ts'

/** Persons of the palace chambers 1 to 6. */
export const persons = ['mogul', 'dancer', 'yogi', 'raja', 'builder', 'portuguese'] as const
const person = (chamber: number): SignRow => [icon(persons[chamber - 1] ?? 'palace')]

const times = (count: number, mark: SignRow[number]): SignRow =>
  Array.from({ length: count }, () => mark)
const few = (count: number, mark: SignRow[number]): SignRow =>
  count <= 3 ? times(count, mark) : [number(count), mark]

/** Chambers to choose from: "2-6" for a run, else a list. */
function chambersOf(chambers: readonly number[]): SignRow {
  const sorted = [...chambers].sort((a, b) => a - b)
  const [first = 0, last = 0] = [sorted[0], sorted.at(-1)]
  const isRun = sorted.length > 2 && last - first === sorted.length - 1
  return isRun ? [number(first), dash, number(last)] : sorted.map((chamber) => number(chamber, 0.6))
}

export function marksOf(benefit: Benefit): readonly SignRow[] {
  switch (benefit.kind) {
    case 'coins':
      return [[coin(benefit.n)]]
    case 'fame':
      return [[fame(benefit.n)]]
    case 'karma':
      return [few(benefit.n, karma)]
    case 'anyDice':
      return wrapped(few(benefit.n, anyDie))
    case 'colourDice':
      return wrapped(benefit.colours.map(dieMark))
    case 'colourDicePerKarma':
      return [[dieMark(benefit.colour), per, karma]]
    case 'anyDicePerKarma':
      return [[...few(benefit.n, anyDie), per, karma]]
    case 'upgrade':
      return [few(benefit.n, icon('upgrade'))]
    case 'boatNextFree':
      return [[icon('boat'), ...few(benefit.n, arrow)]]
    case 'boatUpTo':
      return [[icon('boat')], [arrow, upTo(benefit.n)]]
    case 'boatExactly':
      return [[icon('boat')], [arrow, number(benefit.n)]]
    case 'palaceAction':
      return [[icon('palace')], chambersOf(benefit.chambers)]
    case 'palacePerson':
      return [[icon('palace'), ...person(benefit.chamber)]]
    case 'coinsPerMarket':
      return [[coin(benefit.n), per, icon('market')]]
    case 'coinsPerUpgrade':
      return [[coin(benefit.n), per, icon('upgrade')]]
    case 'famePerUpgrade':
      return [[fame(benefit.n), per, icon('upgrade')]]
    case 'famePerKarma':
      return [[fame(benefit.n), per, karma]]
    case 'famePerMarketTile':
      return [[fame(benefit.n), per, icon('tile')], [icon('market')]]
    case 'famePerRiverSpaces':
      return [
        [fame(benefit.n), per],
        [number(benefit.per), icon('boat')],
      ]
    case 'coinsPerBuilding':
      return [[coin(benefit.n), per, icon('temple')]]
    case 'coinsPerIncomeConnected':
      return [[coin(benefit.n), per, icon('connected')]]
    case 'famePerCurve':
      return [[fame(benefit.n), per, icon('bend')]]
    case 'famePerWorker':
      return [[fame(benefit.n), per, icon('worker')]]
    case 'differentGoods':
      return [
        [good('silk'), good('tea'), good('spices')],
        [icon('market'), upTo(benefit.max)],
      ]
    case 'oneGood':
      return [
        [icon('market'), upTo(benefit.max)],
        [good('silk'), per, good('tea'), per, good('spices')],
      ]
    case 'whiteIncomeTile':
      return [few(benefit.n, slot('white'))]
    case 'chooseIncomeTile':
      return wrapped([
        ...(benefit.n > 1 ? [number(benefit.n)] : []),
        ...(['white', 'yellow', 'red', 'brown'] as const).map(slot),
      ])
    case 'coverTile':
      return [[icon('cover')]]
    case 'startPlayerNextRound':
      return [[icon('elephant')]]
    case 'terrace':
      return [[coin(benefit.coins), ...(benefit.rerollAnyOwnDice ? [icon('reroll')] : [])]]
    case 'all':
      return benefit.of.flatMap(marksOf)
  }
}

/** Draws a benefit as large as fits into a square around (x, y). */
export function drawBenefit(
  pen: SignPen,
  benefit: Benefit,
  x: number,
  y: number,
  size: number,
): void {
  setRows(pen, marksOf(benefit), x, y, size, size)
}
