/** Hook: plays throws from their contacts and beats from their cues, also when a step is shown again. */
import { useEffect, useRef, useState } from 'react'
import { manifestOf } from '../../games/index.ts'
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

/** Sound still running this close to its end is left to ring out when the next motion starts. */
const nearEndSeconds = 0.25
/** Debounce (ms) for skipped motion: of several steps in quick succession only the last sounds. */
const debounceMs = 130

/** The roll and beat on display. */
export type HeardState = Pick<TableState, 'roll' | 'beat' | 'clock' | 'moving'>

type Roll = NonNullable<HeardState['roll']>

function soundsOfThrow(player: SoundPlayer, { pieces, settled }: Roll) {
  const kinds = pieces.map(({ kind }) => kind)
  return player.planThrow(kinds, settled.contacts, settled.hash)
}

function soundsOfStep(player: SoundPlayer, beat: TableState['beat']) {
  return player.planCues(beat.plan.cues, hash(beat.events))
}

/** `isDrawn`: true if the scene is rendered; beats that nobody sees are silent. */
export function useSound(game: string, state: HeardState, isDrawn: boolean): void {
  const { roll, beat, clock, moving } = state
  const until = useRef(0)
  const [throws] = useState(() => makeNewest(roll))
  const [steps] = useState(() => makeNewest(beat))
  const place = manifestOf(game)?.ambience ?? 'quiet'
  useEffect(() => enterTable(place), [place])

  useEffect(() => {
    const now = pageTime.now()
    if (now < until.current - nearEndSeconds) playerNow()?.speaker.stopAll()
    until.current = 0
    const player = playerNow()
    const speed = speedNow()
    if (roll) throws.put(roll)
    if (beat.events.length > 0) steps.put(beat)
    // skipped motion may be over before any render sees it, so it is played from the newest item
    // instead
    if (!Number.isFinite(speed)) {
      const timer = setTimeout(() => {
        const [by, thrown, step] = [playerNow(), throws.take(), steps.take()]
        if (by && thrown) by.speaker.play(heartOf(soundsOfThrow(by, thrown)))
        if (by && step && isDrawn) by.speaker.play(oneOfEach(soundsOfStep(by, step)))
      }, debounceMs)
      return () => clearTimeout(timer)
    }
    throws.take()
    steps.take()
    if (player && moving === 'roll' && roll) {
      player.speaker.play(soundsOfThrow(player, roll), roll.clock.seconds, speed)
      until.current = now + lengthOf(roll.settled.track) / speed
    } else if (player && moving === 'beat' && isDrawn) {
      // negative while the beat still waits for the camera
      const from = Math.min(0, (now - (clock.beganAt ?? now)) * speed)
      player.speaker.play(soundsOfStep(player, beat), from, speed)
      until.current = now + (beat.plan.length - from) / speed
    }
    return undefined
  }, [roll, beat, clock, moving, isDrawn, throws, steps])
}
