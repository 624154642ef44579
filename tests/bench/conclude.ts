/** Ends a benchmark: prints its figures as JSON in the last line on request, and returns the exit code. */
import { cpus } from 'node:os'
import type { Args } from '../../src/cli/args.ts'

/** `ok` is true if every measured goal holds. */
export function conclude(args: Args, bench: string, ok: boolean, figures: object): number {
  if (args.has('json')) {
    const machine = { node: process.version, cpu: cpus()[0]?.model, cpus: cpus().length }
    console.log(JSON.stringify({ bench, ok, ...figures, machine }))
  }
  return ok ? 0 : 1
}
