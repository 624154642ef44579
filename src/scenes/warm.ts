/** Compiles shaders asynchronously, also of hidden objects, so that their first frame does not stall. */
import { useThree } from '@react-three/fiber'
import { useCallback } from 'react'
import type { Camera, Object3D, Scene, WebGLRenderer } from 'three'
import { useStage } from './stage.ts'

/** Resolves when the object can be rendered without compiling. */
export type Warm = (thing: Object3D) => Promise<void>

/** Poll interval (ms), and maximum number of polls. */
const poll = { every: 16, most: 250 } as const

/** Waits until the GPU is idle: querying a program blocks until all pending draw calls have finished. */
async function waitForGpu(renderer: WebGLRenderer): Promise<void> {
  const gl = renderer.getContext()
  if (!(gl instanceof WebGL2RenderingContext)) return
  const fence = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0)
  if (!fence) return
  gl.flush()
  for (let i = 0; i < poll.most; i += 1) {
    await new Promise((resolve) => setTimeout(resolve, poll.every))
    if (gl.clientWaitSync(fence, 0, 0) !== gl.TIMEOUT_EXPIRED) break
  }
  gl.deleteSync(fence)
}

/** `isReady` of WebGLProgram is missing in three's types: polls compilation without blocking. */
interface ProgramReadiness {
  isReady?(): boolean
}

const queriedPrograms = new WeakSet<object>()

/**
 * Queries uniforms and attributes of new programs now, while nobody waits; three would do it on the
 * first draw.
 */
async function queryPrograms(renderer: WebGLRenderer): Promise<void> {
  const isNew = (program: object) =>
    !queriedPrograms.has(program) && (program as ProgramReadiness).isReady?.() === true
  if (!renderer.info.programs?.some(isNew)) return
  await waitForGpu(renderer)
  for (const program of renderer.info.programs.filter(isNew)) {
    program.getUniforms()
    program.getAttributes()
    queriedPrograms.add(program)
  }
}

export async function warmUp(
  renderer: WebGLRenderer,
  thing: Object3D,
  camera: Camera,
  scene: Scene,
): Promise<void> {
  // a disposed table must not compile anything: its resources would stay in memory
  if (renderer.getContext()?.isContextLost()) return
  if (renderer.extensions.has('KHR_parallel_shader_compile')) {
    await renderer.compileAsync(thing, camera, scene)
  } else {
    renderer.compile(thing, camera, scene)
  }
  await queryPrograms(renderer)
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
