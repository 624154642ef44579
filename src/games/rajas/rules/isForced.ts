/** Forced steps of Rajas: every command that continues an action already begun. */
import type { Command } from '../commands.ts'

/** Placing a worker and passing are always left to the player. */
export function isForced({ type }: Command): boolean {
  return type !== 'placeWorker' && type !== 'pass'
}
