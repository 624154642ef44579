/** Lines of the story that came together with the newest one, for screen readers: the footer shows the newest alone. */
import { useState } from 'react'
import type { LogEntry } from '../state/log.ts'

/** The story's length when it last changed, and the index of the first line that came with that change. */
export interface StoryExtent {
  readonly length: number
  readonly from: number
}

/** A story that was already there, or that became shorter by an undo or a look back, brings no earlier lines. */
export function extentNow(before: StoryExtent | null, length: number): StoryExtent {
  if (before?.length === length) return before
  const isLonger = before !== null && before.length < length
  return { length, from: isLonger ? before.length : Math.max(0, length - 1) }
}

export function useEarlierLines(log: readonly LogEntry[]): readonly LogEntry[] {
  const [extent, setExtent] = useState(() => extentNow(null, log.length))
  const now = extentNow(extent, log.length)
  if (now !== extent) setExtent(now)
  return log.slice(now.from, -1)
}
