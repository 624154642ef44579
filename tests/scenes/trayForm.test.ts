/** A tray on its own has nothing before its near wall; at a match its shelf stays. */
import { readFileSync } from 'node:fs'
import { type BufferGeometry, Mesh } from 'three'
import { expect, test } from 'vitest'
import { readGlb } from '../../src/scenes/glb.ts'
import { plainGeometry } from '../../src/scenes/materials/dress.ts'
import { lowered, withoutShelf } from '../../src/scenes/throw/trayForm.ts'
import { trayNames, trays } from '../../src/shapes/trays.ts'

/** How far the drawn tray reaches towards whoever throws (cm). */
async function reachOf(name: string, shape: (geometry: BufferGeometry) => void): Promise<number> {
  const file = readFileSync(new URL(`../../public/models/tray-${name}.glb`, import.meta.url))
  const bytes = file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength)
  let reach = -Infinity
  const root = await readGlb(bytes as ArrayBuffer)
  root.traverse((thing) => {
    if (!(thing instanceof Mesh)) return
    const geometry = plainGeometry(thing)
    shape(geometry)
    geometry.computeBoundingBox()
    reach = Math.max(reach, geometry.boundingBox?.max.z ?? -Infinity)
  })
  return reach
}

test.each(trayNames)('%s: with its shelf, and without', async (name) => {
  const tray = trays[name]
  expect(await reachOf(name, lowered)).toBeGreaterThan(tray.halfZ + 2)
  expect(await reachOf(name, withoutShelf(tray))).toBeLessThan(tray.halfZ + 0.1)
})
