/** Hook: the camera that follows the match: what deeds, then what is asked, as the follower decides. */
import { useEffect, useLayoutEffect, useState } from 'react'
import { peopleOf } from '../../session/seating.ts'
import type { Deed } from '../../scenes/board/deed.ts'
import type { GameScene } from '../../scenes/board/scene.ts'
import {
  type Aimed,
  type FollowedMoment,
  type Follower,
  makeFollower,
} from '../../scenes/table/follower.ts'
import { pageTime } from '../pageTime.ts'
import { paceOfSpeed } from '../settings/paceOfSpeed.ts'
import { isMotionReduced, useSettings } from '../settings/store.ts'
import type { TableState } from '../state/tableState.ts'
import { framing } from './framed.ts'
import type { PageScreen } from './ports.ts'

/** Speed of the motions in which a bot, or somebody else, does something; infinite without motion. */
function speedNow(isBot: boolean): number {
  if (isMotionReduced()) return Infinity
  return paceOfSpeed[useSettings.getState().speed][isBot ? 'botSpeed' : 'speed']
}

const isBots = ([first]: readonly Deed[], people: readonly number[]): boolean =>
  typeof first?.seat === 'number' && !people.includes(first.seat)

/** The camera of what is asked here; also of a position that is looked at, and of the end. */
function askedCamera(scene: GameScene, state: TableState, isSmall: boolean): string | null {
  const { beat, acting, ask, looking, result } = state
  const shownAgain = framing(scene, state)
  if (shownAgain !== undefined) return shownAgain
  if (ask) return scene.throwCamera?.(beat.to, isSmall) ?? 'tray'
  const isAsked = acting.length > 0 || looking !== null || result !== null
  return isAsked ? scene.attention(beat.to, acting, isSmall) : null
}

function momentOf(scene: GameScene, state: TableState, isSmall: boolean): FollowedMoment {
  const { moving, beat, roll, clock, acting, ask, thinking, again, looking, result } = state
  const people = peopleOf(state.header.sittings)
  const deeds = moving === 'beat' ? (scene.deeds?.(beat, isSmall) ?? []) : []
  const speed = speedNow(isBots(deeds, people))
  const isBeat = moving === 'beat' && Number.isFinite(speed)
  const isRoll = moving === 'roll'
  const isShownAgain = again !== null
  return {
    key: [
      moving,
      beat.number,
      isRoll && roll?.number,
      acting.map(({ seat }) => seat),
      ask?.seat,
      thinking,
      again,
      looking,
      result !== null,
      isSmall,
    ].join(),
    rolling: isRoll ? (scene.throwCamera?.(beat.to, isSmall) ?? 'tray') : null,
    beat:
      isBeat && !isShownAgain
        ? {
            deeds: scene.deeds?.(beat, isSmall) ?? [],
            began: clock.beganAt ?? pageTime.now(),
            speed,
          }
        : null,
    asked: moving === null || isShownAgain ? askedCamera(scene, state, isSmall) : null,
    other:
      thinking === null ? null : { seat: thinking, camera: scene.attention(beat.to, [], isSmall) },
    people,
  }
}

export function useFollowed(
  scene: GameScene | null,
  state: TableState,
  screen: PageScreen,
  isSmall: boolean,
): Aimed {
  const [follower, setFollower] = useState<Follower | null>(null)
  const [aim, setAim] = useState<Aimed>({ name: 'seat' })
  const { viewer } = state
  useEffect(() => {
    setFollower(scene && makeFollower((name) => scene.cameras(viewer)[name]))
  }, [scene, viewer])
  useEffect(() => {
    screen.lead = ({ to, ...beat }) => {
      if (!scene || !follower || beat.plan.length === 0 || !Number.isFinite(speedNow(false)))
        return 0
      return follower.leadSeconds(scene.deeds?.({ ...beat, to }, isSmall) ?? [])
    }
    return () => void (screen.lead = () => 0)
  }, [scene, follower, screen, isSmall])
  // before the next frame is drawn, so that the flight begins with what it follows
  useLayoutEffect(() => {
    if (!scene || !follower) return
    const moment = momentOf(scene, state, isSmall)
    const look = () => setAim(follower.look(moment, pageTime.now()))
    look()
    if (!follower.isDue()) return
    const leave = pageTime.onTick(() => {
      look()
      // a listener keeps the page's frames running
      if (!follower.isDue()) leave()
    })
    return leave
  }, [scene, follower, state, isSmall])
  return aim
}
