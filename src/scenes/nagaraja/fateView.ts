/** In which view fate is read during a beat: what fell is read at once, and a round's result until something else happens. */
import type { Box } from '../../games/nagaraja/edition/index.ts'
import type { Event } from '../../games/nagaraja/events.ts'
import { calledSticks } from '../../games/nagaraja/telling/outlook.ts'
import type { View } from '../../games/nagaraja/types/index.ts'
import { bothSeats, type Pair, type Stick, withOf } from '../../games/nagaraja/vocabulary.ts'
import type { Step } from '../../session/show/beat.ts'

type Players = View['players']
type Player = Players[number]

const lies = ({ players }: View): boolean =>
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

function after(players: Players, event: Event): Players {
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

const fall: ReadonlySet<string> = new Set(['guideThrown', 'sticksThrown', 'sticksRethrown'])

export function fateView(box: Box, step: Step<View, Event>, isArrived: boolean): View {
  const { from, to, events } = step
  const hasFallen = events.some(({ type }) => fall.has(type))
  if (!hasFallen && !isArrived) return from
  if (lies(to) || isCalled(box, to)) return to
  if (!hasFallen && !lies(from)) return to
  // the sticks are back in the supply, and what they came to is still to be read
  const known = events as readonly Event[]
  return { ...from, phase: to.phase, players: known.reduce(after, from.players) }
}
