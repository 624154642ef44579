/** How a scene without shadows is drawn on a machine that has to be spared: only as much as has changed. */
import type { PerspectiveCamera, Scene, WebGLRenderer } from 'three'
import { makeKept } from './kept.ts'
import { makeRough } from './rough.ts'

/** What moves: nothing, pieces and nothing else, or more. */
export type Movement = 'none' | 'pieces' | 'more'

export interface Sparing {
  draw(scene: Scene, camera: PerspectiveCamera, movement: Movement, dt: number): void
  dispose(): void
}

export async function makeSparing(renderer: WebGLRenderer): Promise<Sparing> {
  const kept = await makeKept(renderer)
  const rough = await makeRough(renderer)
  return {
    draw(scene, camera, movement, dt) {
      if (movement !== 'more') rough.rest()
      if (movement === 'pieces') return kept.draw(scene, camera)
      kept.forget()
      if (movement === 'more') rough.draw(scene, camera, dt)
      else renderer.render(scene, camera)
    },
    dispose() {
      kept.dispose()
      rough.dispose()
    },
  }
}
