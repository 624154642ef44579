/** Tray models: without the near shelf when shown alone, with it at a match. */
import { readFileSync } from 'node:fs'
import { type BufferGeometry, Mesh } from 'three'
import { expect, test } from 'vitest'
import { readGlb } from '../../src/scenes/glb.ts'
import { plainGeometry } from '../../src/scenes/materials/dress.ts'
import { lowered, withoutShelf } from '../../src/scenes/throw/trayForm.ts'
import { dieEdge, stickThickness } from '../../src/shapes/pieces.ts'
import { trayNames, trays } from '../../src/shapes/trays.ts'

/** Height of the wooden wall above the felt (cm); above it there is glass. */
async function woodOf(name: string): Promise<number> {
  let top = -Infinity
  for (const thing of await partsOf(name)) {
    const { material } = thing
    if (Array.isArray(material) || material.name === 'glass') continue
    const geometry = plainGeometry(thing)
    lowered(geometry)
    geometry.computeBoundingBox()
    top = Math.max(top, geometry.boundingBox?.max.y ?? -Infinity)
  }
  return top
}

async function partsOf(name: string): Promise<readonly Mesh[]> {
  const file = readFileSync(new URL(`../../public/models/tray-${name}.glb`, import.meta.url))
  const bytes = file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength)
  const parts: Mesh[] = []
  const root = await readGlb(bytes as ArrayBuffer)
  root.traverse((thing) => {
    if (thing instanceof Mesh) parts.push(thing)
  })
  return parts
}

/** How far the rendered tray reaches towards the thrower (cm). */
async function reachOf(name: string, shape: (geometry: BufferGeometry) => void): Promise<number> {
  let reach = -Infinity
  for (const thing of await partsOf(name)) {
    const geometry = plainGeometry(thing)
    shape(geometry)
    geometry.computeBoundingBox()
    reach = Math.max(reach, geometry.boundingBox?.max.z ?? -Infinity)
  }
  return reach
}

test.each(trayNames)('%s: a piece at the near wall shows its whole upper face', async (name) => {
  expect(await woodOf(name)).toBeLessThan(Math.min(dieEdge, stickThickness))
})

test.each(trayNames)(
  '%s: the shelf reaches beyond the near wall, and withoutShelf removes it',
  async (name) => {
    const tray = trays[name]
    expect(await reachOf(name, lowered)).toBeGreaterThan(tray.halfZ + 2)
    expect(await reachOf(name, withoutShelf(tray))).toBeLessThan(tray.halfZ + 0.1)
  },
)
