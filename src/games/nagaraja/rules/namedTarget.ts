/** Converts commands that choose a complete target in one step: relic swaps, rooms, and the trap. */
import type { TargetCommand } from '../commands.ts'
import type { Target } from '../types/phases.ts'

/** Sticks, and relics to look at, are chosen one by one instead. */
export function namedTarget(
  command: Exclude<TargetCommand, { type: 'chooseStick' | 'chooseRelic' }>,
): Target {
  switch (command.type) {
    case 'swapRelics':
      return { kind: 'swapRelics', temple: command.temple, a: command.a, b: command.b }
    case 'rotateRoom': {
      const { temple, slot, turns } = command
      return { kind: 'rotate', temple, slot, turns }
    }
    case 'moveRoom':
      return { kind: 'move', from: command.from, to: command.to }
    case 'swapRooms':
      return { kind: 'swapRooms', temple: command.temple, a: command.a, b: command.b }
    case 'placeTrap':
      return { kind: 'trap', slot: command.slot }
  }
}
