/** Validates and deep-freezes plain data. Parts shared between states are processed only once. */
import { findUnplain, type PlainFinding } from './plain.ts'

const sealed = new WeakSet<object>()

/** The first location where `value` is not plain data; null if it is plain, and now frozen. */
export function seal(value: unknown): PlainFinding | null {
  const found = findUnplain(value, undefined, sealed)
  if (!found) freeze(value)
  return found
}

/** Skips objects in `sealed`, not all frozen ones: a frozen object may contain a mutable one. */
function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || sealed.has(value)) return
  Object.freeze(value)
  sealed.add(value)
  for (const item of Object.values(value)) freeze(item)
}
