/** `npm run bench -- NAME`: runs a benchmark and prints the machine that it ran on. */
import { cpus } from 'node:os'
import { anyOf, raw, UsageError } from './args.ts'

interface Bench {
  run(args: string[]): Promise<number>
}

const benches: Readonly<Record<string, () => Promise<Bench>>> = {
  kernel: () => load('kernel'),
  throws: () => load('throws'),
  scene: () => load('scene'),
  bots: () => load('bots'),
  stage: () => load('stage'),
  long: () => load('long'),
  pace: () => load('pace'),
  editions: () => load('editions'),
  tests: () => load('tests'),
}

export const benchNames: readonly string[] = Object.keys(benches)

/** Benchmarks lie in the tests' folder; `name` must be one of the list above. */
async function load(name: string): Promise<Bench> {
  return (await import(new URL(`../../tests/bench/${name}.ts`, import.meta.url).href)) as Bench
}

const about = `npm run bench -- NAME [--help] [--json]

NAME is one of ${Object.keys(benches).join(', ')}.
With --json the last line is a JSON object with the figures and “ok”.`

export async function run([name, ...args]: string[]): Promise<number> {
  if (name === '--help' || name === '-h') {
    console.log(about)
    return 0
  }
  if (name === undefined || name.startsWith('-')) {
    throw new UsageError('cli.error.noBench', { choices: anyOf(Object.keys(benches)) })
  }
  const start = Object.hasOwn(benches, name) ? benches[name] : undefined
  if (!start) {
    throw new UsageError('cli.error.bench', {
      ...raw({ given: name }),
      choices: anyOf(Object.keys(benches)),
    })
  }
  const bench = await start()
  console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model.trim() ?? 'CPU'}`)
  return bench.run(args)
}
