/** `npm run models`: bakes the 3D models again. */
import { runNode } from './spawn.ts'

export function run(args: string[]): number {
  return runNode(['--import', 'tsx', 'models/bake.ts', ...args])
}
