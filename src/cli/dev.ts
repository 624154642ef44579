/** `npm run dev`: the page, served and renewed while one works on it. */
import { runNode } from './spawn.ts'

export function run(args: string[]): number {
  return runNode(['node_modules/vite/bin/vite.js', ...args])
}
