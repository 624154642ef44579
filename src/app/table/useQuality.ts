/** The tier that is drawn: the chosen one, or what this machine is seen to bear. */
import { useEffect, useRef, useState } from 'react'
import type { FrameCost, Quality } from '../../scenes/contract.ts'
import { useSettings } from '../settings/store.ts'
import { guessQuality, remember } from './graphics.ts'
import type { FrameCostObserver } from './pace.ts'

export interface DrawnQuality {
  readonly quality: Quality
  /** To be told of every picture. */
  watch(drawn: FrameCost): void
}

/** `isReady`: a first picture has been drawn. */
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
