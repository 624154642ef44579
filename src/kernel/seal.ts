/** Seals plain data: walked, frozen and remembered, so that what many states share is walked once. */
import { findUnplain, type PlainFinding } from './plain.ts'

const sealed = new WeakSet<object>()

/** The first place where `value` is not plain, or null, and then nothing can change it any more. */
export function seal(value: unknown): PlainFinding | null {
  const found = findUnplain(value, undefined, sealed)
  if (!found) freeze(value)
  return found
}

/** Not only what is frozen is passed over, for a frozen object may hold one that is not. */
function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || sealed.has(value)) return
  Object.freeze(value)
  sealed.add(value)
  for (const item of Object.values(value)) freeze(item)
}
