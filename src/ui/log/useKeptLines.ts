/** The lines of the log, with those that stood there when an earlier step was asked to show itself again. */
import { useState } from 'react'
import type { Line } from '../../kernel/line.ts'

export interface Entry {
  readonly step: number
  readonly line: Line
}

/** Told to the same eyes, and not yet told to the end: a line is one object for each viewer. */
export function isBeginning(entries: readonly Entry[], of: readonly Entry[]): boolean {
  return entries.length < of.length && entries.every(({ line }, i) => line === of[i]?.line)
}

/**
 * Only what had been told already is ever kept, so nothing is told before it is shown; `keep` is
 * for the moment just before a look back, and holds until that look is over.
 */
export function useKeptLines(entries: readonly Entry[]): readonly [readonly Entry[], () => void] {
  const [kept, setKept] = useState<readonly Entry[] | null>(null)
  const isBack = kept !== null && isBeginning(entries, kept)
  // after this a shorter story is one from which a step was taken back
  if (kept !== null && !isBack) setKept(null)
  const lines = isBack ? kept : entries
  return [lines, () => setKept(lines)]
}
