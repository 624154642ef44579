/** Previews the costs and gains of a command. */
import { line, type Line } from '../../../kernel/line.ts'
import { isSeat, type Seat } from '../../../kernel/seat.ts'
import { allSpent, countAll, countUnspent } from '../rules/dice.ts'
import { possibleCompletions, completionOf, oddsWhenThrowing } from './hints.ts'
import { type Layout, sheetOf } from '../edition.ts'
import { colourCounts, colourName, regionName, segmentName } from './names.ts'
import { regionsToEnd } from '../rules/setup.ts'
import { canCompleteAny, countMissing } from '../rules/sheet.ts'
import type { Command } from '../commands.ts'
import type { Player, View } from '../types.ts'

const mostOdds = 3

export function preview(layout: Layout, command: Command, view: View): readonly Line[] {
  const player = view.players[view.active]
  if (!player) return []
  switch (command.type) {
    case 'stop':
      return [canFinish(layout, view)]
    case 'throwAgain':
      return throwLines(layout, view, player, command.dice)
    case 'complete':
      return completeLines(layout, view, player, command.segment)
    case 'cross':
      return crossLines(layout, view, command.box)
    case 'done':
      return view.phase.kind === 'complete' ? passLines(layout, view, player) : []
  }
}

function canFinish(layout: Layout, view: View): Line {
  const list = possibleCompletions(layout, view).map((finish) => segmentName(finish.segment))
  if (list.length === 0) return line('border.preview.canCompleteNothing')
  return line('border.preview.canComplete', { segments: { list } })
}

/** The dice that are kept, and the best odds with them. */
function throwLines(
  layout: Layout,
  view: View,
  player: Player,
  dice: readonly number[],
): readonly Line[] {
  const kept = countAll(view.dice.filter((_, i) => !dice.includes(i)))
  const chances = sheetOf(layout, player.sheet)
    .segments.filter((segment) => countMissing(player, segment.boxes) > 0)
    .map((segment) => {
      const { ways, of } = oddsWhenThrowing(layout, view, [segment.index], dice)
      return { segment, chance: ways / of }
    })
    .sort((a, b) => b.chance - a.chance || a.segment.index - b.segment.index)
    .slice(0, mostOdds)
    .filter(({ chance }) => chance > 0)
  return [
    line('border.preview.keeps', { dice: colourCounts(kept) }),
    ...chances.map(({ segment, chance }) =>
      line('border.preview.odds', { segment: segmentName(segment), chance }),
    ),
  ]
}

function completeLines(layout: Layout, view: View, player: Player, index: number): readonly Line[] {
  const segment = sheetOf(layout, player.sheet).segments[index]
  if (!segment) return []
  const { boxes, left, single } = completionOf(view, player, segment)
  return [
    line('border.preview.spends', { n: boxes.length, colour: colourName(segment.colour) }),
    ...regionLines(layout, view, view.active, boxes),
    passLine(single, left),
  ]
}

/** Crossing concerns the viewer's own sheet, so viewers without a seat get no preview. */
function crossLines(layout: Layout, view: View, box: number): readonly Line[] {
  const { viewer } = view
  const player = isSeat(viewer) ? view.players[viewer] : undefined
  if (!player || !isSeat(viewer)) return []
  const sheet = sheetOf(layout, player.sheet)
  const segment = sheet.segments[sheet.segmentOf[box] ?? -1]
  if (!segment) return []
  const n = countMissing(player, segment.boxes) - 1
  const name = segmentName(segment)
  return [
    n > 0
      ? line('border.preview.segmentLeft', { n, segment: name })
      : line('border.preview.segmentDone', { segment: name }),
    ...regionLines(layout, view, viewer, [box]),
  ]
}

/**
 * One line per region that these boxes border: points if it closes, else the number of missing
 * boxes.
 */
function regionLines(
  layout: Layout,
  view: View,
  seat: Seat,
  boxes: readonly number[],
): readonly Line[] {
  const player = view.players[seat]
  if (!player) return []
  const touched = layout.regions.filter((region) => region.boxes.some((box) => boxes.includes(box)))
  // Includes regions that are completed in this action but not scored yet.
  let closed = layout.regions.filter(({ boxes }) => countMissing(player, boxes) === 0).length
  const lines = touched.map((region) => {
    const name = regionName(layout, region.index)
    const ours = region.boxes.filter((box) => boxes.includes(box)).length
    const n = countMissing(player, region.boxes) - ours
    if (n > 0) return line('border.preview.regionLeft', { region: name, n })
    closed += 1
    return (view.claimed[region.index] ?? null) === null
      ? line('border.preview.regionFirst', { region: name, points: region.first })
      : line('border.preview.regionLater', { region: name, points: region.later })
  })
  if (closed >= regionsToEnd) lines.push(line('border.preview.sixth'))
  return lines
}

function passLines(layout: Layout, view: View, player: Player): readonly Line[] {
  const single = allSpent(view.dice)
  const pass = passLine(single, single ? countAll(view.dice) : countUnspent(view.dice))
  const canStill = canCompleteAny(player, sheetOf(layout, player.sheet), countUnspent(view.dice))
  return canStill ? [canFinish(layout, view), pass] : [pass]
}

/** The dice that the opponents get: all unused ones, or one of five. */
function passLine(single: boolean, counts: readonly number[]): Line {
  const dice = colourCounts(counts)
  return single
    ? line('border.preview.passesOne', { dice: { ...dice, or: true } })
    : line('border.preview.passesOn', { dice })
}
