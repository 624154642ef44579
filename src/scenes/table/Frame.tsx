/** Runs the frame's steps, draws, reports what it cost, and sleeps when nothing moves. */
import { useFrame, useThree } from '@react-three/fiber'
import { useEffect, useRef } from 'react'
import { PerspectiveCamera, type WebGLRenderer } from 'three'
import type { Drawn } from '../contract.ts'
import type { FrameOrder } from '../frame.ts'
import type { Kept } from './kept.ts'
import { useSeen } from './seen.ts'
import { useStage } from './stage.ts'

interface FrameProps {
  readonly order: FrameOrder
  onDrawn(drawn: Drawn): void
}

/** Where no shadows fall, what pieces move over need not be drawn again. */
function useKept(renderer: WebGLRenderer): { readonly current: Kept | null } {
  const { tier } = useStage()
  const isSeen = useSeen()
  const kept = useRef<Kept | null>(null)
  useEffect(() => {
    if (tier.shadows !== 'none' || !isSeen) return
    let isGone = false
    void import('./kept.ts').then(async ({ makeKept }) => {
      const made = await makeKept(renderer)
      if (isGone) return made.dispose()
      kept.current = made
    })
    return () => {
      isGone = true
      kept.current?.dispose()
      kept.current = null
    }
  }, [renderer, tier, isSeen])
  return kept
}

/** A priority above 0 leaves the drawing to us. */
export function Frame({ order, onDrawn }: FrameProps) {
  const invalidate = useThree((state) => state.invalidate)
  const kept = useKept(useThree((state) => state.gl))
  const frames = useRef(0)
  useFrame(({ gl, scene, camera }, dt) => {
    const start = performance.now()
    const isMoving = order.run(dt)
    gl.info.reset()
    if (kept.current && order.isCalm() && camera instanceof PerspectiveCamera) {
      kept.current.draw(scene, camera)
    } else {
      kept.current?.forget()
      gl.render(scene, camera)
    }
    const script = performance.now() - start
    const { calls, triangles } = gl.info.render
    frames.current += 1
    onDrawn({ frames: frames.current, calls, triangles, script })
    if (isMoving) invalidate()
  }, 1)
  useEffect(() => order.connect(invalidate), [order, invalidate])
  return null
}
