/** The tiny game, assembled as one object for the kernel. */
import type { Game } from '../../../src/kernel/game.ts'
import { line } from '../../../src/kernel/line.ts'
import type { Pending } from '../../../src/kernel/pending.ts'
import { decide } from './decide.ts'
import { evolve } from './evolve.ts'
import { describe, redact, tell, view } from './sight.ts'
import { tiles, type TinyCommand, type TinyEvent, type TinyState, type TinyView } from './types.ts'

export type TinyGame = Game<TinyState, TinyView, TinyCommand, TinyEvent>

function pending(state: TinyState): readonly Pending[] {
  const id = state.answered
  if (state.phase === 'over') return []
  if (state.phase === 'deal') {
    const take = state.players.length * 2 + 1
    return [{ kind: 'chance', id, ask: { kind: 'draw', of: 'tiny.tiles', from: 12, take } }]
  }
  if (state.phase === 'throw') {
    const die = { id: 'die', kind: 'd6', skin: 'plain', seat: state.thrower ?? 0 } as const
    return [{ kind: 'chance', id, ask: { kind: 'throw', pieces: [die] } }]
  }
  return state.players.flatMap((player, seat) =>
    player.sure ? [] : [{ kind: 'choice', seat, batch: state.round } as const],
  )
}

export const tiny: TinyGame = {
  id: 'tiny',
  rules: 1,
  seats: { min: 2, max: 4 },
  options: [
    { key: 'mercy', kind: 'flag', preset: false },
    { key: 'rounds', kind: 'pick', choices: ['one', 'two'], preset: 'two' },
  ],
  lengthLimit: 40,
  values: null,
  setup: (seats, options) => ({
    phase: 'deal',
    round: 1,
    rounds: options.rounds === 'one' ? 1 : 2,
    mercy: options.mercy === true,
    answered: 0,
    box: tiles,
    pile: [],
    spent: [],
    players: Array.from({ length: seats }, () => ({
      hand: [],
      laid: null,
      sure: false,
      prizes: [],
      points: 0,
    })),
    thrower: null,
  }),
  pending,
  legal(sight, seat) {
    const own = sight.players[seat]
    if (sight.phase !== 'pick' || !own || own.sure) return []
    if (own.laid !== null) return [{ type: 'sure' }]
    return (own.hand ?? []).toSorted((a, b) => a - b).map((tile) => ({ type: 'lay', tile }))
  },
  decide,
  evolve,
  view,
  redact,
  barrier: (event) => (event.type === 'revealed' ? 'reveal' : null),
  face: (_piece, face) => line('tiny.face', { n: face + 1 }),
  result(state) {
    if (state.phase !== 'over') return null
    const scores = state.players.map(({ points, prizes }) =>
      prizes.reduce((sum, tile) => sum + tile, points),
    )
    const standings = scores.map((score, seat) => ({
      seat,
      score,
      place: 1 + scores.filter((other) => other > score).length,
      notes: [],
    }))
    return { standings, why: line('tiny.why') }
  },
  tell,
  prompt: (_view, seat) => line('tiny.prompt', { who: { seat } }),
  label: (command) => ({
    group: `tiny.group.${command.type}`,
    line: command.type === 'lay' ? line('tiny.lay', { tile: command.tile }) : line('tiny.sure'),
  }),
  describe,
}
