/** Events need no redaction, since nothing is hidden. */
import type { Event } from '../events.ts'

export function redact(event: Event): Event {
  return event
}
