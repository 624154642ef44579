/** Values dice of the first action: the gain to their player, minus the gain of the opponents who receive the rest. */
import { colours } from '../../games/border/vocabulary.ts'
import type { Segment } from '../../games/border/edition.ts'
import { diceCount } from '../../games/border/rules/setup.ts'
import { diceCountsOf, fullCodes, type PoolValues } from './dicePool.ts'
import type { SheetOutlook } from './sheetOutlook.ts'

/** The best way to spend up to `n` dice of one colour. */
export interface DiceUse {
  readonly segments: readonly number[]
  readonly dice: number
  readonly gain: number
}

/** Indexed by colour, then by number of dice: the set of whole segments with the highest gain. */
export type DiceUses = readonly (readonly DiceUse[])[]

export function diceUsesOf(outlook: SheetOutlook): DiceUses {
  return colours.map((_, colour) => {
    const own = outlook.sheet.segments.filter((segment) => segment.colourIndex === colour)
    const sets = setsOf(outlook, own)
    return Array.from({ length: diceCount + 1 }, (_, dice) => bestWithin(sets, dice))
  })
}

function bestWithin(sets: readonly DiceUse[], dice: number): DiceUse {
  let best: DiceUse = { segments: [], dice: 0, gain: 0 }
  for (const use of sets) if (use.dice <= dice && use.gain > best.gain) best = use
  return best
}

/** All sets of segments of one colour that five dice can complete. */
function setsOf(outlook: SheetOutlook, segments: readonly Segment[]): DiceUse[] {
  const open = segments
    .map(({ index, boxes }) => ({ index, missing: boxes.filter((box) => !outlook.crossed[box]) }))
    .filter(({ missing }) => missing.length > 0)
  const sets: DiceUse[] = []
  for (let mask = 1; mask < 1 << open.length; mask += 1) {
    const segments: number[] = []
    const boxes: number[] = []
    for (let i = 0; i < open.length; i += 1) {
      const segment = open[i]
      if (!segment || ((mask >> i) & 1) === 0) continue
      segments.push(segment.index)
      boxes.push(...segment.missing)
    }
    if (boxes.length > diceCount) continue
    sets.push({ segments, dice: boxes.length, gain: outlook.gain(boxes) })
  }
  return sets
}

/** The opponents' summed gain from dice passed on, indexed by colour and by number of dice. */
export interface OpponentGains {
  readonly byColour: readonly (readonly number[])[]
}

/**
 * The value of a result: the best uses of its colours minus what the passed dice give to the
 * opponents. When all dice are spent, the opponents still get one die of their choice.
 */
export function resultValue(
  uses: DiceUses,
  loss: OpponentGains,
  counts: readonly number[],
): number {
  let value = 0
  let spent = 0
  let single = 0
  for (let colour = 0; colour < counts.length; colour += 1) {
    const count = counts[colour] ?? 0
    const use = uses[colour]?.[count]
    const given = loss.byColour[colour]
    const rest = count - (use?.dice ?? 0)
    value += (use?.gain ?? 0) - (given?.[rest] ?? 0)
    spent += use?.dice ?? 0
    if (count > 0) single = Math.max(single, given?.[1] ?? 0)
  }
  return spent === diceCount ? value - single : value
}

const fullCounts = fullCodes.map(diceCountsOf)

export function resultValues(uses: DiceUses, loss: OpponentGains): PoolValues {
  return Float64Array.from(fullCounts, (counts) => resultValue(uses, loss, counts))
}
