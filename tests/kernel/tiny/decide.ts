/** The events of each input of the tiny game. */
import type { Input, Now } from '../../../src/kernel/game.ts'
import type { TinyCommand, TinyEvent, TinyState } from './types.ts'

type TinyNow = Now<TinyState, TinyEvent>

export function decide(now: TinyNow, input: Input<TinyCommand>): void {
  if (input.kind === 'chance') {
    const { answer } = input
    return answer.kind === 'picks' ? deal(now, answer.picks) : land(now, answer.faces[0] ?? 0)
  }
  const { seat, command } = input
  if (command.type === 'lay') return now.emit({ type: 'laid', seat, tile: command.tile })
  now.emit({ type: 'madeSure', seat })
  if (now.state.players.every((player) => player.sure)) reveal(now)
}

function deal(now: TinyNow, picks: readonly number[]): void {
  const drawn = picks.map((pick) => now.state.box[pick] ?? 0)
  const hands = now.state.players.map((_, seat) => drawn.slice(seat * 2, seat * 2 + 2))
  now.emit({ type: 'dealt', hands, pile: drawn.slice(hands.length * 2) })
}

function reveal(now: TinyNow): void {
  const laid = now.state.players.map((player) => player.laid ?? 0)
  now.emit({ type: 'revealed', tiles: laid, winner: laid.indexOf(Math.max(...laid)) })
}

function land(now: TinyNow, face: number): void {
  now.emit({ type: 'thrown', face })
  const winner = now.state.thrower ?? 0
  now.emit({ type: 'scored', seat: winner, points: face + 1 })
  const laid = now.state.players.map((player) => player.laid ?? 0)
  const last = laid.indexOf(Math.min(...laid))
  if (now.state.mercy) now.emit({ type: 'scored', seat: last, points: 1 })
  const prize = now.state.pile[0]
  if (prize !== undefined) now.emit({ type: 'prizeTaken', seat: winner, tile: prize })
  now.emit({ type: 'roundEnded' })
}
