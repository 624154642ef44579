/** How good a sheet looks to its player: every open region counts by its value and by the work that is left. */
import { type Layout, type Sheet, sheetOf } from '../../games/border/edition.ts'
import { pointsOf, regionCount } from '../../games/border/rules/scoring.ts'
import { regionsToEnd } from '../../games/border/rules/setup.ts'
import type { Player, View } from '../../games/border/types.ts'
import type { Seat } from '../../kernel/seat.ts'
import type { Weights } from './weights.ts'

/** A sheet that can be changed in thought, and asked how good it looks. */
export interface Outlook {
  readonly sheet: Sheet
  readonly crossed: boolean[]
  cross(box: number): void
  erase(box: number): void
  worth(): number
}

/** By segment: the regions that any of its boxes borders, whose work changes with it. */
const touched = new WeakMap<Sheet, readonly (readonly number[])[]>()

function regionsOfSegments(layout: Layout, sheet: Sheet): readonly (readonly number[])[] {
  const known = touched.get(sheet)
  if (known) return known
  const made = sheet.segments.map(({ boxes }) => [
    ...new Set(boxes.flatMap((box) => layout.boxes[box]?.regions ?? [])),
  ])
  touched.set(sheet, made)
  return made
}

export function makeOutlook(layout: Layout, view: View, seat: Seat, weights: Weights): Outlook {
  const player = view.players[seat]
  if (!player) throw new Error(`no seat ${seat}`)
  const sheet = sheetOf(layout, player.sheet)
  const crossed = player.crossed.map((mark) => mark >= 0)
  const missing = sheet.segments.map(({ boxes }) => boxes.filter((box) => !crossed[box]).length)
  const values = regionValues(layout, view, player, seat, weights.lead)
  const regionsOf = regionsOfSegments(layout, sheet)
  const closed = regionCount(player)
  const points = pointsOf(player)
  const rival = Math.max(...view.players.map((other, at) => (at === seat ? 0 : pointsOf(other))))
  const works = layout.regions.map(({ boxes }) => workIn(boxes))
  const stale = works.map(() => false)

  function change(box: number, to: boolean): void {
    crossed[box] = to
    const segment = sheet.segmentOf[box] ?? -1
    if (segment < 0) return
    missing[segment] = (missing[segment] ?? 0) + (to ? -1 : 1)
    for (const region of regionsOf[segment] ?? []) stale[region] = true
  }

  function workIn(boxes: readonly number[]): number {
    let work = 0
    for (const box of boxes) {
      if (!crossed[box]) work += weights.work[missing[sheet.segmentOf[box] ?? -1] ?? 0] ?? 1
    }
    return work
  }

  function worth(): number {
    let sum = 0
    let regions = closed
    let score = points
    for (let index = 0; index < works.length; index += 1) {
      const value = values[index] ?? 0
      if (value === 0) continue
      if (stale[index]) {
        works[index] = workIn(layout.regions[index]?.boxes ?? [])
        stale[index] = false
      }
      const work = works[index] ?? 0
      sum += value * weights.fade ** work
      if (work > 0) continue
      regions += 1
      score += value
    }
    if (regions < regionsToEnd) return sum
    return sum + (score > rival ? weights.finish : -weights.finish)
  }

  return {
    sheet,
    crossed,
    cross: (box) => change(box, true),
    erase: (box) => change(box, false),
    worth,
  }
}

/** What a region may still bring: nothing once earned, and less of the higher value the nearer others are to it. */
function regionValues(
  layout: Layout,
  view: View,
  player: Player,
  seat: Seat,
  lead: number,
): number[] {
  return layout.regions.map(({ index, boxes, first, later }) => {
    if ((player.earned[index] ?? null) !== null) return 0
    const claimed = view.claimed[index] ?? null
    if (claimed !== null) return claimed === view.action ? first : later
    const own = missingIn(player, boxes)
    const nearest = Math.min(
      ...view.players.map((other, at) => (at === seat ? Infinity : missingIn(other, boxes))),
    )
    const chance = 1 / (1 + Math.exp((own - nearest) / lead))
    return later + (first - later) * chance
  })
}

function missingIn(player: Player, boxes: readonly number[]): number {
  let missing = 0
  for (const box of boxes) if ((player.crossed[box] ?? -1) < 0) missing += 1
  return missing
}
