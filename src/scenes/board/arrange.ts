/** Computes a pose for every thing: each spot's layout places its things, relative to the thing or table that carries the spot. */
import { groupedBy } from './grouped.ts'
import { type SpotLayout, layOut } from './layouts.ts'
import { origin, type Pose, placedOn } from './pose.ts'
import type { Spot } from './spot.ts'
import { type Bodies, bodyOf, type Thing } from './thing.ts'

/** Data that stays the same during a match: the spots and the bounding boxes of looks. */
export interface TableSetting {
  readonly spots: readonly Spot[]
  readonly bodies: Bodies
}

export interface Arranged {
  readonly things: ReadonlyMap<string, Pose>
  readonly spots: ReadonlyMap<string, Pose>
}

function groupBySpot(things: readonly Thing[]): ReadonlyMap<string, readonly Thing[]> {
  const groups = groupedBy(things, ({ at }) => at.spot)
  for (const group of groups.values()) group.sort((a, b) => a.at.order - b.at.order)
  return groups
}

function lay(layout: SpotLayout, group: readonly Thing[], bodies: Bodies): readonly Pose[] {
  const lying = group.map(({ look, at }) => ({
    body: bodyOf(bodies, look),
    order: at.order,
    turn: at.turn ?? 0,
    over: at.over ?? false,
  }))
  return layOut(layout, lying)
}

export function arrange(things: readonly Thing[], { spots, bodies }: TableSetting): Arranged {
  const groups = groupBySpot(things)
  const known = new Map(spots.map((spot) => [spot.id, spot]))
  const whereIs = new Map(things.map(({ id, at }) => [id, at.spot]))
  const placed = { things: new Map<string, Pose>(), spots: new Map<string, Pose>() }
  const inProgress = new Set<string>()

  function placeSpot(id: string): void {
    if (placed.spots.has(id)) return
    const spot = known.get(id)
    if (!spot) throw new Error(`there is no spot ${id}`)
    if (inProgress.has(id)) throw new Error(`the spot ${id} lies on itself`)
    inProgress.add(id)
    const base = baseOf(spot)
    inProgress.delete(id)
    if (!base) return
    const here = placedOn(base, spot.at)
    placed.spots.set(id, here)
    const group = groups.get(id) ?? []
    if (group.length === 0) return
    lay(spot.layout, group, bodies).forEach((own, i) => {
      const thing = group[i]
      if (thing) placed.things.set(thing.id, placedOn(here, own))
    })
  }

  /** Null if the thing that carries this spot is not on the table; then the spot holds nothing. */
  function baseOf({ on }: Spot): Pose | null {
    if (on === null) return origin
    const spot = whereIs.get(on)
    if (spot === undefined) return null
    placeSpot(spot)
    return placed.things.get(on) ?? null
  }

  for (const { id } of spots) placeSpot(id)
  for (const thing of things) {
    placeSpot(thing.at.spot)
    if (!placed.things.has(thing.id)) throw new Error(`${thing.id} lies on what is not there`)
  }
  return placed
}
