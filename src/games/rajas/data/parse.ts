/** Reads an edition file: the edition, or the whole list of what is wrong in it. */
import * as v from 'valibot'
import { line } from '../../../kernel/line.ts'
import { crossFaults, type Fault, fault } from './checks.ts'
import { type Edition, editionSchema } from './schema.ts'

export type ParsedEdition =
  | { readonly ok: true; readonly edition: Edition }
  | { readonly ok: false; readonly faults: readonly Fault[] }

export function parseEdition(data: unknown): ParsedEdition {
  const shaped = v.safeParse(editionSchema, data)
  if (!shaped.success) return { ok: false, faults: shaped.issues.map(shapeFault) }
  const faults = crossFaults(shaped.output)
  return faults.length > 0 ? { ok: false, faults } : { ok: true, edition: shaped.output }
}

function shapeFault(issue: v.BaseIssue<unknown>): Fault {
  const path = v.getDotPath(issue) ?? ''
  const received = { raw: issue.received }
  if (issue.received === 'undefined') return fault(path, line('rajas.fault.missing'))
  if (issue.expected === null) return fault(path, line('rajas.fault.value', { received }))
  const expected = { raw: issue.expected }
  return fault(path, line('rajas.fault.expected', { expected, received }))
}
