/** Forced steps of Nagaraja: a single target, or a single card of the visible discard pile. */
import type { Command } from '../commands.ts'

/**
 * All other questions depend on held cards or amulets: skipping them would reveal that no
 * alternative existed ([NG11]).
 */
export function isForced({ type }: Command): boolean {
  switch (type) {
    case 'chooseStick':
    case 'chooseRelic':
    case 'swapRelics':
    case 'rotateRoom':
    case 'moveRoom':
    case 'swapRooms':
    case 'placeTrap':
    case 'recover':
      return true
    default:
      return false
  }
}
