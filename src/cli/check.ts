/** `npm run check`: types, lint and format; with `--house` it prints the rooms and the arrows between them. */
import { readArgs } from './args.ts'
import { runNode } from './spawn.ts'

const about = `npm run check [-- --house]

Checks types, lint and format of the whole project.

  --house  prints the rooms instead, with their files and lines, and the rooms that each imports`

export async function run(argv: string[]): Promise<number> {
  const args = readArgs(argv, { house: { type: 'boolean' } })
  if (args.has('help')) {
    console.log(about)
    return 0
  }
  if (args.has('house')) {
    const { houseText } = await import('../../tests/architecture/house.ts')
    console.log(houseText())
    return 0
  }
  return runNode(['tests/run.mjs', '--checks-only'])
}
