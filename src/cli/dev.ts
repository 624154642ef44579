/** `npm run dev`: the page, served and renewed while one works on it. */
import { runNode } from './spawn.ts'

export function run(args: string[]): number {
  if (args.includes('--help')) {
    console.log(
      'npm run dev: serves the page and follows each change; what follows -- goes to Vite.',
    )
    return 0
  }
  return runNode(['node_modules/vite/bin/vite.js', ...args])
}
