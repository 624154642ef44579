/** While nothing but pieces moves and no shadows fall, the picture behind them is kept and only they are drawn. */
import {
  BufferGeometry,
  Camera,
  Float32BufferAttribute,
  FramebufferTexture,
  Matrix4,
  Mesh,
  type PerspectiveCamera,
  Scene,
  ShaderMaterial,
  Vector2,
  type WebGLRenderer,
} from 'three'
import { layers } from './layers.ts'
import { warmUp } from './warm.ts'

/** One triangle over the whole window. */
function cover(): BufferGeometry {
  const geometry = new BufferGeometry()
  const corners = [-1, -1, 0, 3, -1, 0, -1, 3, 0]
  geometry.setAttribute('position', new Float32BufferAttribute(corners, 3))
  return geometry
}

const vertex = /* glsl */ `
void main() {
  gl_Position = vec4(position.xy, 0.0, 1.0);
}
`
/** As it was, to the bit: its light and colours are the screen's already. */
const fragment = /* glsl */ `
uniform sampler2D uPicture;
void main() {
  gl_FragColor = texelFetch(uPicture, ivec2(gl_FragCoord.xy), 0);
}
`

/** Milliseconds between two looks, and how many. */
const look = { every: 16, most: 250 } as const

/** To ask for a shader is to wait for all that is still being drawn: better done when nothing is. */
async function drained(renderer: WebGLRenderer): Promise<void> {
  const gl = renderer.getContext()
  if (!(gl instanceof WebGL2RenderingContext)) return
  const fence = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0)
  if (!fence) return
  gl.flush()
  for (let i = 0; i < look.most; i += 1) {
    if (gl.clientWaitSync(fence, 0, 0) !== gl.TIMEOUT_EXPIRED) break
    await new Promise((resolve) => setTimeout(resolve, look.every))
  }
  gl.deleteSync(fence)
}

export interface Kept {
  /** Draws the scene; what stands is drawn only when there is no picture of it from this camera. */
  draw(scene: Scene, camera: PerspectiveCamera): void
  /** Something else has changed. */
  forget(): void
  dispose(): void
}

export async function makeKept(renderer: WebGLRenderer): Promise<Kept> {
  const size = renderer.getDrawingBufferSize(new Vector2())
  let picture = new FramebufferTexture(size.x, size.y)
  const material = new ShaderMaterial({
    vertexShader: vertex,
    fragmentShader: fragment,
    uniforms: { uPicture: { value: picture } },
    depthTest: false,
    depthWrite: false,
  })
  const back = new Scene()
  const screen = new Camera()
  const sheet = new Mesh(cover(), material)
  sheet.frustumCulled = false
  back.add(sheet)
  const from = new Matrix4()
  const now = new Matrix4()
  const fresh = new Vector2()
  let isKept = false
  await drained(renderer)
  await warmUp(renderer, back, screen, back)

  function keep(scene: Scene, camera: PerspectiveCamera): void {
    if (!fresh.equals(size)) {
      picture.dispose()
      size.copy(fresh)
      picture = new FramebufferTexture(size.x, size.y)
      material.uniforms['uPicture'] = { value: picture }
    }
    camera.layers.set(0)
    renderer.render(scene, camera)
    renderer.copyFramebufferToTexture(picture)
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
      renderer.autoClear = false
      renderer.clear()
      renderer.render(back, screen)
      camera.layers.set(layers.pieces)
      camera.layers.enable(layers.hiders)
      renderer.render(scene, camera)
      renderer.autoClear = true
      camera.layers.mask = seen
    },
    forget() {
      isKept = false
    },
    dispose() {
      picture.dispose()
      material.dispose()
      sheet.geometry.dispose()
    },
  }
}
