/** Renders river and far bank; the waves' normal map drifts only while something else moves, so that a still table needs no frames. */
import { useState } from 'react'
import { Mesh, MeshStandardMaterial, type Object3D, type Texture } from 'three'
import { useMover, useStage } from '../stage.ts'
import { Model } from './Model.tsx'

/** Drift per second, as a share of the texture repeat. */
const driftPerSecond = { x: 0.011, y: 0.004 } as const

function wavesOf(root: Object3D): Texture | null {
  let found: Texture | null = null
  root.traverse((thing) => {
    if (!(thing instanceof Mesh) || !(thing.material instanceof MeshStandardMaterial)) return
    if (thing.material.name === 'water') found = thing.material.normalMap
  })
  return found
}

function wander(waves: Texture, seconds: number): void {
  waves.offset.set((driftPerSecond.x * seconds) % 1, (driftPerSecond.y * seconds) % 1)
}

export function River() {
  const { tier, reducedMotion } = useStage()
  const [body, setBody] = useState<Object3D | null>(null)
  useMover('light', ({ seconds }, isMoving) => {
    const waves = tier.shimmer && !reducedMotion && isMoving && body ? wavesOf(body) : null
    if (waves) wander(waves, seconds)
    return false
  })
  return <Model name="view" onBody={setBody} />
}
