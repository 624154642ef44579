/** Commands of Nagaraja that continue an act: a call of several cards, and the targets of a played card. */
import type { Command } from '../commands.ts'
import { isForced } from './isForced.ts'

/** Played cards, amulets and the room that was won are acts of their own. */
export function continuesAct(command: Command): boolean {
  return command.type === 'addToCommit' || command.type === 'commit' || isForced(command)
}
