/** Baked models are unpacked to the same bytes as by the library that packed them. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { MeshoptDecoder } from 'meshoptimizer'
import { expect, test } from 'vitest'
import { type PackedForm, unpack } from '../../src/scenes/meshopt.ts'
import { root } from '../architecture/imports.ts'

interface Packed extends PackedForm {
  readonly byteOffset?: number
  readonly byteLength: number
}
interface Tree {
  readonly bufferViews: readonly {
    readonly extensions?: { readonly EXT_meshopt_compression?: Packed }
  }[]
}

const folder = join(root, 'public/models')

function* packedIn(file: string) {
  const all = readFileSync(join(folder, file))
  const length = all.readUInt32LE(12)
  const tree = JSON.parse(all.subarray(20, 20 + length).toString()) as Tree
  for (const { extensions } of tree.bufferViews) {
    const form = extensions?.EXT_meshopt_compression
    if (!form) continue
    const first = 28 + length + (form.byteOffset ?? 0)
    yield { form, source: new Uint8Array(all.subarray(first, first + form.byteLength)) }
  }
}

test('every view of every model that ships', async () => {
  await MeshoptDecoder.ready
  const modes = new Set<string>()
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.glb'))) {
    for (const { form, source } of packedIn(file)) {
      const { count, byteStride, mode, filter } = form
      const wanted = new Uint8Array(count * byteStride)
      MeshoptDecoder.decodeGltfBuffer(wanted, count, byteStride, source, mode, filter)
      expect(Buffer.compare(unpack(source, form), wanted), `${file} ${mode}`).toBe(0)
      modes.add(`${mode} ${filter ?? ''}`)
    }
  }
  expect([...modes].sort()).toEqual(['ATTRIBUTES ', 'ATTRIBUTES OCTAHEDRAL', 'TRIANGLES '])
})

test('what it cannot read it says, and gives nothing that is broken', () => {
  const ofMode = (mode: string) => {
    const found = [...packedIn('rajas-cube-ruby.glb')].find(({ form }) => form.mode === mode)
    if (!found) throw new Error(`nothing is packed as ${mode}`)
    return found
  }
  const { form, source } = ofMode('ATTRIBUTES')
  expect(() => unpack(source, { ...form, filter: 'EXPONENTIAL' })).toThrow('EXPONENTIAL')
  expect(() => unpack(source, { ...form, mode: 'INDICES' })).toThrow('INDICES')
  expect(() => unpack(source, { ...form, count: form.count * 3 })).toThrow('broken attributes')
  for (const mode of ['ATTRIBUTES', 'TRIANGLES'])
    expect(() => unpack(new Uint8Array(64), ofMode(mode).form)).toThrow('unknown version')
})
