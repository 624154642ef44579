/** What a GLB says of itself: its names, and how large it is by the bounds of its accessors. */
import { Box3, Matrix4, Vector3 } from 'three'
import type { Sides } from './sizes.ts'

interface Node {
  readonly name?: string
  readonly mesh?: number
  readonly children?: readonly number[]
  readonly matrix?: readonly number[]
}

export interface Tree {
  readonly nodes: readonly Node[]
  readonly scenes: readonly { readonly nodes: readonly number[] }[]
  readonly materials: readonly {
    readonly name?: string
    readonly pbrMetallicRoughness?: { readonly baseColorTexture?: unknown }
  }[]
  readonly meshes: readonly {
    readonly primitives: readonly {
      readonly attributes: { readonly POSITION: number }
      readonly material?: number
    }[]
  }[]
  readonly accessors: readonly {
    readonly min?: readonly number[]
    readonly max?: readonly number[]
  }[]
}

export const treeIn = (glb: Buffer): Tree =>
  JSON.parse(glb.subarray(20, 20 + glb.readUInt32LE(12)).toString()) as Tree

export const isNamed = ({ nodes, materials }: Tree): boolean =>
  [...nodes, ...materials].every(({ name }) => Boolean(name))

function meshBox({ meshes, accessors }: Tree, mesh: number): Box3 {
  const box = new Box3()
  for (const { attributes } of meshes[mesh]?.primitives ?? []) {
    const { min = [0, 0, 0], max = [0, 0, 0] } = accessors[attributes.POSITION] ?? {}
    box.expandByPoint(new Vector3(...min)).expandByPoint(new Vector3(...max))
  }
  return box
}

/** Width, height and depth of all of it in centimetres; the file has metres. */
export function boundsOf(tree: Tree): Sides {
  const whole = new Box3()
  function add(index: number, parent: Matrix4): void {
    const node = tree.nodes[index]
    if (!node) return
    const own = parent.clone()
    if (node.matrix) own.multiply(new Matrix4().fromArray([...node.matrix]))
    if (node.mesh !== undefined) whole.union(meshBox(tree, node.mesh).applyMatrix4(own))
    for (const child of node.children ?? []) add(child, own)
  }
  for (const index of tree.scenes[0]?.nodes ?? []) add(index, new Matrix4())
  const { x, y, z } = whole.getSize(new Vector3())
  const round = (metres: number): number => Math.round(metres * 1e4) / 100
  return [round(x), round(y), round(z)]
}
