/** Hook: the current camera. It follows the question until a person chooses another; a pin keeps it. */
import { useState } from 'react'

/** Menu entry of the camera that follows the question. */
export const askedCamera = 'asked'

export interface CameraState {
  /** Name of the current camera. */
  readonly name: string
  /** The chosen menu entry: a camera name or `asked`. */
  readonly chosen: string
  readonly isPinned: boolean
  /** Counter of choices: a change returns the camera to its shot after manual control. */
  readonly times: number
  choose(name: string): void
  /** Back to the question's camera, dropping choice, pin and manual control. */
  reset(): void
  /** Zooms in until the next question; false if the camera is there already or pinned. */
  goNear(name: string): boolean
  /** A pinned camera ignores questions and throws. */
  pin(isPinned: boolean): void
}

interface Choice {
  readonly name: string
  /** The question's camera at the time of the choice; the choice ends when it changes. */
  readonly during: string
}

/** `asked` is the question's camera; `question` is any value that differs per question. */
export function useCamera(asked: string, question: unknown): CameraState {
  const [choice, setChoice] = useState<Choice | null>(null)
  const [pinned, setPinned] = useState<string | null>(null)
  const [times, setTimes] = useState(0)
  const [near, setNear] = useState<{ readonly name: string; readonly of: unknown } | null>(null)
  const chosen = choice?.during === asked ? choice.name : null
  const own = pinned ?? (near !== null && near.of === question ? near.name : chosen)
  return {
    name: own ?? asked,
    chosen: own ?? askedCamera,
    isPinned: pinned !== null,
    times,
    choose(name) {
      setTimes(times + 1)
      setNear(null)
      const isAsked = name === askedCamera
      setChoice(isAsked ? null : { name, during: asked })
      if (pinned !== null) setPinned(isAsked ? null : name)
    },
    reset() {
      setTimes(times + 1)
      setChoice(null)
      setNear(null)
      setPinned(null)
    },
    goNear(name) {
      if (pinned !== null || own === name) return false
      setTimes(times + 1)
      setNear({ name, of: question })
      return true
    },
    pin: (isPinned) => setPinned(isPinned ? (own ?? asked) : null),
  }
}
