/** Whether a still stands for the scene: until this machine has drawn it, in this quality and this attempt. */
import { useState } from 'react'
import type { Drawn } from '../../scenes/contract.ts'
import type { PictureState } from './usePicture.ts'

/** A picture of fewer triangles is an empty place: its models are on their way. */
const bareTriangles = 2000

interface StillState {
  readonly isShown: boolean
  /** To be told of every picture. */
  see(drawn: Drawn): void
}

export function useStill({ quality, attempt, fault }: PictureState): StillState {
  const wanted = `${quality} ${attempt}`
  const [seen, setSeen] = useState<string | null>(null)
  const isShown = seen !== wanted && fault === null
  return {
    isShown,
    see({ triangles }) {
      if (isShown && triangles > bareTriangles) setSeen(wanted)
    },
  }
}
