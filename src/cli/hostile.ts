/** The hostile kit of `npm run fuzz`: mutated input from outside, part by part, with figures. */
import { type Figures, type PartName, partNames } from '../../tests/kit/hostile/types.ts'
import type { Args } from './args.ts'
import { jsonLine } from './jsonLine.ts'

const usualCount = 1000

const tell = (figures: Figures): string => {
  const { part, attempts, crashes, hangs, lost, stranded, slowest, seconds, failures } = figures
  const counts = `${crashes} crashes, ${hangs} hangs over 2 s, ${lost} lost steps, ${stranded} without a way on`
  return [
    `${part}: ${attempts} attempts, ${counts}, slowest ${slowest} ms, ${seconds} s`,
    ...failures.map((failure) => `  ${failure}`),
  ].join('\n')
}

const isSound = ({ crashes, hangs, lost, stranded }: Figures): boolean =>
  crashes + hangs + lost + stranded === 0

export async function runHostileKit(args: Args): Promise<number> {
  const { runHostile } = await import('../../tests/kit/hostile/run.ts')
  const wanted = args.choice('part', partNames)
  const names: readonly PartName[] = wanted ? [wanted] : partNames
  const count = args.count('count', 1, 10_000_000) ?? usualCount
  const seed = args.text('seed') ?? 'fuzz'
  const parts: Figures[] = []
  for (const part of names) {
    const figures = await runHostile({ part, count, seed })
    parts.push(figures)
    console.log(tell(figures))
  }
  const ok = parts.every(isSound)
  if (args.has('json')) console.log(jsonLine({ kit: 'hostile', ok, seed, parts }))
  return ok ? 0 : 1
}
