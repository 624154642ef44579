/** Measures the memory that many of our throws leave behind, in a process without other engines. */
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { setTimeout as pause } from 'node:timers/promises'
import type { Thrower } from './peers/fetch.ts'
import { loadOurs } from './peers/ours.ts'

/**
 * Largest allowed growth. Ten rounds of 1000 throws measured 0.13 to 0.34 MiB in all, fluctuating, while the engine's
 * own memory stayed constant; the other 0.4 MiB are a margin.
 */
const maxGrowthBytes = 0.75 * 2 ** 20

export interface Memory {
  readonly what: string
  readonly throws: number
  /** Bytes in use after garbage collection, the WASM memory of the physics world included. */
  readonly before: number
  readonly after: number
}

/** Memory outside of the heap is freed only some time after a collection, so this waits in between. */
async function used(): Promise<number> {
  if (!globalThis.gc) throw new Error('this process cannot collect its garbage when it is told to')
  for (let i = 0; i < 4; i++) {
    globalThis.gc()
    await pause(20)
  }
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

/** Warms up first, until all code is compiled. */
async function measureGrowth(
  engine: Thrower,
  what: string,
  count: number,
  throws: number,
): Promise<Memory> {
  for (let i = 0; i < 10_000 / count; i++) engine.throwDice(count)
  const before = await used()
  for (let i = 0; i < throws; i++) engine.throwDice(count)
  return { what, throws, before, after: await used() }
}

/** Sticks take twenty times as long as dice, so they are thrown a tenth as often. */
async function measure(throws: number): Promise<readonly Memory[]> {
  const dice = await measureGrowth(await loadOurs(), '5 dice', 5, throws)
  const sticks = await loadOurs('stick-brown')
  const rarely = Math.ceil(throws / 10)
  return [dice, await measureGrowth(sticks, '24 sticks of two throwers', 24, rarely)]
}

const self = fileURLToPath(import.meta.url)

export function measureMemory(throws: number): readonly Memory[] {
  const args = ['--expose-gc', '--import', 'tsx', self, String(throws)]
  const { stdout, status } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (status !== 0) throw new Error(`memory: the process ended with the code ${status}`)
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as readonly Memory[]
}

export const grows = ({ before, after }: Memory): boolean => after - before > maxGrowthBytes

if (process.argv[1] === self) console.log(JSON.stringify(await measure(Number(process.argv[2]))))
