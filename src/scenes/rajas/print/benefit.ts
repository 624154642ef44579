/** Converts each kind of benefit into rows of marks. */
import type { Benefit } from '../../../games/rajas/data/benefits.ts'
import { anyDie, dieMark } from './diceMarks.ts'
import { arrowMark, dashMark, perMark, upToMark } from './glue.ts'
import { coinMark, fameMark, goodMark, iconMark, karmaMark, numberMark, slotMark } from './marks.ts'
import { type SignPen, type SignRow, setRows, wrapped } from './pen.ts'

/** Persons of the palace chambers 1 to 6. */
export const persons = ['mogul', 'dancer', 'yogi', 'raja', 'builder', 'portuguese'] as const
const person = (chamber: number): SignRow => [iconMark(persons[chamber - 1] ?? 'palace')]

const times = (count: number, mark: SignRow[number]): SignRow =>
  Array.from({ length: count }, () => mark)
const few = (count: number, mark: SignRow[number]): SignRow =>
  count <= 3 ? times(count, mark) : [numberMark(count), mark]

/** Chambers to choose from: "2-6" for a run, else a list. */
function chambersOf(chambers: readonly number[]): SignRow {
  const sorted = [...chambers].sort((a, b) => a - b)
  const [first = 0, last = 0] = [sorted[0], sorted.at(-1)]
  const isRun = sorted.length > 2 && last - first === sorted.length - 1
  return isRun
    ? [numberMark(first), dashMark, numberMark(last)]
    : sorted.map((chamber) => numberMark(chamber, 0.6))
}

export function marksOf(benefit: Benefit): readonly SignRow[] {
  switch (benefit.kind) {
    case 'coins':
      return [[coinMark(benefit.n)]]
    case 'fame':
      return [[fameMark(benefit.n)]]
    case 'karma':
      return [few(benefit.n, karmaMark)]
    case 'anyDice':
      return wrapped(few(benefit.n, anyDie))
    case 'colourDice':
      return wrapped(benefit.colours.map(dieMark))
    case 'colourDicePerKarma':
      return [[dieMark(benefit.colour), perMark, karmaMark]]
    case 'anyDicePerKarma':
      return [[...few(benefit.n, anyDie), perMark, karmaMark]]
    case 'upgrade':
      return [few(benefit.n, iconMark('upgrade'))]
    case 'boatNextFree':
      return [[iconMark('boat'), ...few(benefit.n, arrowMark)]]
    case 'boatUpTo':
      return [[iconMark('boat')], [arrowMark, upToMark(benefit.n)]]
    case 'boatExactly':
      return [[iconMark('boat')], [arrowMark, numberMark(benefit.n)]]
    case 'palaceAction':
      return [[iconMark('palace')], chambersOf(benefit.chambers)]
    case 'palacePerson':
      return [[iconMark('palace'), ...person(benefit.chamber)]]
    case 'coinsPerMarket':
      return [[coinMark(benefit.n), perMark, iconMark('market')]]
    case 'coinsPerUpgrade':
      return [[coinMark(benefit.n), perMark, iconMark('upgrade')]]
    case 'famePerUpgrade':
      return [[fameMark(benefit.n), perMark, iconMark('upgrade')]]
    case 'famePerKarma':
      return [[fameMark(benefit.n), perMark, karmaMark]]
    case 'famePerMarketTile':
      return [[fameMark(benefit.n), perMark, iconMark('tile')], [iconMark('market')]]
    case 'famePerRiverSpaces':
      return [
        [fameMark(benefit.n), perMark],
        [numberMark(benefit.per), iconMark('boat')],
      ]
    case 'coinsPerBuilding':
      return [[coinMark(benefit.n), perMark, iconMark('temple')]]
    case 'coinsPerIncomeConnected':
      return [[coinMark(benefit.n), perMark, iconMark('connected')]]
    case 'famePerCurve':
      return [[fameMark(benefit.n), perMark, iconMark('bend')]]
    case 'famePerWorker':
      return [[fameMark(benefit.n), perMark, iconMark('worker')]]
    case 'differentGoods':
      return [
        [goodMark('silk'), goodMark('tea'), goodMark('spices')],
        [iconMark('market'), upToMark(benefit.max)],
      ]
    case 'oneGood':
      return [
        [iconMark('market'), upToMark(benefit.max)],
        [goodMark('silk'), perMark, goodMark('tea'), perMark, goodMark('spices')],
      ]
    case 'whiteIncomeTile':
      return [few(benefit.n, slotMark('white'))]
    case 'chooseIncomeTile':
      return wrapped([
        ...(benefit.n > 1 ? [numberMark(benefit.n)] : []),
        ...(['white', 'yellow', 'red', 'brown'] as const).map(slotMark),
      ])
    case 'coverTile':
      return [[iconMark('cover')]]
    case 'startPlayerNextRound':
      return [[iconMark('elephant')]]
    case 'terrace':
      return [[coinMark(benefit.coins), ...(benefit.rerollAnyOwnDice ? [iconMark('reroll')] : [])]]
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
