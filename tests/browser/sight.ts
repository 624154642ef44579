/** Page positions of drawn things, computed from the scene's own matrices and camera. */
import type { Page } from 'playwright-core'
import type { Camera, InstancedMesh, Object3D, Scene, WebGLRenderer } from 'three'

interface Sight {
  renderer: WebGLRenderer | null
  camera: Camera | null
  scene: Scene | null
  /** Number of times that the scene has been drawn. */
  drawn: number
}

/** Runs inside the page before anything else: three announces every scene and renderer to this devtools hook. */
export function watchScene(): void {
  const sight: Sight = { renderer: null, camera: null, scene: null, drawn: 0 }
  const tools = new EventTarget()
  Object.assign(window, { __THREE_DEVTOOLS__: tools, sight })
  tools.addEventListener('observe', (event) => {
    const made = (event as CustomEvent<Partial<WebGLRenderer>>).detail
    if (!made.render || !made.domElement) return
    const renderer = made as WebGLRenderer
    const render = renderer.render.bind(renderer)
    sight.renderer = renderer
    renderer.render = (scene: Object3D, camera: Camera) => {
      if ('isPerspectiveCamera' in camera && 'isScene' in scene) {
        sight.camera = camera
        sight.scene = scene as Scene
        sight.drawn += 1
      }
      render(scene, camera)
    }
  })
}

/**
 * Waits until the table is not redrawn any more. Counts the page's frames instead of time, so that it waits longer on a
 * busy machine.
 */
export function atRest(page: Page, frames = 20): Promise<void> {
  return page.evaluate(async (wanted) => {
    const { sight } = window as unknown as { sight: Sight }
    let known = -1
    for (let calm = 0; calm < wanted; calm += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve))
      if (sight.drawn === known) continue
      known = sight.drawn
      calm = 0
    }
  }, frames)
}

export interface Spot {
  readonly x: number
  readonly y: number
}

/** Page coordinates of points in the pieces' space, or of the pieces themselves if none are given. */
export function spotsOf(
  page: Page,
  points: readonly (readonly number[])[] | null = null,
): Promise<readonly Spot[]> {
  return page.evaluate((given) => {
    const { sight } = window as unknown as { sight: Sight }
    const { renderer, camera, scene } = sight
    if (!renderer || !camera || !scene) return []
    const meshes: InstancedMesh[] = []
    scene.traverse((thing) => {
      const mesh = thing as InstancedMesh
      // only pieces are instances with a colour each
      if (mesh.isInstancedMesh && mesh.instanceColor && mesh.visible) meshes.push(mesh)
    })
    const [first] = meshes
    if (!first) return []
    const at = first.position.clone()
    const frame = renderer.domElement.getBoundingClientRect()
    const put = (world: typeof at) => {
      const seen = world.project(camera)
      return {
        x: frame.left + ((seen.x + 1) / 2) * frame.width,
        y: frame.top + ((1 - seen.y) / 2) * frame.height,
      }
    }
    if (given) {
      return given.map(([x = 0, y = 0, z = 0]) =>
        put(at.set(x, y, z).applyMatrix4(first.matrixWorld)),
      )
    }
    return meshes.flatMap((mesh) =>
      Array.from({ length: mesh.count }, (_, i) => {
        const own = mesh.instanceMatrix.array.slice(i * 16 + 12, i * 16 + 15)
        return put(at.fromArray(own).applyMatrix4(mesh.matrixWorld))
      }),
    )
  }, points)
}

/** Page coordinates of all glowing places, as the table was last drawn. */
export function glowsOf(page: Page): Promise<readonly Spot[]> {
  return page.evaluate(() => {
    const { sight } = window as unknown as { sight: Sight }
    const { renderer, camera, scene } = sight
    if (!renderer || !camera || !scene) return []
    const frame = renderer.domElement.getBoundingClientRect()
    const found: Spot[] = []
    scene.traverse((thing) => {
      const mesh = thing as InstancedMesh
      const isGlow = mesh.name === 'touchable' || mesh.parent?.name === 'touchable'
      if (!isGlow || !mesh.isInstancedMesh || !mesh.visible) return
      const shares = mesh.geometry.getAttribute('aShare')
      for (let i = 0; i < mesh.count; i += 1) {
        if (shares.getX(i) <= 0) continue
        const own = mesh.instanceMatrix.array.slice(i * 16 + 12, i * 16 + 15)
        const seen = mesh.position.clone().fromArray(own).applyMatrix4(mesh.matrixWorld)
        seen.project(camera)
        found.push({
          x: frame.left + ((seen.x + 1) / 2) * frame.width,
          y: frame.top + ((1 - seen.y) / 2) * frame.height,
        })
      }
    })
    return found
  })
}
