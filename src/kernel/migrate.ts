/** Migrates the envelope of older records, one version at a time; rules are never migrated here. */
import { longestSeed } from './origin.ts'
import type { Plain, PlainObject } from './plain.ts'
import { recordVersion } from './record.ts'
import { type Outcome, refuse } from './refusal.ts'

/** `steps[0]` turns version 1 into version 2, and so on. Each step sets the new `version`. */
export type Migration = (record: PlainObject) => PlainObject

/**
 * Version 1 kept the seed of a predictable match in `meta` and had no other origin. All old
 * metadata moves to `meta.first`.
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

/** A new version appends its step here and adds an old file to the tests. */
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
