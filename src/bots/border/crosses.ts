/** Single boxes in the second action: which cross gains most, looking one cross further. */
import type { Layout } from '../../games/border/edition.ts'
import { colours } from '../../games/border/vocabulary.ts'
import { diceCount } from '../../games/border/rules/setup.ts'
import type { Outlook } from './outlook.ts'

export function reachable(layout: Layout, outlook: Outlook, left: readonly number[]): number[] {
  const found: number[] = []
  outlook.sheet.colourOf.forEach((colour, box) => {
    if (colour < 0 || outlook.crossed[box] || (left[colour] ?? 0) <= 0) return
    if (layout.boxes[box]?.adj.some((other) => outlook.crossed[other])) found.push(box)
  })
  return found
}

export function gainOf(outlook: Outlook, box: number): number {
  const before = outlook.worth()
  outlook.cross(box)
  const gain = outlook.worth() - before
  outlook.erase(box)
  return gain
}

/** The gain by a box and by the best box after it. */
export function gainAhead(
  layout: Layout,
  outlook: Outlook,
  box: number,
  left: readonly number[],
  patience: number,
): number {
  const gain = gainOf(outlook, box)
  const colour = outlook.sheet.colourOf[box] ?? 0
  const rest = left.with(colour, (left[colour] ?? 0) - 1)
  outlook.cross(box)
  let next = 0
  for (const other of reachable(layout, outlook, rest))
    next = Math.max(next, gainOf(outlook, other))
  outlook.erase(box)
  return gain + patience * next
}

/** What a player gains at once by 0 to 5 dice of each colour, crossing greedily. */
export function gainsByColour(layout: Layout, outlook: Outlook): number[][] {
  return colours.map((_, colour) => {
    const left = colours.map((_, other) => (other === colour ? diceCount : 0))
    const done: number[] = []
    const gains = [0]
    const before = outlook.worth()
    while (done.length < diceCount) {
      let best = -1
      let most = -Infinity
      for (const box of reachable(layout, outlook, left)) {
        const gain = gainOf(outlook, box)
        if (gain > most) {
          best = box
          most = gain
        }
      }
      if (best < 0) break
      outlook.cross(best)
      done.push(best)
      gains.push(outlook.worth() - before)
    }
    for (const box of done) outlook.erase(box)
    while (gains.length <= diceCount) gains.push(gains.at(-1) ?? 0)
    return gains
  })
}
