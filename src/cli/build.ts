/** `npm run build`: the page, ready to be served. */
import { runNode } from './spawn.ts'

export function run(args: string[]): number {
  if (args.includes('--help')) {
    console.log(
      'npm run build: the page, ready to be served, in dist/; what follows -- goes to Vite.',
    )
    return 0
  }
  return runNode(['node_modules/vite/bin/vite.js', 'build', ...args])
}
