/** Schedule of chalk strokes in a beat: start times of crosses, rings and strikes, from the two views and the events. */
import type { Veiled } from '../../kernel/game.ts'
import type { Layout } from '../../games/border/edition.ts'
import type { Event } from '../../games/border/events.ts'
import type { View } from '../../games/border/types.ts'
import { clamp01, shareAt } from '../ease.ts'

/** Seconds at normal speed. */
export const strokeSeconds = {
  cross: 0.42,
  between: 0.2,
  ring: 0.55,
  strike: 0.3,
  garland: 2.2,
} as const

export interface ChalkStroke {
  readonly seat: number
  /** Index of a box on the sheet, or of a region on the score strip. */
  readonly at: number
  readonly start: number
}

export interface Strokes {
  readonly crosses: readonly ChalkStroke[]
  /** Regions earned in this beat. */
  readonly rings: readonly ChalkStroke[]
  /** First values that this player can no longer get. */
  readonly strikes: readonly ChalkStroke[]
  /** Start of the winner's garland; null unless the match ends in this beat. */
  readonly garland: number | null
  readonly length: number
}

const isCrossed = (view: View, seat: number, box: number): boolean =>
  (view.players[seat]?.crossed[box] ?? -1) >= 0

export const isRegionEarned = (view: View, seat: number, region: number): boolean =>
  (view.players[seat]?.earned[region] ?? null) !== null

/** A first value is struck once somebody else has claimed it. */
export function isStruck(layout: Layout, view: View, seat: number, region: number): boolean {
  if ((view.claimed[region] ?? null) === null) return false
  return view.players[seat]?.earned[region] !== layout.regions[region]?.first
}

/** Newly crossed boxes in the order of the events; any others follow. */
function newCrosses(from: View, to: View, events: readonly (Event | Veiled)[]): ChalkStroke[] {
  const named: [number, number][] = events.flatMap((event): [number, number][] => {
    if (event.type === 'boxCrossed') return [[event.seat, event.box]]
    if (event.type !== 'segmentCompleted') return []
    return event.boxes.map((box): [number, number] => [event.seat, box])
  })
  const all = to.players.flatMap((player, seat) =>
    player.crossed.map((_, box): [number, number] => [seat, box]),
  )
  const strokes: ChalkStroke[] = []
  const known = new Set<string>()
  for (const [seat, at] of [...named, ...all]) {
    const key = `${seat} ${at}`
    if (known.has(key) || isCrossed(from, seat, at) || !isCrossed(to, seat, at)) continue
    known.add(key)
    strokes.push({ seat, at, start: strokes.length * strokeSeconds.between })
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
  const drawn = last ? last.start + strokeSeconds.cross : 0
  const rings: ChalkStroke[] = []
  const strikes: ChalkStroke[] = []
  to.players.forEach((_, seat) => {
    layout.regions.forEach(({ index }) => {
      if (isRegionEarned(to, seat, index) && !isRegionEarned(from, seat, index)) {
        rings.push({ seat, at: index, start: drawn + rings.length * 0.25 })
      }
    })
  })
  const told = rings.length > 0 ? drawn + (rings.length - 1) * 0.25 + strokeSeconds.ring : drawn
  to.players.forEach((_, seat) => {
    layout.regions.forEach(({ index }) => {
      if (isStruck(layout, to, seat, index) && !isStruck(layout, from, seat, index)) {
        strikes.push({ seat, at: index, start: told })
      }
    })
  })
  const struck = told + (strikes.length > 0 ? strokeSeconds.strike : 0)
  const garland = to.phase.kind === 'over' && from.phase.kind !== 'over' ? struck : null
  const length = garland === null ? struck : garland + strokeSeconds.garland
  return { crosses, rings, strikes, garland, length }
}

/** Drawn share (0 to 1) of a new stroke at a second of the beat. */
export function crossShare(stroke: ChalkStroke, seconds: number): number {
  return shareAt(seconds, stroke.start, strokeSeconds.cross)
}

export function ringShare(stroke: ChalkStroke, seconds: number): number {
  return shareAt(seconds, stroke.start, strokeSeconds.ring)
}

export function strikeShare(stroke: ChalkStroke, seconds: number): number {
  return clamp01((seconds - stroke.start) / strokeSeconds.strike)
}
