/** Nothing that happens is hidden: what lies face down is nobody's to see [G58]. */
import type { Event } from '../events.ts'

export function redact(event: Event): Event {
  return event
}
