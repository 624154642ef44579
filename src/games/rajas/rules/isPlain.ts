/** What may go by itself where it is the only command: whatever belongs to an action that has been begun. */
import type { Command } from '../commands.ts'

/** Who places a worker, and when nobody does, is said aloud. */
export function isPlain({ type }: Command): boolean {
  return type !== 'placeWorker' && type !== 'pass'
}
