/** Rendering of the low tiers: chooses between cached background, quarter resolution, and supersampling at rest. */
import type { PerspectiveCamera, Scene, WebGLRenderer } from 'three'
import type { Frames } from '../frame.ts'
import { makeRestSupersampling } from './restSupersampling.ts'
import { makeBackgroundCache } from './backgroundCache.ts'
import { makeAdaptiveResolution } from './adaptiveResolution.ts'

/** Parts that move in a frame: none, only pieces, or the camera or board as well. */
export type Movement = 'none' | 'pieces' | 'more'

export interface LowTierRenderer {
  draw(scene: Scene, camera: PerspectiveCamera, movement: Movement, dt: number): void
  dispose(): void
}

export async function makeLowTierRenderer(
  renderer: WebGLRenderer,
  frames: Frames,
): Promise<LowTierRenderer> {
  const [background, resolution, supersampling] = await Promise.all([
    makeBackgroundCache(renderer),
    makeAdaptiveResolution(renderer),
    makeRestSupersampling(renderer, frames),
  ])
  return {
    draw(scene, camera, movement, dt) {
      supersampling.stop()
      if (movement !== 'more') resolution.pause()
      if (movement === 'pieces') return background.draw(scene, camera)
      background.invalidate()
      if (movement === 'more') resolution.draw(scene, camera, dt)
      else {
        renderer.render(scene, camera)
        supersampling.start(scene, camera)
      }
    },
    dispose() {
      supersampling.dispose()
      background.dispose()
      resolution.dispose()
    },
  }
}
