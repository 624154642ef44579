/** Caches the background as a texture while only pieces move and nothing casts shadows; redraws the pieces alone. */
import { Matrix4, type PerspectiveCamera, type Scene, Vector2, type WebGLRenderer } from 'three'
import { renderOrders } from '../board/above.ts'
import { makePicture } from './picture.ts'

export interface Kept {
  /** Draws the scene; the background is redrawn only when the camera or the size has changed. */
  draw(scene: Scene, camera: PerspectiveCamera): void
  /** Invalidates the cached background. */
  forget(): void
  dispose(): void
}

export async function makeKept(renderer: WebGLRenderer): Promise<Kept> {
  const picture = await makePicture(renderer, 'exact')
  const size = new Vector2()
  const fresh = new Vector2()
  const from = new Matrix4()
  const now = new Matrix4()
  let isKept = false

  function keep(scene: Scene, camera: PerspectiveCamera): void {
    camera.layers.set(0)
    renderer.render(scene, camera)
    picture.take(size.copy(fresh))
    from.copy(now)
    isKept = true
  }

  return {
    draw(scene, camera) {
      const seen = camera.layers.mask
      renderer.getDrawingBufferSize(fresh)
      camera.updateMatrixWorld()
      now.multiplyMatrices(camera.projectionMatrix, camera.matrixWorldInverse)
      if (!isKept || !now.equals(from) || !fresh.equals(size)) keep(scene, camera)
      picture.show()
      renderer.autoClear = false
      camera.layers.set(renderOrders.pieces)
      camera.layers.enable(renderOrders.hiders)
      renderer.render(scene, camera)
      renderer.autoClear = true
      camera.layers.mask = seen
    },
    forget() {
      isKept = false
    },
    dispose: picture.dispose,
  }
}
