/** Immutable updates of players, dice and phases, which copy only the changed lists. */
import type { Seat } from '../../../kernel/seat.ts'
import { noneUsed } from './setup.ts'
import type { Die, Phase, Player } from '../types.ts'
import type { Colour } from '../vocabulary.ts'

export function change(
  players: readonly Player[],
  seat: Seat,
  changed: (player: Player) => Player,
): readonly Player[] {
  const copy = players.slice()
  const player = copy[seat]
  if (player) copy[seat] = changed(player)
  return copy
}

export function mark(
  crossed: readonly number[],
  boxes: readonly number[],
  action: number,
): readonly number[] {
  const copy = crossed.slice()
  for (const box of boxes) copy[box] = action
  return copy
}

export function withFaces(
  dice: readonly Die[],
  thrown: readonly number[],
  faces: readonly Colour[],
): readonly Die[] {
  const copy = dice.slice()
  thrown.forEach((die, i) => {
    copy[die] = { face: faces[i] ?? null, spent: false }
  })
  return copy
}

export function withSpent(dice: readonly Die[], spent: readonly number[]): readonly Die[] {
  const copy = dice.slice()
  for (const i of spent) copy[i] = { face: dice[i]?.face ?? null, spent: true }
  return copy
}

export function addUsed(used: readonly number[], colour: number): readonly number[] {
  const copy = used.slice()
  copy[colour] = (copy[colour] ?? 0) + 1
  return copy
}

export function clearUsed(players: readonly Player[]): readonly Player[] {
  if (players.every((player) => player.used === noneUsed)) return players
  return players.map((player) =>
    player.used === noneUsed ? player : { ...player, used: noneUsed },
  )
}

export function withDone(phase: Phase, seat: Seat): Phase {
  return phase.kind === 'cross' ? { ...phase, done: phase.done.with(seat, true) } : phase
}
