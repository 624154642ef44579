/** Forced steps of The Border: ending a first action in which no segment can be completed any more. */
import type { Command } from '../commands.ts'
import type { View } from '../types.ts'

/**
 * Ending a second action is left to the player, because the next throw or the end of the match
 * follows at once.
 */
export function isForced({ type }: Command, { phase }: View): boolean {
  return type === 'done' && phase.kind === 'complete'
}
