/** Simulates a throw from an untrusted source; a malformed one gives a reason instead of an exception. */
import type { FallFault } from './faults.ts'
import { type Parsed, parseThrow } from './ask.ts'
import { ready } from './rapier.ts'
import { NoRest, simulate } from './simulate.ts'
import type { Settled } from './types.ts'

export async function letFall(asked: unknown): Promise<Parsed<Settled, FallFault>> {
  const parsed = parseThrow(asked)
  if (!parsed.ok) return parsed
  await ready()
  try {
    return { ok: true, value: simulate(parsed.value) }
  } catch (error) {
    if (error instanceof NoRest) return { ok: false, reason: 'no-rest' }
    throw error
  }
}
