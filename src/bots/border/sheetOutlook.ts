/** Incremental evaluation of a player's sheet: each open region counts by its value, discounted by the work left in it. */
import { type Layout, type Sheet, sheetOf } from '../../games/border/edition.ts'
import { pointsOf, regionCount } from '../../games/border/rules/scoring.ts'
import { regionsToEnd } from '../../games/border/rules/setup.ts'
import { countMissing } from '../../games/border/rules/sheet.ts'
import type { Player, View } from '../../games/border/types.ts'
import type { Seat } from '../../kernel/seat.ts'
import { oddsAt } from '../odds.ts'
import { matchProgress } from './progress.ts'
import type { Weights } from './weights.ts'

/**
 * Cache per sheet: for each segment, the regions that its boxes border and whose work changes with
 * it.
 */
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

/** A mutable copy of a sheet, on which the bot tries crosses and reads their worth. */
export class SheetOutlook {
  readonly sheet: Sheet
  readonly crossed: boolean[]
  readonly #layout: Layout
  readonly #weights: Weights
  /** The points that each region may still earn. */
  readonly #values: readonly number[]
  readonly #regionsOf: readonly (readonly number[])[]
  readonly #fade: number
  readonly #closed: number
  readonly #points: number
  readonly #rival: number
  /** The number of open boxes of each segment. */
  readonly #missing: number[]
  /** Per region: the remaining work, the discounted value, and a dirty flag for both. */
  readonly #works: number[] = []
  readonly #shares: number[] = []
  readonly #stale: boolean[] = []
  readonly #keptWorks: number[] = []
  readonly #keptShares: number[] = []

  constructor(layout: Layout, view: View, seat: Seat, weights: Weights) {
    const player = view.players[seat]
    if (!player) throw new Error(`no seat ${seat}`)
    this.#layout = layout
    this.#weights = weights
    this.sheet = sheetOf(layout, player.sheet)
    this.crossed = player.crossed.map((mark) => mark >= 0)
    this.#missing = this.sheet.segments.map(({ boxes }) => countMissing(player, boxes))
    this.#values = regionValues(layout, view, player, seat, weights.leadScale)
    this.#regionsOf = regionsOfSegments(layout, this.sheet)
    this.#fade = oddsAt(weights.workDiscount, matchProgress(view))
    this.#closed = regionCount(player)
    this.#points = pointsOf(player)
    this.#rival = Math.max(...view.players.map((other, at) => (at === seat ? 0 : pointsOf(other))))
    for (let region = 0; region < this.#values.length; region += 1) this.#workOut(region)
  }

  cross(box: number): void {
    this.#change(box, true)
  }

  erase(box: number): void {
    this.#change(box, false)
  }

  worth(): number {
    let sum = 0
    let regions = this.#closed
    let score = this.#points
    for (let region = 0; region < this.#values.length; region += 1) {
      const value = this.#values[region] as number
      if (value === 0) continue
      if (this.#stale[region]) this.#workOut(region)
      sum += this.#shares[region] as number
      if ((this.#works[region] as number) > 0) continue
      regions += 1
      score += value
    }
    if (regions < regionsToEnd) return sum
    return sum + (score > this.#rival ? this.#weights.finishBonus : -this.#weights.finishBonus)
  }

  /** The increase in worth if these boxes were crossed as well; leaves the sheet unchanged. */
  gain(boxes: readonly number[]): number {
    const before = this.worth()
    copy(this.#works, this.#keptWorks)
    copy(this.#shares, this.#keptShares)
    for (const box of boxes) this.#change(box, true)
    const after = this.worth()
    for (const box of boxes) this.#change(box, false)
    copy(this.#keptWorks, this.#works)
    copy(this.#keptShares, this.#shares)
    this.#stale.fill(false)
    return after - before
  }

  #change(box: number, to: boolean): void {
    this.crossed[box] = to
    const segment = this.sheet.segmentOf[box] ?? -1
    if (segment < 0) return
    this.#missing[segment] = (this.#missing[segment] as number) + (to ? -1 : 1)
    for (const region of this.#regionsOf[segment] as readonly number[]) this.#stale[region] = true
  }

  #workOut(region: number): void {
    const value = this.#values[region] as number
    const work = value === 0 ? 0 : this.#workIn(this.#layout.regions[region]?.boxes ?? [])
    this.#works[region] = work
    this.#shares[region] = value === 0 ? 0 : value * this.#fade ** work
    this.#stale[region] = false
  }

  #workIn(boxes: readonly number[]): number {
    const { segmentOf } = this.sheet
    let work = 0
    for (let i = 0; i < boxes.length; i += 1) {
      const box = boxes[i] as number
      if (this.crossed[box]) continue
      work += this.#weights.work[this.#missing[segmentOf[box] as number] ?? 0] ?? 1
    }
    return work
  }
}

function copy(from: readonly number[], to: number[]): void {
  for (let i = 0; i < from.length; i += 1) to[i] = from[i] as number
}

/**
 * The points each region may still earn: 0 once earned, else the expected share of the higher
 * value, by a logistic curve over the lead against the nearest opponent.
 */
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
    let nearest = Infinity
    for (let at = 0; at < view.players.length; at += 1) {
      const other = view.players[at]
      if (other && at !== seat) nearest = Math.min(nearest, countMissing(other, boxes))
    }
    const chance = 1 / (1 + Math.exp((countMissing(player, boxes) - nearest) / lead))
    return later + (first - later) * chance
  })
}
