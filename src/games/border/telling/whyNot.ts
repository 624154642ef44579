/** The reason why a segment or a box is not available now, as a line; null when it is available. */
import type { Explanation } from '../../../kernel/game.ts'
import { line, type Line } from '../../../kernel/line.ts'
import type { Seat } from '../../../kernel/seat.ts'
import { diceLeft } from '../rules/cross.ts'
import { countAll, countUnspent } from '../rules/dice.ts'
import { type Layout, type Segment, sheetOf } from '../edition.ts'
import { boxName, colourName, segmentName } from './names.ts'
import { countMissing, isCrossed, isReachable } from '../rules/sheet.ts'
import type { Player, View } from '../types.ts'

/** The rule that each reason refers to. */
const rules: Readonly<Record<string, string>> = {
  'border.why.notThrown': 'B12',
  'border.why.stopFirst': 'B13',
  'border.why.notActive': 'B15',
  'border.why.wholeSegment': 'B17',
  'border.why.fewDice': 'B19',
  'border.why.waitSecond': 'B10',
  'border.why.onlyBoxes': 'B23',
  'border.why.noDie': 'B23',
  'border.why.dieUsed': 'B23',
  'border.why.notNext': 'B24',
  'border.why.oneDie': 'B27',
  'border.why.activeRests': 'B29',
  'border.why.alreadyDone': 'BG5',
  'border.why.white': 'BG7',
  'border.why.crossed': 'BG9',
  'border.why.segmentFull': 'BG9',
}

export type Wish = { readonly segment: number } | { readonly box: number }

export function whyNot(layout: Layout, view: View, seat: Seat, wish: Wish): Line | null {
  const { phase } = view
  const player = view.players[seat]
  if (!player || player.sheet === null || phase.kind === 'over') return line('border.why.notNow')
  const sheet = sheetOf(layout, player.sheet)
  if ('box' in wish) return whyNotBox(layout, view, seat, player, wish.box)
  const segment = sheet.segments[wish.segment]
  return segment ? whyNotSegment(view, seat, player, segment) : line('border.why.notNow')
}

function whyNotSegment(view: View, seat: Seat, player: Player, segment: Segment): Line | null {
  const { phase } = view
  const missing = countMissing(player, segment.boxes)
  if (missing === 0) return line('border.why.segmentFull')
  if (phase.kind === 'cross') return line('border.why.onlyBoxes')
  if (seat !== view.active) return line('border.why.notActive')
  if (phase.kind === 'throw') return line('border.why.notThrown')
  const dice = countUnspent(view.dice)[segment.colourIndex] ?? 0
  if (dice < missing) {
    return line('border.why.fewDice', { segment: segmentName(segment), missing, dice })
  }
  return phase.kind === 'keep' ? line('border.why.stopFirst') : null
}

function whyNotBox(
  layout: Layout,
  view: View,
  seat: Seat,
  player: Player,
  box: number,
): Line | null {
  const { phase } = view
  const sheet = sheetOf(layout, player.sheet)
  const segment = sheet.segments[sheet.segmentOf[box] ?? -1]
  if (!segment) return line('border.why.white')
  if (isCrossed(player, box)) return line('border.why.crossed')
  if (phase.kind !== 'cross') {
    return line(seat === view.active ? 'border.why.wholeSegment' : 'border.why.waitSecond')
  }
  if (seat === view.active) return line('border.why.activeRests')
  if (phase.done[seat] === true) return line('border.why.alreadyDone')
  if (phase.single && player.used.some((count) => count > 0)) return line('border.why.oneDie')
  if ((diceLeft(view, player)[segment.colourIndex] ?? 0) > 0) {
    const name = boxName(layout, box)
    return isReachable(layout, player, box) ? null : line('border.why.notNext', { box: name })
  }
  const colour = colourName(segment.colour)
  const shown = (phase.single ? countAll(view.dice) : countUnspent(view.dice))[segment.colourIndex]
  return line((shown ?? 0) > 0 ? 'border.why.dieUsed' : 'border.why.noDie', { colour })
}

/** Adds the wish and the rule number to a reason. */
export function explain(wish: Line, why: Line): Explanation {
  const rule = rules[why.key]
  return rule === undefined ? { wish, why } : { wish, why, rule }
}
