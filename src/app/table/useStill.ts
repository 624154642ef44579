/** Hook: shows a still image until the canvas has rendered the scene in the current quality and attempt. */
import { useEffect, useState } from 'react'
import type { FrameCost, Quality } from '../../scenes/contract.ts'
import { watchFrames } from '../pageTime.ts'
import type { PictureState } from './usePicture.ts'

/** Frames with fewer triangles show only the empty place, while its models load. */
const emptyPlaceTriangles = 2000

interface StillState {
  readonly isShown: boolean
  /**
   * Quality to render; changes only after the still is on screen, because remaking the canvas
   * blocks the page.
   */
  readonly quality: Quality
  /** Call after every rendered frame. */
  see(drawn: FrameCost): void
}

export function useStill({ quality, attempt, fault }: PictureState): StillState {
  const wanted = `${quality} ${attempt}`
  const [seen, setSeen] = useState<string | null>(null)
  const isShown = seen !== wanted && fault === null
  const shownQuality = useQualityAfterPaint(quality)
  return {
    isShown,
    quality: shownQuality,
    see({ triangles }) {
      if (isShown && shownQuality === quality && triangles > emptyPlaceTriangles) setSeen(wanted)
    },
  }
}

/** Frames until a change in the DOM is certainly on screen. */
const paintFrames = 3

function useQualityAfterPaint(quality: Quality): Quality {
  const [given, give] = useState(quality)
  useEffect(() => {
    if (quality === given) return
    let left = paintFrames
    watchFrames(() => {
      left -= 1
      if (left === 0) give(quality)
      return left > 0
    })
    return () => void (left = 0)
  }, [quality, given])
  return given
}
