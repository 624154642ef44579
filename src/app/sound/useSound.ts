/** Lets the table be heard: the throw by its contacts, each motion by what its scene says, the same when shown again. */
import { useEffect, useRef } from 'react'
import type { Piece } from '../../kernel/chance.ts'
import { hash } from '../../kernel/hash.ts'
import { lengthOf } from '../../physics/trackPose.ts'
import type { Contact } from '../../physics/types.ts'
import type { GameScene } from '../../scenes/contract.ts'
import { paces } from '../conductor/pace.ts'
import type { TableState } from '../conductor/table.ts'
import { isMotionReduced, useSettings } from '../settings/store.ts'
import { enter, playerNow } from './player.ts'

function speedNow(): number {
  return isMotionReduced() ? Infinity : paces[useSettings.getState().speed].speed
}

/** What is skipped falls silent; what has run to its end may ring. */
const nearEnd = 250

export function useSound(state: TableState, scene: GameScene | null): void {
  const { roll, beat, moving } = state
  const until = useRef(0)
  useEffect(enter, [])

  useEffect(() => {
    if (performance.now() < until.current - nearEnd) playerNow()?.speaker.hush()
    until.current = 0
    const player = playerNow()
    const speed = speedNow()
    if (!player || !Number.isFinite(speed)) return
    if (moving === 'roll' && roll) {
      const { contacts, hash, track } = roll.settled
      const kinds = roll.pieces.map(({ kind }) => kind)
      player.speaker.play(player.planThrow(kinds, contacts, hash), roll.clock.seconds, speed)
      until.current = performance.now() + (1000 * lengthOf(track)) / speed
    } else if (moving === 'beat' && scene) {
      const sounds = player.planCues(scene.sounds?.(beat) ?? [], hash(beat.events))
      player.speaker.play(sounds, 0, speed)
      until.current = performance.now() + (1000 * scene.motionSeconds(beat)) / speed
    }
  }, [roll, beat, moving, scene])
}

/** Pieces that knock against each other while a hand shakes them. */
export function knock(pieces: readonly Piece[], contact: Contact): void {
  const player = playerNow()
  const kinds = pieces.map(({ kind }) => kind)
  player?.speaker.play(player.planThrow(kinds, [contact], `knock ${contact.impulse}`))
}
