/** Mean colour of each kind of surface in a drawn scene, told apart by the names of its materials. */
import type { Page } from 'playwright-core'
import type { Camera, Material, Mesh, Scene, WebGLRenderer } from 'three'
import { named as helper } from '../bench/named.ts'
import type { Colour } from './deltaE.ts'

export interface Surface {
  readonly name: string
  readonly colour: Colour
  readonly pixels: number
}

interface Sight {
  readonly renderer: WebGLRenderer
  readonly camera: Camera
  readonly scene: Scene
}

/** The page must have been opened with `watchScene`. A surface is where the picture changes when its material is not drawn. */
export async function surfacesOf(page: Page): Promise<readonly Surface[]> {
  await page.evaluate(helper)
  return page.evaluate(() => {
    const { renderer, scene, camera } = (window as unknown as { sight: Sight }).sight
    const gl = renderer.getContext()
    const [wide, high] = [gl.drawingBufferWidth, gl.drawingBufferHeight]
    function pixels(): Uint8Array {
      const all = new Uint8Array(wide * high * 4)
      renderer.render(scene, camera)
      gl.readPixels(0, 0, wide, high, gl.RGBA, gl.UNSIGNED_BYTE, all)
      return all
    }
    const named = new Map<string, Set<Material>>()
    scene.traverseVisible((thing) => {
      const { material } = thing as Partial<Mesh>
      for (const one of [material ?? []].flat())
        named.set(one.name, (named.get(one.name) ?? new Set()).add(one))
    })
    const whole = pixels()
    return [...named].flatMap(([name, materials]) => {
      if (!name) return []
      for (const material of materials) material.colorWrite = false
      const without = pixels()
      for (const material of materials) material.colorWrite = true
      const sum = [0, 0, 0]
      let count = 0
      for (let i = 0; i < whole.length; i += 4) {
        const isOwn = [0, 1, 2].some((k) => Math.abs(whole[i + k]! - without[i + k]!) > 2)
        if (!isOwn) continue
        count += 1
        for (const k of [0, 1, 2]) sum[k]! += whole[i + k]!
      }
      const [r = 0, g = 0, b = 0] = sum.map((one) => one / Math.max(1, count))
      return [{ name, colour: [r, g, b] as const, pixels: count }]
    })
  })
}
