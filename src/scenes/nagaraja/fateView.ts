/** Chooses the view for the fate display during a beat: new throws show at once, a round's result stays until the next event. */
import type { Box } from '../../games/nagaraja/edition.ts'
import type { Event } from '../../games/nagaraja/events.ts'
import { calledSticks } from '../../games/nagaraja/telling/outlook.ts'
import type { View } from '../../games/nagaraja/types.ts'
import { bothSeats, type Pair, type Stick, withOf } from '../../games/nagaraja/vocabulary.ts'
import type { ShownStep } from '../../session/show/beat.ts'

type Players = View['players']
type Player = Players[number]

const hasSticks = ({ players }: View): boolean =>
  players.some(({ sticks, aside }) => sticks.length + aside.length > 0)

const isCalled = (box: Box, view: View): boolean =>
  bothSeats.some((seat) => calledSticks(box, view, seat) !== null)

const dealt = ([first, second]: Players, sticks: Pair<readonly Stick[]>): Players => [
  { ...first, sticks: sticks[0] },
  { ...second, sticks: sticks[1] },
]

function setAside(player: Player, gone: readonly Stick[]): Player {
  const ids = new Set(gone.map(({ id }) => id))
  return {
    ...player,
    sticks: player.sticks.filter(({ id }) => !ids.has(id)),
    aside: [...player.aside, ...gone],
  }
}

function applyEvent(players: Players, event: Event): Players {
  const of = (seat: number): Player => (seat === 0 ? players[0] : players[1])
  const patched = (seat: number, player: Player): Players => withOf(players, seat, player)
  switch (event.type) {
    case 'guideThrown':
    case 'sticksThrown':
      return dealt(players, event.sticks)
    case 'cardPlayed':
      return patched(event.seat, setAside(of(event.seat), [event.stick]))
    case 'sticksDiscarded':
      return patched(event.seat, setAside(of(event.seat), event.sticks))
    case 'pointsAdded': {
      const player = of(event.seat)
      return patched(event.seat, { ...player, added: player.added + event.points })
    }
    case 'sticksRethrown': {
      const again = new Map(event.sticks.map((stick) => [stick.id, stick]))
      const player = of(event.seat)
      const sticks = player.sticks.map((stick) => again.get(stick.id) ?? stick)
      return patched(event.seat, { ...player, sticks })
    }
    default:
      return players
  }
}

const throwEvents: ReadonlySet<string> = new Set(['guideThrown', 'sticksThrown', 'sticksRethrown'])

export function fateView(box: Box, step: ShownStep<View, Event>, isArrived: boolean): View {
  const { from, to, events } = step
  const hasFallen = events.some(({ type }) => throwEvents.has(type))
  if (!hasFallen && !isArrived) return from
  if (hasSticks(to) || isCalled(box, to)) return to
  if (!hasFallen && !hasSticks(from)) return to
  // The sticks are back in the supply, but their result stays on display: replays the events on the
  // old players.
  const known = events as readonly Event[]
  return { ...from, phase: to.phase, players: known.reduce(applyEvent, from.players) }
}
