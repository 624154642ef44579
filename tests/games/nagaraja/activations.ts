/** One activation by G, and assertions shared by the tests of abilities. */
import type { Command } from '../../../src/games/nagaraja/commands.ts'
import { legal, table } from './fixture.ts'
import type { Scene } from './scene.ts'

export const turn = { kind: 'turn', seat: 0 } as const
export const activate = (card: string) => ({ type: 'playCard', card, pay: 'white' }) as const
export const stick = (id: string) => ({ type: 'chooseStick', stick: id }) as const

/** G has one naga, O none, so the confrontation ends after the activation. */
export function activationScene(hand: readonly string[], more: Partial<Scene> = {}) {
  return table({
    phase: turn,
    prize: 'teeCrypt',
    hands: [hand, []],
    sticks: [['W*', 'W*'], ['B1']],
    ...more,
  })
}

export const playable = (match: ReturnType<typeof table>) =>
  legal(match, 0).flatMap((command) => (command.type === 'playCard' ? [command.card] : []))

export const ofType = <T extends Command['type']>(list: readonly Command[], type: T) =>
  list.filter((command): command is Extract<Command, { type: T }> => command.type === type)
