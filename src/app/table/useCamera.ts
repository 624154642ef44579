/** From where the table is seen: what is asked is followed until a person looks elsewhere; a pin keeps their view. */
import { useState } from 'react'

/** In a list of cameras: the one that shows what is asked. */
export const askedCamera = 'asked'

export interface CameraState {
  /** The camera from which is looked now. */
  readonly name: string
  /** What the person has chosen: a camera, or `asked`. */
  readonly chosen: string
  readonly isPinned: boolean
  /** Changes with each choice: the same one takes the camera back from where a hand has led it. */
  readonly times: number
  choose(name: string): void
  /** Back to what is asked, from wherever a hand or a choice has led. */
  reset(): void
  /** Until something else is asked; false where it is there already, or is to stay where it is. */
  goNear(name: string): boolean
  /** Neither what is asked nor a throw moves a pinned camera, wherever a hand has led it. */
  pin(isPinned: boolean): void
}

interface Choice {
  readonly name: string
  /** What was asked when it was chosen: with another question the choice is over. */
  readonly during: string
}

/** `asked` is the camera that shows what is asked, `question` another value for each question. */
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
