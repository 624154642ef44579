/** Events need no redaction: face-down components are hidden from everybody [G58]. */
import type { Event } from '../events.ts'

export function redact(event: Event): Event {
  return event
}
