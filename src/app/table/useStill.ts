/** Whether a still stands for the scene: until this machine has drawn it, in this quality and this attempt. */
import { useEffect, useState } from 'react'
import type { FrameCost, Quality } from '../../scenes/contract.ts'
import { watchFrames } from '../pageTime.ts'
import type { PictureState } from './usePicture.ts'

/** A picture of fewer triangles is an empty place: its models are on their way. */
const bareTriangles = 2000

interface StillState {
  readonly isShown: boolean
  /** What is drawn in: another one only when the still has been seen, for the page stands while it is made. */
  readonly quality: Quality
  /** To be told of every picture. */
  see(drawn: FrameCost): void
}

export function useStill({ quality, attempt, fault }: PictureState): StillState {
  const wanted = `${quality} ${attempt}`
  const [seen, setSeen] = useState<string | null>(null)
  const isShown = seen !== wanted && fault === null
  const given = useSeenFirst(quality)
  return {
    isShown,
    quality: given,
    see({ triangles }) {
      if (isShown && given === quality && triangles > bareTriangles) setSeen(wanted)
    },
  }
}

/** Frames until what stands on the page has come to the screen. */
const untilSeen = 3

function useSeenFirst(quality: Quality): Quality {
  const [given, give] = useState(quality)
  useEffect(() => {
    if (quality === given) return
    let left = untilSeen
    watchFrames(() => {
      left -= 1
      if (left === 0) give(quality)
      return left > 0
    })
    return () => void (left = 0)
  }, [quality, given])
  return given
}
