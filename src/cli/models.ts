/** `npm run models`: bakes the 3D models again. */
import { readArgs } from './args.ts'
import { runNode } from './spawn.ts'

const about = `npm run models [-- NAME ...]

Bakes the parametric models of models/ into public/models and says what each of them costs; with
names only those that have one of them in theirs. The icons are written too.`

export function run(argv: string[]): number {
  const args = readArgs(argv, {}, Infinity)
  if (args.has('help')) {
    console.log(about)
    return 0
  }
  return runNode(['--import', 'tsx', 'models/bake.ts', ...args.rest])
}
