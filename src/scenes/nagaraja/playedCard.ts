/** Intermediate view of a step in which a card is played and leaves the table again, so that it can be shown open. */
import type { Event } from '../../games/nagaraja/events.ts'
import type { PlayerView, View } from '../../games/nagaraja/types.ts'
import { of, withOf } from '../../games/nagaraja/vocabulary.ts'
import type { ShownStep } from '../../session/show/beat.ts'

/** Null if no card is played, or if it still lies there after the step. */
export function viewWithPlayedCard({ from, to, events }: ShownStep<View, Event>): View | null {
  for (const event of events) {
    if (event.type !== 'cardPlayed') continue
    const { seat, card } = event
    if (of(to.players, seat).played.includes(card)) return null
    const player: PlayerView = of(from.players, seat)
    const laid: PlayerView = {
      ...player,
      hand: player.hand && player.hand.filter((one) => one !== card),
      handCount: player.handCount - 1,
      played: [...player.played, card],
    }
    return { ...from, players: withOf(from.players, seat, laid) }
  }
  return null
}
