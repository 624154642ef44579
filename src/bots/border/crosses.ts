/** Scores single crosses of The Border's second action with a lookahead of one further cross. */
import type { Layout, Sheet } from '../../games/border/edition.ts'
import { colours } from '../../games/border/vocabulary.ts'
import { diceCount } from '../../games/border/rules/setup.ts'
import type { SheetOutlook } from './sheetOutlook.ts'

const boxesByColour = new WeakMap<Sheet, readonly (readonly number[])[]>()

function boxesOf(sheet: Sheet): readonly (readonly number[])[] {
  const known = boxesByColour.get(sheet)
  if (known) return known
  const made = colours.map((_, colour) =>
    sheet.colourOf.flatMap((of, box) => (of === colour ? [box] : [])),
  )
  boxesByColour.set(sheet, made)
  return made
}

function isReachable(layout: Layout, { crossed }: SheetOutlook, box: number): boolean {
  if (crossed[box]) return false
  const beside = layout.boxes[box]?.adj ?? []
  for (let i = 0; i < beside.length; i += 1) if (crossed[beside[i] ?? -1]) return true
  return false
}

/**
 * The reachable box of this colour with the highest immediate gain; null when no box is reachable.
 */
function bestBoxOf(
  layout: Layout,
  outlook: SheetOutlook,
  colour: number,
): { readonly box: number; readonly gain: number } | null {
  let best = -1
  let most = -Infinity
  for (const box of boxesOf(outlook.sheet)[colour] ?? []) {
    if (!isReachable(layout, outlook, box)) continue
    const gain = outlook.gain([box])
    if (gain <= most) continue
    best = box
    most = gain
  }
  return best < 0 ? null : { box: best, gain: most }
}

/**
 * The gain of crossing `box` plus the discounted gain of the best cross that the remaining dice
 * allow after it.
 */
export function gainWithLookahead(
  layout: Layout,
  outlook: SheetOutlook,
  box: number,
  left: readonly number[],
  nextCrossDiscount: number,
): number {
  const gain = outlook.gain([box])
  const colour = outlook.sheet.colourOf[box] ?? 0
  outlook.cross(box)
  let next = 0
  for (let other = 0; other < colours.length; other += 1) {
    const dice = (left[other] ?? 0) - (other === colour ? 1 : 0)
    if (dice > 0) next = Math.max(next, bestBoxOf(layout, outlook, other)?.gain ?? 0)
  }
  outlook.erase(box)
  return gain + nextCrossDiscount * next
}

/** A player's immediate gain for 0 to 5 dice of each colour, when boxes are crossed greedily. */
export function gainsByColour(layout: Layout, outlook: SheetOutlook): number[][] {
  return colours.map((_, colour) => {
    const done: number[] = []
    const gains = [0]
    const before = outlook.worth()
    while (done.length < diceCount) {
      const best = bestBoxOf(layout, outlook, colour)
      if (!best) break
      outlook.cross(best.box)
      done.push(best.box)
      gains.push(outlook.worth() - before)
    }
    for (const box of done) outlook.erase(box)
    while (gains.length <= diceCount) gains.push(gains.at(-1) ?? 0)
    return gains
  })
}
