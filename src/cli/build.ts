/** `npm run build`: the page, ready to be served. */
import { runNode } from './spawn.ts'

export function run(args: string[]): number {
  return runNode(['node_modules/vite/bin/vite.js', 'build', ...args])
}
