/** Lets the table be heard: the throw by its contacts, each motion by what its scene says, the same when shown again. */
import { useEffect, useRef, useState } from 'react'
import { hash } from '../../kernel/hash.ts'
import { lengthOf } from '../../physics/trackPose.ts'
import { pageTime } from '../pageTime.ts'
import { paceOfSpeed } from '../settings/paceOfSpeed.ts'
import type { TableState } from '../state/tableState.ts'
import { isMotionReduced, useSettings } from '../settings/store.ts'
import { heartOf, makeNewest, oneOfEach } from './atOnce.ts'
import { enterTable, type SoundPlayer, playerNow } from './player.ts'

function speedNow(): number {
  return isMotionReduced() ? Infinity : paceOfSpeed[useSettings.getState().speed].speed
}

/** What is skipped falls silent; what has run to its end may ring. */
const nearEndSeconds = 0.25
/** Without news for so long, what came at once is heard: of a crowd only the last. */
const calmMilliseconds = 130

/** Of what is shown: what falls, and what happens. */
export type HeardState = Pick<TableState, 'roll' | 'beat' | 'moving'>

type Roll = NonNullable<HeardState['roll']>

function ofThrow(player: SoundPlayer, { pieces, settled }: Roll) {
  const kinds = pieces.map(({ kind }) => kind)
  return player.planThrow(kinds, settled.contacts, settled.hash)
}

function ofStep(player: SoundPlayer, beat: TableState['beat']) {
  return player.planCues(beat.plan.cues, hash(beat.events))
}

/** `isDrawn`: the scene is there; a step that nobody sees is silent. */
export function useSound(state: HeardState, isDrawn: boolean): void {
  const { roll, beat, moving } = state
  const until = useRef(0)
  const [throws] = useState(() => makeNewest(roll))
  const [steps] = useState(() => makeNewest(beat))
  useEffect(enterTable, [])

  useEffect(() => {
    const now = pageTime.now()
    if (now < until.current - nearEndSeconds) playerNow()?.speaker.hush()
    until.current = 0
    const player = playerNow()
    const speed = speedNow()
    if (roll) throws.put(roll)
    if (beat.events.length > 0) steps.put(beat)
    // what is at its end at once may never be met while it moves
    if (!Number.isFinite(speed)) {
      const timer = setTimeout(() => {
        const [by, thrown, step] = [playerNow(), throws.take(), steps.take()]
        if (by && thrown) by.speaker.play(heartOf(ofThrow(by, thrown)))
        if (by && step && isDrawn) by.speaker.play(oneOfEach(ofStep(by, step)))
      }, calmMilliseconds)
      return () => clearTimeout(timer)
    }
    throws.take()
    steps.take()
    if (player && moving === 'roll' && roll) {
      player.speaker.play(ofThrow(player, roll), roll.clock.seconds, speed)
      until.current = now + lengthOf(roll.settled.track) / speed
    } else if (player && moving === 'beat' && isDrawn) {
      player.speaker.play(ofStep(player, beat), 0, speed)
      until.current = now + beat.plan.length / speed
    }
    return undefined
  }, [roll, beat, moving, isDrawn, throws, steps])
}
