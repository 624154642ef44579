/** Lifts the envelope of an older record to the present one, a version at a time; rules are never migrated here. */
import { longestSeed } from './origin.ts'
import type { Plain, PlainObject } from './plain.ts'
import { recordVersion } from './record.ts'
import { type Outcome, refuse } from './refusal.ts'

/** `steps[0]` makes version 2 out of version 1, and so on. Each sets the new `version` itself. */
export type Migration = (record: PlainObject) => PlainObject

/**
 * Version 1 named the seed of a match that could be foretold beside the players' names, and no other origin. What
 * else it said there was read as it came: it goes by `first` from now on.
 */
function withOrigin({ meta, ...record }: PlainObject): PlainObject {
  const table = isObject(meta) && isObject(meta['table']) ? meta['table'] : {}
  const seed = isObject(meta) ? (meta['seed'] ?? table['seed']) : undefined
  const isForetold = typeof seed === 'string' && seed !== '' && seed.length <= longestSeed
  return {
    ...record,
    version: 2,
    origin: isForetold ? { kind: 'foretold', seed } : { kind: 'free' },
    ...(isObject(meta) && { meta: { first: meta } }),
  }
}

const isObject = (value: Plain | undefined): value is PlainObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A new version adds its step here and an old file to the tests. */
export const migrations: readonly Migration[] = [withOrigin]

export function migrate(
  record: PlainObject,
  steps: readonly Migration[] = migrations,
  present: number = recordVersion,
): Outcome<{ record: PlainObject }> {
  const { version } = record
  if (typeof version !== 'number' || version < 1) return refuse('badField', { what: 'version' })
  if (version > present) return refuse('newerVersion')
  let lifted = record
  for (const step of steps.slice(version - 1, present - 1)) lifted = step(lifted)
  return { ok: true, record: lifted }
}
