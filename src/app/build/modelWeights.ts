/** Vite plugin: a virtual module with size, triangles and draw calls of each model. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const name = 'virtual:model-weights'

interface Tree {
  readonly meshes: readonly { readonly primitives: readonly { readonly indices: number }[] }[]
  readonly accessors: readonly { readonly count: number }[]
  readonly nodes: readonly { readonly mesh?: number }[]
}

/** A GLB's first chunk is its JSON. */
function weigh(file: Buffer) {
  const tree = JSON.parse(file.subarray(20, 20 + file.readUInt32LE(12)).toString()) as Tree
  const drawn = tree.nodes.flatMap(({ mesh }) => tree.meshes[mesh ?? -1]?.primitives ?? [])
  const triangles = drawn.reduce(
    (sum, { indices }) => sum + (tree.accessors[indices]?.count ?? 0) / 3,
    0,
  )
  return { bytes: file.length, triangles, calls: drawn.length }
}

export function weighModels(folder: string) {
  const files = readdirSync(folder).filter((file) => file.endsWith('.glb'))
  return Object.fromEntries(
    files.map((file) => [file.slice(0, -4), weigh(readFileSync(join(folder, file)))]),
  )
}

export function modelWeights(): Plugin {
  let root = ''
  return {
    name: 'model weights',
    configResolved(config) {
      root = config.root
    },
    resolveId: (id) => (id === name ? `\0${name}` : null),
    load(id) {
      if (id !== `\0${name}`) return null
      return `export default ${JSON.stringify(weighModels(join(root, 'public/models')))}`
    },
  }
}
