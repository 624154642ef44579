/** Rendering of the low tiers: chooses between cached background, quarter resolution, and supersampling at rest. */
import type { PerspectiveCamera, Scene, WebGLRenderer } from 'three'
import type { Frames } from '../frame.ts'
import { makeFine } from './fine.ts'
import { makeKept } from './kept.ts'
import { makeRough } from './rough.ts'

/** Which parts move in a frame: none, only pieces, or the camera or board as well. */
export type Movement = 'none' | 'pieces' | 'more'

export interface Sparing {
  draw(scene: Scene, camera: PerspectiveCamera, movement: Movement, dt: number): void
  dispose(): void
}

export async function makeSparing(renderer: WebGLRenderer, frames: Frames): Promise<Sparing> {
  const [kept, rough, fine] = await Promise.all([
    makeKept(renderer),
    makeRough(renderer),
    makeFine(renderer, frames),
  ])
  return {
    draw(scene, camera, movement, dt) {
      fine.end()
      if (movement !== 'more') rough.rest()
      if (movement === 'pieces') return kept.draw(scene, camera)
      kept.forget()
      if (movement === 'more') rough.draw(scene, camera, dt)
      else {
        renderer.render(scene, camera)
        fine.rest(scene, camera)
      }
    },
    dispose() {
      fine.dispose()
      kept.dispose()
      rough.dispose()
    },
  }
}
