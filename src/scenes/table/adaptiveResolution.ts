/** Draws a quarter of the pixels while the camera or the board moves, on a machine that draws slowly. */
import { type PerspectiveCamera, type Scene, Vector2, type WebGLRenderer } from 'three'
import { isSoftware } from '../quality.ts'
import { makeCopiedFrame } from './copiedFrame.ts'

/**
 * A mean frame time (s) above which movement is jerky. It is averaged over several frames, since the page may run
 * ahead of the GPU process.
 */
const slow = { mean: 0.05, fewest: 2, most: 30 } as const

export interface AdaptiveResolution {
  /** Draws a frame of movement, at full resolution until frames prove too slow. `dt` is in seconds. */
  draw(scene: Scene, camera: PerspectiveCamera, dt: number): void
  /** The movement is over; the next one's first frame time is not measured. */
  pause(): void
  dispose(): void
}

function nameOf(renderer: WebGLRenderer): string {
  const gl = renderer.getContext()
  const names = gl.getExtension('WEBGL_debug_renderer_info')
  return names ? String(gl.getParameter(names.UNMASKED_RENDERER_WEBGL)) : ''
}

export async function makeAdaptiveResolution(renderer: WebGLRenderer): Promise<AdaptiveResolution> {
  // queried once, since it blocks the page
  const isSoftwareRendered = isSoftware(nameOf(renderer))
  const frame = await makeCopiedFrame(renderer, 'doubled')
  const size = new Vector2()
  const known = new Vector2()
  let spent = 0
  let intervals = 0
  let isSlow = isSoftwareRendered
  let hasPrevious = false

  function measure(dt: number): void {
    if (intervals >= slow.most) [intervals, spent] = [intervals / 2, spent / 2]
    intervals += 1
    spent += dt
    isSlow = intervals >= slow.fewest && spent > slow.mean * intervals
  }

  function drawQuarter(scene: Scene, camera: PerspectiveCamera): void {
    const { x: wide, y: high } = size
    const ratio = renderer.getPixelRatio()
    size.set(Math.ceil(wide / 2), Math.ceil(high / 2))
    renderer.setViewport(0, 0, size.x / ratio, size.y / ratio)
    renderer.render(scene, camera)
    frame.copy(size)
    renderer.setViewport(0, 0, wide / ratio, high / ratio)
    frame.show()
  }

  return {
    draw(scene, camera, dt) {
      renderer.getDrawingBufferSize(size)
      // measure again after a resize
      if (!size.equals(known)) {
        ;[intervals, spent] = [0, 0]
        isSlow = isSoftwareRendered
      }
      known.copy(size)
      if (!isSlow && hasPrevious) measure(dt)
      hasPrevious = true
      if (isSlow) drawQuarter(scene, camera)
      else renderer.render(scene, camera)
    },
    pause() {
      hasPrevious = false
    },
    dispose: frame.dispose,
  }
}
