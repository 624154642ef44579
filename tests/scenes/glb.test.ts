/** Every baked model can be parsed: each has the parts, triangles, normals and material names that its file lists. */
import { readdirSync, readFileSync } from 'node:fs'
import { InterleavedBufferAttribute, Mesh } from 'three'
import { expect, test } from 'vitest'
import { plainGeometry } from '../../src/scenes/materials/dress.ts'
import { readGlb } from '../../src/scenes/glb.ts'

const folder = new URL('../../public/models/', import.meta.url)
const files = readdirSync(folder).filter((name) => name.endsWith('.glb'))

function bytesOf(name: string): ArrayBuffer {
  const file = readFileSync(new URL(name, folder))
  return file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength) as ArrayBuffer
}

function treeOf(file: ArrayBuffer) {
  const length = new DataView(file).getUint32(12, true)
  return JSON.parse(new TextDecoder().decode(new Uint8Array(file, 20, length))) as {
    accessors: { count: number; min?: number[]; max?: number[] }[]
    meshes: { primitives: { indices: number; attributes: { POSITION: number } }[] }[]
  }
}

async function meshesOf(name: string): Promise<Mesh[]> {
  const found: Mesh[] = []
  const root = await readGlb(bytesOf(name))
  root.traverse((thing) => {
    if (thing instanceof Mesh) found.push(thing)
  })
  return found
}

test('there are baked models to read', () => {
  expect(files).toEqual(expect.arrayContaining(['die-colour.glb', 'room.glb', 'tray-dice.glb']))
})

test.each(files)('%s: every part has triangles, normals and a named material', async (name) => {
  const parts = treeOf(bytesOf(name)).meshes.flatMap((mesh) => mesh.primitives)
  const accessors = treeOf(bytesOf(name)).accessors
  const meshes = await meshesOf(name)
  expect(meshes.length).toBe(parts.length)
  meshes.forEach((mesh, i) => {
    const { index } = mesh.geometry
    const place = mesh.geometry.getAttribute('position')
    expect(index?.count).toBe(accessors[parts[i]?.indices ?? -1]?.count)
    expect(place.count).toBe(accessors[parts[i]?.attributes.POSITION ?? -1]?.count)
    const highest = Math.max(...Array.from(index?.array ?? []).slice(0, 3000))
    expect(highest).toBeLessThan(place.count)
    const material = Array.isArray(mesh.material) ? mesh.material[0] : mesh.material
    expect(material?.name).not.toBe('')
    const normal = mesh.geometry.getAttribute('normal')
    if (!normal) return
    const size = Math.hypot(normal.getX(1), normal.getY(1), normal.getZ(1))
    expect(size).toBeCloseTo(1, 1)
  })
})

test("the die model has the physics' size in cm", async () => {
  const [die] = await meshesOf('die-colour.glb')
  if (!die) throw new Error('no die')
  expect(die.geometry.getAttribute('position')).toBeInstanceOf(InterleavedBufferAttribute)
  const geometry = plainGeometry(die)
  geometry.computeBoundingBox()
  expect(geometry.boundingBox?.max.x).toBeCloseTo(0.8, 2)
  expect(geometry.boundingBox?.min.y).toBeCloseTo(-0.8, 2)
})

test('readGlb keeps the name of a part that equals the name of its model', async () => {
  const mill = await readGlb(bytesOf('rajas-mill.glb'))
  const body = mill.getObjectByName('rajas-mill')
  expect(body).toBeDefined()
  expect(mill.getObjectByName('wheel')).toBeDefined()
  expect(body?.getObjectByName('wheel')).toBeUndefined()
})

test('no model file contains images: scenes draw their prints themselves', () => {
  for (const file of files) expect(treeOf(bytesOf(file)), file).not.toHaveProperty('images')
})

test('readGlb rejects a file that is not a GLB', async () => {
  await expect(readGlb(new ArrayBuffer(64))).rejects.toThrow()
})
