/** `npm run bench -- tests`: seconds of each test file, slowest first, and of the whole run. */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { readArgs } from '../../src/cli/args.ts'
import { root } from '../architecture/imports.ts'
import { conclude } from './conclude.ts'
import { type Durations, durationsFile, mostSeconds, tableOf } from './testDurations.ts'

const about = `npm run bench -- tests [--again] [--json]

Seconds of each test file in the last whole run of npm test, dearest first, and of the whole run with its checks and
build, which may take ${mostSeconds}. Runs npm test first with --again, or where it has not run yet.`

export async function run(argv: string[]): Promise<number> {
  const flag = { type: 'boolean' } as const
  const args = readArgs(argv, { again: flag, json: flag })
  if (args.has('help')) {
    console.log(about)
    return 0
  }
  if (args.has('again') || !existsSync(durationsFile)) runTests()
  const durations = JSON.parse(readFileSync(durationsFile, 'utf8')) as Durations
  for (const text of tableOf(durations)) console.log(text)
  const { seconds, files } = durations
  return conclude(args, 'tests', seconds <= mostSeconds, { seconds, mostSeconds, files })
}

/** Runs the suite; a run with failing tests is measured too. */
function runTests(): void {
  spawnSync(process.execPath, ['tests/run.mjs'], { cwd: root, stdio: 'inherit' })
}
