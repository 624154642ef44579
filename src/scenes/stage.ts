/** What every part of the table shares, handed down by one context: the frame's order, the tier, what moves. */
import { createContext, useContext, useEffect, useRef } from 'react'
import type { Time } from '../session/time.ts'
import type { Coming, Quality } from './contract.ts'
import type { FrameOrder, Frames, FrameStep, Mover } from './frame.ts'
import type { Tier } from './quality.ts'

/** While a hand holds pieces the camera keeps still. */
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

/** Whoever moves something that throws a shadow says so; the light takes note once a frame. */
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
  readonly tier: Tier
  readonly reducedMotion: boolean
  /** Nothing stands behind the table. */
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

/** Joins a frame step with the newest mover of each render. */
export function useMover(step: FrameStep, mover: Mover): void {
  const { order } = useStage()
  const kept = useKept(mover)
  useEffect(
    () => order.join(step, (moment, moving) => kept.current(moment, moving)),
    [order, step, kept],
  )
  useEffect(() => order.wake())
}

function useKept<T>(value: T): { current: T } {
  const box = useRef(value)
  useEffect(() => {
    box.current = value
  })
  return box
}
