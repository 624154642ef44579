/** Events need no redaction, since nothing is hidden in The Border [B44]. */
import type { Event } from '../events.ts'

export function redact(event: Event): Event {
  return event
}
