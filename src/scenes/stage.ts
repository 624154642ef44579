/** React context of the table's parts: clock, frame order, quality tier, shadows, pending loads. */
import { createContext, useContext, useEffect, useRef } from 'react'
import type { Time } from '../session/time.ts'
import type { Coming, Quality } from './contract.ts'
import type { FrameOrder, Frames, FrameStep, Mover } from './frame.ts'
import type { QualityTier } from './quality.ts'

/** The camera keeps still while a person holds pieces. */
export interface Grip {
  set(isHeld: boolean): void
  listen(listener: (isHeld: boolean) => void): () => void
}

export function makeGrip(): Grip {
  const listeners = new Set<(isHeld: boolean) => void>()
  return {
    set: (isHeld) => listeners.forEach((listener) => listener(isHeld)),
    listen(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** Dirty flag of the shadow map: movers of casters touch it, the light takes it once per frame. */
export interface Shadows {
  touch(): void
  take(): boolean
}

export function makeShadows(): Shadows {
  let isStale = true
  return {
    touch() {
      isStale = true
    },
    take() {
      const wasStale = isStale
      isStale = false
      return wasStale
    },
  }
}

export interface Stage {
  readonly time: Pick<Time, 'now'>
  readonly frames: Frames
  readonly order: FrameOrder
  readonly tier: QualityTier
  readonly reducedMotion: boolean
  /** Transparent background, without the place. */
  readonly isClear?: boolean
  readonly quality: Quality
  readonly shadows: Shadows
  readonly grip: Grip
  readonly coming: Coming
}

export const StageContext = createContext<Stage | null>(null)

export function useStage(): Stage {
  const stage = useContext(StageContext)
  if (!stage) throw new Error('a part of the table stands outside of it')
  return stage
}

/** Joins a frame step; always calls the mover of the latest render. */
export function useMover(step: FrameStep, mover: Mover): void {
  const { order } = useStage()
  const kept = useLatest(mover)
  useEffect(
    () => order.join(step, (moment, moving) => kept.current(moment, moving)),
    [order, step, kept],
  )
  useEffect(() => order.wake())
}

function useLatest<T>(value: T): { current: T } {
  const box = useRef(value)
  useEffect(() => {
    box.current = value
  })
  return box
}
