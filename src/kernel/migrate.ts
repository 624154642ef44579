/** Lifts the envelope of an older record to the present one, a version at a time; rules are never migrated here. */
import type { PlainObject } from './plain.ts'
import { recordVersion } from './record.ts'
import { type Outcome, refuse } from './refusal.ts'

/** `steps[0]` makes version 2 out of version 1, and so on. Each sets the new `version` itself. */
export type Migration = (record: PlainObject) => PlainObject

/** None yet: version 1 is the first. A new version adds its step here and an old file to the tests. */
export const migrations: readonly Migration[] = []

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
