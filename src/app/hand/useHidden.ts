/** A hook for the cover: put over the hand by a touch, or by laying the phone on its face. */
import { useEffect, useState } from 'react'
import { watchFace } from './throwing/motion.ts'

type Hidden = 'byTouch' | 'byFace' | null

export interface HiddenHand {
  readonly isHidden: boolean
  hide(): void
  show(): void
}

/** `hasSensor`: the person has allowed the motion sensor. */
export function useHidden(hasSensor: boolean): HiddenHand {
  const [hidden, setHidden] = useState<Hidden>(null)
  useEffect(() => {
    if (!hasSensor) return
    // a phone that is taken up again shows what it showed before
    return watchFace((isDown) =>
      setHidden((now) => (isDown ? (now ?? 'byFace') : now === 'byFace' ? null : now)),
    )
  }, [hasSensor])
  return {
    isHidden: hidden !== null,
    hide: () => setHidden('byTouch'),
    show: () => setHidden(null),
  }
}
