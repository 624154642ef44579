/** What may go by itself where it is the only command: the end of a first action in which nothing more can be completed. */
import type { Command } from '../commands.ts'
import type { View } from '../types.ts'

/** The end of a second action stays with its player: the next throw, or the end of the match, comes right after it. */
export function isPlain({ type }: Command, { phase }: View): boolean {
  return type === 'done' && phase.kind === 'complete'
}
