/** What the conductor remembers beside the truth: how far is shown, who thinks, what went wrong. */
import type { Refusal } from '../../kernel/refusal.ts'
import type { Seat } from '../../kernel/seat.ts'
import type { Notice } from './notice.ts'

export interface Status {
  /** How many inputs have been shown. */
  shownTo: number
  /** The step that is looked back at; null while the match goes on. */
  looking: number | null
  thinking: Seat | null
  refusal: Refusal | null
  notices: readonly Notice[]
  /** A person's step is being kept. */
  isBusy: boolean
}

export const beginAt = (shownTo: number): Status => ({
  shownTo,
  looking: null,
  thinking: null,
  refusal: null,
  notices: [],
  isBusy: false,
})

export function note(status: Status, notice: Notice): void {
  if (!status.notices.includes(notice)) status.notices = [...status.notices, notice]
}

export function drop(status: Status, notice: Notice): void {
  status.notices = status.notices.filter((one) => one !== notice)
}
