/** Parses an edition by a game's schema: the edition, or all validation errors. */
import * as v from 'valibot'
import { type EditionFault, fault } from './edition.ts'
import { line } from './line.ts'

export type ParsedEdition<E> =
  | { readonly ok: true; readonly edition: E }
  | { readonly ok: false; readonly faults: readonly EditionFault[] }

/** `crossFaults` checks constraints between values, which a schema cannot express. */
export function parseWith<E>(
  schema: v.GenericSchema<unknown, E>,
  crossFaults: (edition: E) => readonly EditionFault[],
  data: unknown,
): ParsedEdition<E> {
  const shaped = v.safeParse(schema, data)
  if (!shaped.success) return { ok: false, faults: shaped.issues.map(shapeFault) }
  const faults = crossFaults(shaped.output)
  return faults.length > 0 ? { ok: false, faults } : { ok: true, edition: shaped.output }
}

function shapeFault(issue: v.BaseIssue<unknown>): EditionFault {
  const path = v.getDotPath(issue) ?? ''
  const received = { raw: issue.received }
  if (issue.received === 'undefined') return fault(path, line('edition.missing'))
  if (issue.expected === null) return fault(path, line('edition.value', { received }))
  const expected = { raw: issue.expected }
  return fault(path, line('edition.expected', { expected, received }))
}
