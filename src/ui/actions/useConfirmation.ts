/** A hook that asks for confirmation: a command that declines something needs a second press. */
import { useState } from 'react'
import type { Tagged } from '../../kernel/command.ts'
import type { AnyGame } from '../../kernel/game.ts'

export interface Confirmation {
  /** The command that waits for its second press. */
  readonly asked: Tagged | null
  give(command: Tagged): void
}

export function useConfirmation(
  game: AnyGame,
  view: unknown,
  legal: readonly Tagged[],
  onCommand: (command: Tagged) => void,
): Confirmation {
  const [first, setFirst] = useState<{ among: typeof legal; command: Tagged } | null>(null)
  const asked = first?.among === legal ? first.command : null
  /** No confirmation is needed when every legal command declines something. */
  const isWorse = (command: Tagged): boolean =>
    game.label(command, view).isGivingUp === true &&
    legal.some((other) => game.label(other, view).isGivingUp !== true)
  return {
    asked,
    give(command) {
      if (asked === command || !isWorse(command)) return onCommand(command)
      setFirst({ among: legal, command })
    },
  }
}
