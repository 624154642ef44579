/** Keeps a hand's pieces where it left them until the answer comes and their throw begins. */
import { useState } from 'react'
import type { HandThrow, Roll } from '../contract.ts'

interface Left {
  readonly hand: HandThrow
  readonly roll: number | null
  readonly beat: number
}

/** The hand, or the last one while nothing has been shown since. */
export function useWaiting(
  hand: HandThrow | null,
  roll: Roll | null,
  beat: number,
): HandThrow | null {
  const [left, leave] = useState<Left | null>(null)
  const number = roll?.number ?? null
  const isSame = left?.roll === number && left.beat === beat
  let now = isSame ? left : null
  if (hand && !(isSame && left.hand === hand)) now = { hand, roll: number, beat }
  if (now !== left) leave(now)
  return now?.hand ?? null
}
