/** Vitest reporter: writes the seconds of each test file to a file and prints the dearest; `bench -- tests` reads it. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'
import { type Durations, durationsFile, tableOf } from './bench/testDurations.ts'

const dearest = 10

/** Milliseconds since 1970 at which `npm test` began, where it runs every file; checks and build count too. */
const began = Number(process.env['JHAROKHA_TESTS_BEGAN'])

export default class WriteDurations implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    if (!began) return
    const durations: Durations = {
      seconds: (Date.now() - began) / 1000,
      files: modules.map((module) => ({
        file: module.relativeModuleId,
        seconds: module.diagnostic().duration / 1000,
      })),
    }
    mkdirSync(dirname(durationsFile), { recursive: true })
    writeFileSync(durationsFile, JSON.stringify(durations))
    console.log(`\n${tableOf(durations, dearest).join('\n')}`)
  }
}
