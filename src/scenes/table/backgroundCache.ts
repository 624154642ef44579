/** Caches the background as a texture while only pieces move and nothing casts shadows; redraws the pieces alone. */
import { Matrix4, type PerspectiveCamera, type Scene, Vector2, type WebGLRenderer } from 'three'
import { renderOrders } from '../board/above.ts'
import { makeCopiedFrame } from './copiedFrame.ts'

export interface BackgroundCache {
  /** Draws the scene; the background is redrawn only when the camera or the size has changed. */
  draw(scene: Scene, camera: PerspectiveCamera): void
  /** Invalidates the cached background. */
  invalidate(): void
  dispose(): void
}

export async function makeBackgroundCache(renderer: WebGLRenderer): Promise<BackgroundCache> {
  const background = await makeCopiedFrame(renderer, 'exact')
  const size = new Vector2()
  const fresh = new Vector2()
  const viewProjection = new Matrix4()
  const now = new Matrix4()
  let isValid = false

  function capture(scene: Scene, camera: PerspectiveCamera): void {
    camera.layers.set(0)
    renderer.render(scene, camera)
    background.copy(size.copy(fresh))
    viewProjection.copy(now)
    isValid = true
  }

  return {
    draw(scene, camera) {
      const seen = camera.layers.mask
      renderer.getDrawingBufferSize(fresh)
      camera.updateMatrixWorld()
      now.multiplyMatrices(camera.projectionMatrix, camera.matrixWorldInverse)
      if (!isValid || !now.equals(viewProjection) || !fresh.equals(size)) capture(scene, camera)
      background.show()
      renderer.autoClear = false
      camera.layers.set(renderOrders.pieces)
      camera.layers.enable(renderOrders.hiders)
      renderer.render(scene, camera)
      renderer.autoClear = true
      camera.layers.mask = seen
    },
    invalidate() {
      isValid = false
    },
    dispose: background.dispose,
  }
}
