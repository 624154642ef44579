/** Cues of a beat of The Border: chalk strokes, turns, earned regions, the end. */
import type { Layout } from '../../games/border/edition.ts'
import type { Event } from '../../games/border/events.ts'
import type { cues } from '../../games/border/manifest.ts'
import type { View } from '../../games/border/types.ts'
import type { ShownStep } from '../../session/show/beat.ts'
import type { Cue } from '../board/plan.ts'
import { boxSpots, slate, stripSpot } from '../../shapes/border.ts'
import type { TablePoint } from '../../shapes/point.ts'
import { slateSpots } from './lay.ts'
import type { Strokes } from './strokes.ts'
import { winnersOf } from './winners.ts'

type Name = (typeof cues)[number]

const middle = { x: 0, z: 0 }

/** Importance of each cue for a spectator, 0 to 1. */
const importance: Readonly<Record<Name, number>> = {
  turnStarted: 0.2,
  boxCrossed: 0.2,
  regionCircled: 0.2,
  regionEarned: 0.7,
  regionEarnedLater: 0.5,
  valueStruck: 0.2,
  matchEnded: 1,
}

export function cuesOf(
  layout: Layout,
  { to, events }: ShownStep<View, Event>,
  strokes: Strokes,
  length: number,
): readonly Cue[] {
  const spots = boxSpots(layout)
  const slates = slateSpots(to.players.length)
  const list: Cue[] = []
  const add = (
    name: Name,
    sound: string,
    at: number,
    seat: number | null,
    { x, z }: TablePoint,
  ) => {
    const on = (seat === null ? null : slates[seat]) ?? middle
    const where = [on.x + x, seat === null ? 0 : slate.top, on.z + z] as const
    list.push({ name, at, where, weight: importance[name], sound })
  }
  for (const { type } of events) {
    if (type === 'turnStarted') add('turnStarted', 'turn', 0, null, middle)
  }
  for (const { seat, at, start } of strokes.crosses) {
    add('boxCrossed', 'chalk', start, seat, spots[at] ?? middle)
  }
  for (const { seat, at, start } of strokes.rings) {
    const spot = stripSpot(at, layout.regions.length)
    const isFirst = to.players[seat]?.earned[at] === layout.regions[at]?.first
    add('regionCircled', 'chalk', start, seat, spot)
    if (isFirst) add('regionEarned', 'gain', start, seat, spot)
    else add('regionEarnedLater', 'gainLater', start, seat, spot)
  }
  for (const { seat, at, start } of strokes.strikes) {
    add('valueStruck', 'chalk', start, seat, stripSpot(at, layout.regions.length))
  }
  for (const { type } of events) {
    if (type === 'matchEnded') {
      const [winner, other] = winnersOf(to)
      add('matchEnded', 'end', length, other === undefined ? (winner ?? null) : null, middle)
    }
  }
  return list
}
