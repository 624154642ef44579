/** Hook: keeps the last hand after its release until its throw is shown, so that the pieces stay where they are. */
import { useState } from 'react'
import type { HandThrow, Roll } from '../contract.ts'

interface Left {
  readonly hand: HandThrow
  readonly roll: number | null
  readonly beat: number
}

/** Returns the hand, or the last one while neither roll nor beat has changed. */
export function useLastHand(
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
