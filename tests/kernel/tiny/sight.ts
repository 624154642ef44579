/** Views, redaction, lines and panels of the tiny game. */
import { type Line, line } from '../../../src/kernel/line.ts'
import type { Veiled } from '../../../src/kernel/game.ts'
import type { Panel } from '../../../src/kernel/panel.ts'
import { knowsSecretsOf, type Viewer } from '../../../src/kernel/seat.ts'
import type { TinyEvent, TinyState, TinyView } from './types.ts'

export function view(state: TinyState, viewer: Viewer): TinyView {
  const { phase, round, pile, spent, thrower } = state
  const players = state.players.map((player, seat) => {
    const knows = knowsSecretsOf(viewer, seat)
    const open = knows || phase === 'throw' || player.laid === null
    return {
      hand: knows ? player.hand : null,
      cards: player.hand.length,
      laid: open ? player.laid : ('hidden' as const),
      sure: player.sure,
      prizes: knows || phase === 'over' ? player.prizes : null,
      points: player.points,
    }
  })
  return { phase, round, pile: pile.length, spent, thrower, players }
}

export function redact(event: TinyEvent, viewer: Viewer): TinyEvent | Veiled {
  if (viewer === 'director') return event
  if (event.type === 'dealt') {
    const hands = event.hands.map((hand, seat) => (seat === viewer ? hand : null))
    return { type: 'dealt', hands, pile: null }
  }
  const isSecret = event.type === 'laid' || event.type === 'prizeTaken'
  if (!isSecret || event.seat === viewer) return event
  return { type: 'veiled', of: event.type, seat: event.seat }
}

export function tell(event: TinyEvent | Veiled): Line | null {
  switch (event.type) {
    case 'laid':
      return line('tiny.laid', { who: { seat: event.seat }, tile: event.tile })
    case 'veiled':
      return line('tiny.veiled', { who: { seat: event.seat ?? 0 } })
    case 'scored':
      return line('tiny.scored', { who: { seat: event.seat }, points: event.points })
    default:
      return null
  }
}

export function describe(sight: TinyView): readonly Panel[] {
  return sight.players.map((player, seat) => ({
    id: `player${seat}`,
    title: line('tiny.player', { who: { seat } }),
    seat,
    rows: [
      {
        kind: 'facts',
        facts: [
          { label: line('tiny.cards'), value: line('tiny.number', { n: player.cards }) },
          { label: line('tiny.points'), value: line('tiny.number', { n: player.points }) },
        ],
      },
    ],
  }))
}
