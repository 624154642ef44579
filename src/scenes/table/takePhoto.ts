/** Renders the current frame again at the photo's resolution and returns it as a PNG. */
import { type PerspectiveCamera, type Scene, Vector2, type WebGLRenderer } from 'three'
import { fitCamera } from './shots.ts'

interface PhotoView {
  readonly renderer: WebGLRenderer
  readonly scene: Scene
  readonly camera: PerspectiveCamera
}

interface PhotoSize {
  readonly width: number
  readonly height: number
}

/** Limits the size to the largest renderbuffer of this machine. */
function within({ width, height }: PhotoSize, most: number): PhotoSize {
  const share = Math.min(1, most / Math.max(width, height))
  return { width: Math.round(width * share), height: Math.round(height * share) }
}

/**
 * Resizes, renders and restores the canvas synchronously, so that the page never shows the photo's size; only the PNG
 * encoding is asynchronous.
 */
export function takePhoto({ renderer, scene, camera }: PhotoView, size: PhotoSize): Promise<Blob> {
  const context = renderer.getContext()
  const most = Number(context.getParameter(context.MAX_RENDERBUFFER_SIZE))
  const { width, height } = within(size, most)
  const [before, ratio, aspect] = [
    renderer.getSize(new Vector2()),
    renderer.getPixelRatio(),
    camera.aspect,
  ]
  try {
    renderer.setDrawingBufferSize(width, height, 1)
    fitCamera(camera, width / height)
    renderer.render(scene, camera)
    return readPng(renderer.domElement)
  } finally {
    renderer.setDrawingBufferSize(before.x, before.y, ratio)
    fitCamera(camera, aspect)
    renderer.render(scene, camera)
  }
}

function readPng(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(blob)
      else reject(new Error('the picture could not be read'))
    }, 'image/png')
  })
}
