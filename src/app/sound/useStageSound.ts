/** Hook: plays a stage's sound, without a touch where the browser allows autoplay. */
import { useEffect } from 'react'
import { stillClock } from '../../session/clock.ts'
import type { Staged } from '../../stage/wire/staged.ts'
import { wakeAtOnce } from './player.ts'
import { type HeardState, useSound } from './useSound.ts'

const silence: HeardState = {
  roll: null,
  clock: stillClock(),
  moving: null,
  beat: {
    number: 0,
    from: null,
    to: null,
    events: [],
    plan: { length: 0, moves: [], cues: [] },
  },
}

/** Null: silent. */
export function useStageSound(game: string, staged: Staged | null, isDrawn: boolean): void {
  const isOn = staged !== null
  useEffect(() => {
    if (isOn) wakeAtOnce()
  }, [isOn])
  useSound(game, staged ?? silence, isDrawn)
}
