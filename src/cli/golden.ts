/** `npm run golden`: writes the golden playthroughs again; review the diff before committing it. */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readArgs } from './args.ts'

const about = `npm run golden [-- --check]

Writes tests/golden again. With --check nothing is written, and the exit code is 1 when something
would change.`

export async function run(argv: string[]): Promise<number> {
  const args = readArgs(argv, { check: { type: 'boolean' } })
  if (args.has('help')) {
    console.log(about)
    return 0
  }
  const { cases, folder, keptFiles, write } = await import('../../tests/golden/cases.ts')
  const isCheck = args.has('check')
  let changes = 0
  for (const one of cases) {
    const path = join(folder, one.file)
    const played = await write(one)
    if (existsSync(path) && readFileSync(path, 'utf8') === played) continue
    changes += 1
    console.log(`${one.file}: ${isCheck ? 'would change' : 'written'}`)
    if (!isCheck) writeFileSync(path, played)
  }
  for (const file of keptFiles().filter((name) => !cases.some((one) => one.file === name))) {
    changes += 1
    console.log(`${file}: ${isCheck ? 'is left over' : 'removed'}`)
    if (!isCheck) rmSync(join(folder, file))
  }
  console.log(`${cases.length} matches, ${changes === 0 ? 'all the same' : `${changes} changes`}`)
  return isCheck && changes > 0 ? 1 : 0
}
