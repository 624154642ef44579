/** Collects all text of a page: of its document, and the names of everything in its scene. */
import type { Page } from 'playwright-core'
import type { Material, Mesh, Scene, Texture } from 'three'

/** Fields of `watchScene` that are read here. */
interface Sight {
  scene: Scene | null
}

/** Includes React keys and ids, which the developer tools show. */
export function wordsIn(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { sight } = window as unknown as { sight: Sight }
    const found: string[] = [document.documentElement.outerHTML]
    sight.scene?.traverse((thing) => {
      const { geometry, material } = thing as Mesh
      found.push(thing.name, JSON.stringify(thing.userData), geometry?.name ?? '')
      const all = Array.isArray(material) ? material : material ? [material] : []
      for (const one of all as Material[]) {
        found.push(one.name, JSON.stringify(one.userData))
        for (const value of Object.values(one))
          if (value && typeof value === 'object' && 'isTexture' in value)
            found.push((value as Texture).name, JSON.stringify((value as Texture).userData))
      }
    })
    return found.join('\n')
  })
}
