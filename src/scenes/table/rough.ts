/** Draws a quarter of the pixels while the camera or the board moves, on a machine that draws slowly. */
import { type PerspectiveCamera, type Scene, Vector2, type WebGLRenderer } from 'three'
import { isSoftware } from '../quality.ts'
import { makePicture } from './picture.ts'

/**
 * A mean frame time (s) above which movement is jerky. It is averaged over several frames, since the page may run
 * ahead of the GPU process.
 */
const slow = { mean: 0.05, fewest: 2, most: 30 } as const

export interface Rough {
  /** Draws a frame of movement, at full resolution until frames prove too slow. `dt` is in seconds. */
  draw(scene: Scene, camera: PerspectiveCamera, dt: number): void
  /** The movement is over; the next one's first frame time is not measured. */
  rest(): void
  dispose(): void
}

function nameOf(renderer: WebGLRenderer): string {
  const gl = renderer.getContext()
  const names = gl.getExtension('WEBGL_debug_renderer_info')
  return names ? String(gl.getParameter(names.UNMASKED_RENDERER_WEBGL)) : ''
}

export async function makeRough(renderer: WebGLRenderer): Promise<Rough> {
  // queried once, since it blocks the page
  const isCertain = isSoftware(nameOf(renderer))
  const picture = await makePicture(renderer, 'doubled')
  const size = new Vector2()
  const known = new Vector2()
  let spent = 0
  let waits = 0
  let isSlow = isCertain
  let isWaited = false

  function judge(dt: number): void {
    if (waits >= slow.most) [waits, spent] = [waits / 2, spent / 2]
    waits += 1
    spent += dt
    isSlow = waits >= slow.fewest && spent > slow.mean * waits
  }

  function drawQuarter(scene: Scene, camera: PerspectiveCamera): void {
    const { x: wide, y: high } = size
    const ratio = renderer.getPixelRatio()
    size.set(Math.ceil(wide / 2), Math.ceil(high / 2))
    renderer.setViewport(0, 0, size.x / ratio, size.y / ratio)
    renderer.render(scene, camera)
    picture.take(size)
    renderer.setViewport(0, 0, wide / ratio, high / ratio)
    picture.show()
  }

  return {
    draw(scene, camera, dt) {
      renderer.getDrawingBufferSize(size)
      // measure again after a resize
      if (!size.equals(known)) {
        ;[waits, spent] = [0, 0]
        isSlow = isCertain
      }
      known.copy(size)
      if (!isSlow && isWaited) judge(dt)
      isWaited = true
      if (isSlow) drawQuarter(scene, camera)
      else renderer.render(scene, camera)
    },
    rest() {
      isWaited = false
    },
    dispose: picture.dispose,
  }
}
