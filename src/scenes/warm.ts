/** Shaders are made ready beside the running page, for what is still hidden too: not in the frame that first shows it. */
import { useThree } from '@react-three/fiber'
import { useCallback } from 'react'
import type { Camera, Object3D, Scene, WebGLRenderer } from 'three'
import { useStage } from './stage.ts'

/** Resolves when the thing can be drawn without waiting. */
export type Warm = (thing: Object3D) => Promise<void>

/** Milliseconds between two looks, and how many. */
const look = { every: 16, most: 250 } as const

/** To ask of a shader is to wait for all that is still being drawn: better done when nothing is. */
async function drained(renderer: WebGLRenderer): Promise<void> {
  const gl = renderer.getContext()
  if (!(gl instanceof WebGL2RenderingContext)) return
  const fence = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0)
  if (!fence) return
  gl.flush()
  for (let i = 0; i < look.most; i += 1) {
    await new Promise((resolve) => setTimeout(resolve, look.every))
    if (gl.clientWaitSync(fence, 0, 0) !== gl.TIMEOUT_EXPIRED) break
  }
  gl.deleteSync(fence)
}

/** Of a program, what three's types leave out: whether it is compiled, asked without waiting for it. */
interface Waiting {
  isReady?(): boolean
}

const known = new WeakSet<object>()

/** What a program is asked for when it is first drawn with: asked now, while nobody waits for the answer. */
async function introduce(renderer: WebGLRenderer): Promise<void> {
  const isNew = (program: object) =>
    !known.has(program) && (program as Waiting).isReady?.() === true
  if (!renderer.info.programs?.some(isNew)) return
  await drained(renderer)
  for (const program of renderer.info.programs.filter(isNew)) {
    program.getUniforms()
    program.getAttributes()
    known.add(program)
  }
}

export async function warmUp(
  renderer: WebGLRenderer,
  thing: Object3D,
  camera: Camera,
  scene: Scene,
): Promise<void> {
  // of a table that was left, nothing may be made ready: it would hold on to what it is made of
  if (renderer.getContext()?.isContextLost()) return
  if (renderer.extensions.has('KHR_parallel_shader_compile')) {
    await renderer.compileAsync(thing, camera, scene)
  } else {
    renderer.compile(thing, camera, scene)
  }
  await introduce(renderer)
}

export function useWarm(): Warm {
  const renderer = useThree((state) => state.gl)
  const camera = useThree((state) => state.camera)
  const scene = useThree((state) => state.scene)
  const { coming } = useStage()
  return useCallback(
    async (thing) => {
      coming.count += 1
      await warmUp(renderer, thing, camera, scene).finally(() => (coming.count -= 1))
    },
    [renderer, camera, scene, coming],
  )
}
