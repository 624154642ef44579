/** Activations that may end a match, and assertions about the end. */
import type { Command } from '../../../src/games/nagaraja/commands.ts'
import { type NagarajaMatch, play, table } from './fixture.ts'
import type { Scene } from './scene.ts'

export const explore = (seat: 0 | 1) => ({ kind: 'explore', seat }) as const
export const build = (slot: number, rotation = 0) =>
  ({ type: 'placeRoom', rotation, slot }) as const

/** G activates one card with the white naga, then the commands choose its target. */
export function activateOneCard(
  card: string,
  scene: Partial<Scene>,
  ...target: readonly Command[]
): NagarajaMatch {
  const begun = table({
    phase: { kind: 'turn', seat: 0 },
    prize: 'teeCrypt',
    hands: [[card], []],
    sticks: [['W*'], []],
    ...scene,
  })
  return play(begun, { type: 'playCard', card: `${card}.1`, pay: 'white' }, ...target)
}

export const ending = (match: NagarajaMatch) => match.state.ending
export const scoreOf = (match: NagarajaMatch, seat: number) =>
  match.game.result(match.state)?.standings.find((one) => one.seat === seat)?.score
