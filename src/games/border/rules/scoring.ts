/** Scores regions when an action closes [BG5, BG6]. */
import type { Now } from '../../../kernel/game.ts'
import type { Seat } from '../../../kernel/seat.ts'
import type { Layout } from '../edition.ts'
import { regionsToEnd } from './setup.ts'
import { isComplete } from './sheet.ts'
import type { Event } from '../events.ts'
import type { Player, State } from '../types.ts'

/**
 * The higher value in the action in which a region is first completed by anyone, the lower value in
 * later ones [B35].
 */
export function scoreRegions(layout: Layout, now: Now<State, Event>, seats: readonly Seat[]): void {
  for (const seat of seats) {
    for (const region of layout.regions) {
      const player = now.state.players[seat]
      if (!player || isEarned(player, region.index) || !isComplete(player, region)) continue
      const claimed = now.state.claimed[region.index] ?? now.state.action
      const first = claimed === now.state.action
      const points = first ? region.first : region.later
      now.emit({ type: 'regionCompleted', seat, region: region.index, points, first })
    }
  }
}

export function isEarned(player: Player, region: number): boolean {
  return (player.earned[region] ?? null) !== null
}

export function pointsOf(player: Player): number {
  return player.earned.reduce<number>((sum, points) => sum + (points ?? 0), 0)
}

export function regionCount(player: Player): number {
  return player.earned.filter((points) => points !== null).length
}

/** Seats that have closed their sixth region [B37]. */
export function finishers(state: State): readonly Seat[] {
  const seats: Seat[] = []
  state.players.forEach((player, seat) => {
    if (regionCount(player) >= regionsToEnd) seats.push(seat)
  })
  return seats
}

/** The circled values, greatest first, which decide a tie [BG10]. */
export function circledValues(player: Player): readonly number[] {
  return player.earned.filter((points) => points !== null).sort((a, b) => b - a)
}
