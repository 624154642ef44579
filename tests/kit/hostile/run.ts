/** Runs a part of the hostile kit for a number of seeded attempts, and counts their outcomes. */
import { makeRandom } from '../../../src/kernel/random.ts'
import {
  type Attempt,
  type Figures,
  LostSteps,
  NoWayOn,
  type Part,
  type PartName,
} from './types.ts'

export interface HostileRun {
  readonly part: PartName
  readonly count: number
  readonly seed: string
}

/** Time limit of an attempt (ms). */
const longestMs = 2000
const keptFailures = 10

const parts: Readonly<Record<PartName, () => Promise<{ open(): Promise<Part> | Part }>>> = {
  files: () => import('./files.ts'),
  rows: () => import('./rows.ts'),
  editions: () => import('./editions.ts'),
  wire: () => import('./wire.ts'),
  desk: () => import('./desk.ts'),
  addresses: () => import('./addresses.ts'),
  server: () => import('./server.ts'),
}

async function timed(attempt: Attempt): Promise<{ ms: number; error: unknown }> {
  const began = performance.now()
  let error: unknown = null
  try {
    await attempt.run()
  } catch (thrown) {
    error = thrown ?? new Error('nothing was thrown')
  }
  return { ms: performance.now() - began, error }
}

const sentenceOf = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}` : String(error)

export async function runHostile({ part, ...run }: HostileRun): Promise<Figures> {
  return runPart(await (await parts[part]()).open(), { part, ...run })
}

type Outcome = 'crashes' | 'lost' | 'stranded'

function outcomeOf(error: unknown): Outcome {
  if (error instanceof LostSteps) return 'lost'
  return error instanceof NoWayOn ? 'stranded' : 'crashes'
}

export async function runPart(
  part: Part,
  { part: name, count, seed }: HostileRun,
): Promise<Figures> {
  const failures: string[] = []
  const began = performance.now()
  const counts: Record<Outcome | 'hangs', number> = { crashes: 0, hangs: 0, lost: 0, stranded: 0 }
  let slowest = 0
  const note = (outcome: Outcome | 'hangs', text: string) => {
    counts[outcome] += 1
    if (failures.length < keptFailures) failures.push(text)
  }
  try {
    for (let at = 0; at < count; at += 1) {
      const own = at === 0 ? seed : `${seed}/${at}`
      const attempt = part.make(makeRandom(own), at)
      const { ms, error } = await timed(attempt)
      slowest = Math.max(slowest, ms)
      const told = `seed ${own}: ${attempt.name}`
      if (error !== null) note(outcomeOf(error), `${told}: ${sentenceOf(error)}`)
      if (ms > longestMs) note('hangs', `${told}: ${Math.round(ms)} ms`)
    }
    await part.finish?.()
  } catch (error) {
    note(outcomeOf(error), `afterwards: ${sentenceOf(error)}`)
  } finally {
    await part.close?.()
  }
  const seconds = Math.round((performance.now() - began) / 100) / 10
  return {
    part: name,
    attempts: count,
    ...counts,
    slowest: Math.round(slowest),
    seconds,
    failures,
  }
}
