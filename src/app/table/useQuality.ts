/** Hook: quality tier to render, from the setting or from measured frame intervals. */
import { useEffect, useRef, useState } from 'react'
import type { FrameCost, Quality } from '../../scenes/contract.ts'
import { useSettings } from '../settings/store.ts'
import { guessQuality, remember } from './graphics.ts'
import type { FrameCostObserver } from './pace.ts'

export interface DrawnQuality {
  readonly quality: Quality
  /** Call after every rendered frame. */
  watch(drawn: FrameCost): void
}

/** `isReady`: the first frame has been rendered. */
export function useQuality(isReady: boolean): DrawnQuality {
  const { quality: chosen } = useSettings()
  const [guessed, setGuessed] = useState(guessQuality)
  const pace = useRef<FrameCostObserver | null>(null)
  const quality = chosen === 'auto' ? guessed : chosen
  useEffect(() => {
    if (chosen !== 'auto' || !isReady) return
    let isGone = false
    void import('./pace.ts').then(({ watchPace }) => {
      if (isGone) return
      pace.current = watchPace(guessed, (to) => {
        remember(to)
        setGuessed(to)
      })
    })
    return () => {
      isGone = true
      pace.current = null
    }
  }, [chosen, guessed, isReady])
  return { quality, watch: (drawn) => pace.current?.(drawn) }
}
