/** `npm run check`: types, lint and format, as `npm test` does first. */
import { runNode } from './spawn.ts'

export function run(args: string[]): number {
  if (args.includes('--help')) {
    console.log('npm run check: types, lint and format of the whole project.')
    return 0
  }
  return runNode(['tests/run.mjs', '--checks-only', ...args])
}
