/** Runs the frame's steps, draws, reports what it cost, and sleeps when nothing moves. */
import { useFrame, useThree } from '@react-three/fiber'
import { useEffect, useRef } from 'react'
import type { Drawn } from '../contract.ts'
import type { FrameOrder } from '../frame.ts'

interface FrameProps {
  readonly order: FrameOrder
  onDrawn(drawn: Drawn): void
}

/** A priority above 0 leaves the drawing to us. */
export function Frame({ order, onDrawn }: FrameProps) {
  const invalidate = useThree((state) => state.invalidate)
  const frames = useRef(0)
  useFrame((state, dt) => {
    const start = performance.now()
    const isMoving = order.run(dt)
    state.gl.render(state.scene, state.camera)
    const script = performance.now() - start
    const { calls, triangles } = state.gl.info.render
    frames.current += 1
    onDrawn({ frames: frames.current, calls, triangles, script })
    if (isMoving) invalidate()
  }, 1)
  useEffect(() => order.connect(invalidate), [order, invalidate])
  return null
}
