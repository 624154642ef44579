/** `npm run check`: types, lint and format, as `npm test` does first; with `--house` what the rooms hold and lean on. */
import { runNode } from './spawn.ts'

export async function run(args: string[]): Promise<number> {
  if (args.includes('--help')) {
    console.log(
      'npm run check [-- --house]: types, lint and format of the whole project. With --house it prints the rooms instead, with their files and lines, and what each leans on.',
    )
    return 0
  }
  if (args.includes('--house')) {
    const { houseText } = await import('../../tests/architecture/house.ts')
    console.log(houseText())
    return 0
  }
  return runNode(['tests/run.mjs', '--checks-only', ...args])
}
