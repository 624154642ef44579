/** Shaders are made ready beside the running page, for what is still hidden too: not in the frame that first shows it. */
import { useThree } from '@react-three/fiber'
import { useCallback } from 'react'
import type { Camera, Object3D, Scene, WebGLRenderer } from 'three'
import { useStage } from './stage.ts'

/** Resolves when the thing can be drawn without waiting. */
export type Warm = (thing: Object3D) => Promise<void>

/** Of a program, what three's types leave out: whether it is compiled, asked without waiting for it. */
interface Waiting {
  isReady?(): boolean
}

/** What a program is asked for when it is first drawn with: asked now, while nobody waits for the answer. */
function introduce(renderer: WebGLRenderer): void {
  for (const program of renderer.info.programs ?? []) {
    if (!(program as Waiting).isReady?.()) continue
    program.getUniforms()
    program.getAttributes()
  }
}

export async function warmUp(
  renderer: WebGLRenderer,
  thing: Object3D,
  camera: Camera,
  scene: Scene,
): Promise<void> {
  if (renderer.extensions.has('KHR_parallel_shader_compile')) {
    await renderer.compileAsync(thing, camera, scene)
  } else {
    renderer.compile(thing, camera, scene)
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  introduce(renderer)
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
