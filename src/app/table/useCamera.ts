/** Hook: the current camera. It follows the match until a person leads it, which holds until the turn ends; a pin keeps it. */
import { useState } from 'react'
import type { Aimed } from '../../scenes/table/follower.ts'

/** Menu entry of the camera that follows the match. */
export const askedCamera = 'asked'

export interface CameraState {
  /** The current camera. */
  readonly aim: Aimed
  /** The chosen menu entry: a camera name or `asked`. */
  readonly chosen: string
  readonly isPinned: boolean
  /** Counter of choices: a change returns the camera to its shot after manual control. */
  readonly times: number
  choose(name: string): void
  /** Back to the camera that follows, dropping choice, pin and manual control. */
  reset(): void
  /** A hand has moved the camera: nothing else does until the turn ends. */
  lead(): void
  /** Zooms in until the next question; false if the camera is there already or pinned. */
  goNear(name: string): boolean
  /** A pinned camera ignores questions and throws. */
  pin(isPinned: boolean): void
}

interface Held {
  readonly aim: Aimed
  /** The turn in which it was chosen or led; it ends with it. */
  readonly turn: number
  readonly isChosen: boolean
}

/** `followed` is the camera of the match, `turn` and `question` are values that differ per turn and question. */
export function useCamera(followed: Aimed, turn: number, question: unknown): CameraState {
  const [held, setHeld] = useState<Held | null>(null)
  const [pinned, setPinned] = useState<Aimed | null>(null)
  const [times, setTimes] = useState(0)
  const [near, setNear] = useState<{ readonly name: string; readonly of: unknown } | null>(null)
  const kept = held?.turn === turn ? held : null
  const isNear = near !== null && near.of === question
  const own = pinned ?? (isNear ? { name: near.name } : (kept?.aim ?? null))
  const isListed = pinned !== null || isNear || kept?.isChosen === true
  const aim = own ?? followed
  // the end of what a hand led is a change that returns the camera
  const endedLeads = held !== null && kept === null && !held.isChosen ? 1 : 0
  return {
    aim,
    chosen: isListed ? aim.name : askedCamera,
    isPinned: pinned !== null,
    times: times + endedLeads,
    choose(name) {
      setTimes(times + 1)
      setNear(null)
      const isAsked = name === askedCamera
      setHeld(isAsked ? null : { aim: { name }, turn, isChosen: true })
      if (pinned !== null) setPinned(isAsked ? null : { name })
    },
    reset() {
      setTimes(times + 1)
      setHeld(null)
      setNear(null)
      setPinned(null)
    },
    lead() {
      if (kept !== null) return
      setTimes(times + endedLeads)
      setHeld({ aim, turn, isChosen: false })
    },
    goNear(name) {
      if (pinned !== null || own?.name === name) return false
      setTimes(times + 1)
      setNear({ name, of: question })
      return true
    },
    pin: (isPinned) => setPinned(isPinned ? aim : null),
  }
}
