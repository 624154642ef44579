/** Schedule of chalk strokes in a beat: start times of crosses, rings and strikes, from the two views and the events. */
import type { Veiled } from '../../kernel/game.ts'
import type { Layout } from '../../games/border/edition.ts'
import type { Event } from '../../games/border/events.ts'
import type { View } from '../../games/border/types.ts'
import { clamp01, shareAt } from '../ease.ts'

/** Seconds at normal speed. */
export const pace = {
  cross: 0.42,
  between: 0.2,
  ring: 0.55,
  strike: 0.3,
  garland: 2.2,
} as const

export interface Stroke {
  readonly seat: number
  /** Index of a box on the sheet, or of a region on the score strip. */
  readonly at: number
  readonly start: number
}

export interface Strokes {
  readonly crosses: readonly Stroke[]
  /** Regions earned in this beat. */
  readonly rings: readonly Stroke[]
  /** First values that this player can no longer get. */
  readonly strikes: readonly Stroke[]
  /** Start of the winner's garland; null unless the match ends in this beat. */
  readonly garland: number | null
  readonly length: number
}

const isCrossed = (view: View, seat: number, box: number): boolean =>
  (view.players[seat]?.crossed[box] ?? -1) >= 0

export const isEarned = (view: View, seat: number, region: number): boolean =>
  (view.players[seat]?.earned[region] ?? null) !== null

/** A first value is struck once somebody else has claimed it. */
export function isStruck(layout: Layout, view: View, seat: number, region: number): boolean {
  if ((view.claimed[region] ?? null) === null) return false
  return view.players[seat]?.earned[region] !== layout.regions[region]?.first
}

/** Newly crossed boxes in the order of the events; any others follow. */
function newCrosses(from: View, to: View, events: readonly (Event | Veiled)[]): Stroke[] {
  const named: [number, number][] = events.flatMap((event): [number, number][] => {
    if (event.type === 'boxCrossed') return [[event.seat, event.box]]
    if (event.type !== 'segmentCompleted') return []
    return event.boxes.map((box): [number, number] => [event.seat, box])
  })
  const all = to.players.flatMap((player, seat) =>
    player.crossed.map((_, box): [number, number] => [seat, box]),
  )
  const strokes: Stroke[] = []
  const known = new Set<string>()
  for (const [seat, at] of [...named, ...all]) {
    const key = `${seat} ${at}`
    if (known.has(key) || isCrossed(from, seat, at) || !isCrossed(to, seat, at)) continue
    known.add(key)
    strokes.push({ seat, at, start: strokes.length * pace.between })
  }
  return strokes
}

export function strokesOf(
  layout: Layout,
  from: View,
  to: View,
  events: readonly (Event | Veiled)[],
): Strokes {
  const crosses = newCrosses(from, to, events)
  const last = crosses.at(-1)
  const drawn = last ? last.start + pace.cross : 0
  const rings: Stroke[] = []
  const strikes: Stroke[] = []
  to.players.forEach((_, seat) => {
    layout.regions.forEach(({ index }) => {
      if (isEarned(to, seat, index) && !isEarned(from, seat, index)) {
        rings.push({ seat, at: index, start: drawn + rings.length * 0.25 })
      }
    })
  })
  const told = rings.length > 0 ? drawn + (rings.length - 1) * 0.25 + pace.ring : drawn
  to.players.forEach((_, seat) => {
    layout.regions.forEach(({ index }) => {
      if (isStruck(layout, to, seat, index) && !isStruck(layout, from, seat, index)) {
        strikes.push({ seat, at: index, start: told })
      }
    })
  })
  const struck = told + (strikes.length > 0 ? pace.strike : 0)
  const garland = to.phase.kind === 'over' && from.phase.kind !== 'over' ? struck : null
  const length = garland === null ? struck : garland + pace.garland
  return { crosses, rings, strikes, garland, length }
}

/** Drawn share (0 to 1) of a new stroke at a second of the beat. */
export function crossShare(stroke: Stroke, seconds: number): number {
  return shareAt(seconds, stroke.start, pace.cross)
}

export function ringShare(stroke: Stroke, seconds: number): number {
  return shareAt(seconds, stroke.start, pace.ring)
}

export function strikeShare(stroke: Stroke, seconds: number): number {
  return clamp01((seconds - stroke.start) / pace.strike)
}
