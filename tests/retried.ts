/** Says at the end which tests came through only when they were run once more: nothing that failed stays unsaid. */
import type { Reporter, TestModule } from 'vitest/node'

export default class Retried implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const all = modules.flatMap((module) => [...module.children.allTests('passed')])
    const flaky = all.filter((test) => test.diagnostic()?.flaky)
    if (flaky.length === 0) return
    console.log(
      `\n${flaky.length} passed only when run once more. Each has a race in it, or shows one:`,
    )
    for (const test of flaky) {
      console.log(`  ${test.module.relativeModuleId} > ${test.fullName}`)
      for (const { message } of test.result().errors ?? []) console.log(`    ${message}`)
    }
  }
}
