/** Runs the frame's steps, draws, reports what it cost, and sleeps when nothing moves. */
import { useFrame, useThree } from '@react-three/fiber'
import { useEffect, useRef } from 'react'
import { PerspectiveCamera, type WebGLRenderer } from 'three'
import type { FrameCost } from '../contract.ts'
import { useFirstFrameDrawn } from './useFirstFrameDrawn.ts'
import type { LowTierRenderer } from './lowTierRenderer.ts'
import { useStage } from '../stage.ts'

interface FrameProps {
  onDrawn(drawn: FrameCost): void
}

/** Partial redraws in tiers without shadows; a film draws each frame whole, so that it depends on no earlier frame. */
function useLowTierRenderer(renderer: WebGLRenderer): { readonly current: LowTierRenderer | null } {
  const { tier, coming, frames, order } = useStage()
  const isSeen = useFirstFrameDrawn()
  const lowTier = useRef<LowTierRenderer | null>(null)
  useEffect(() => {
    if (tier.shadows !== 'none' || !isSeen || frames.isExact) return
    let isGone = false
    coming.count += 1
    const bring = import('./lowTierRenderer.ts').then(async ({ makeLowTierRenderer }) => {
      const made = await makeLowTierRenderer(renderer, frames)
      if (isGone) return made.dispose()
      lowTier.current = made
      order.wake()
    })
    void bring.finally(() => (coming.count -= 1))
    return () => {
      isGone = true
      lowTier.current?.dispose()
      lowTier.current = null
    }
  }, [renderer, tier, isSeen, coming, frames, order])
  return lowTier
}

/** A useFrame priority above 0 turns off fiber's own rendering. */
export function FrameLoop({ onDrawn }: FrameProps) {
  const { order, frames } = useStage()
  const advance = useThree((state) => state.advance)
  const lowTier = useLowTierRenderer(useThree((state) => state.gl))
  const count = useRef(0)
  const wasMoving = useRef(false)
  useFrame(({ gl, scene, camera }, dt) => {
    const start = performance.now()
    const isMoving = order.run(dt)
    const interval = wasMoving.current ? dt * 1000 : null
    wasMoving.current = isMoving
    if (frames.isUnseen?.()) return
    gl.info.reset()
    if (lowTier.current && camera instanceof PerspectiveCamera) {
      const movement = order.isCalm() ? 'pieces' : isMoving ? 'more' : 'none'
      lowTier.current.draw(scene, camera, movement, dt)
    } else gl.render(scene, camera)
    const script = performance.now() - start
    const { calls, triangles } = gl.info.render
    count.current += 1
    onDrawn({ frames: count.current, calls, triangles, script, interval })
  }, 1)
  useEffect(() => {
    const asker = frames.join((seconds) => {
      advance(seconds)
      if (wasMoving.current) asker.ask()
    })
    order.connect(asker.ask)
    return asker.leave
  }, [order, frames, advance])
  return null
}
