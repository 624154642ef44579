/** Commands of Nagaraja that continue what was begun: a call of several cards, and the targets of a played card. */
import type { Command } from '../commands.ts'
import { isForced } from './isForced.ts'

/** Played cards, amulets and the room that was won are shown in a beat of their own. */
export function continues(command: Command): boolean {
  return command.type === 'addToCommit' || command.type === 'commit' || isForced(command)
}
