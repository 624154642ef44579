/** What may go by itself where it is the only command: a single target, a single card on the open pile. */
import type { Command } from '../commands.ts'

/**
 * Whatever else a player is asked could have gone otherwise with other cards or amulets: that nothing else was there
 * would tell what is held ([NG11]).
 */
export function isPlain({ type }: Command): boolean {
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
