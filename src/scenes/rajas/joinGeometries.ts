/** Merges copies of several models into one geometry, so that static scenery takes one draw call per material. */
import {
  BufferGeometry,
  Color,
  Float32BufferAttribute,
  Matrix3,
  Matrix4,
  Quaternion,
  Vector3,
} from 'three'
import type { ModelPart } from '../pieces/copies.ts'
import type { SceneryPlacement } from './puts.ts'

export interface PlacedPart {
  readonly part: ModelPart
  readonly places: readonly SceneryPlacement[]
  readonly casts: boolean
}

interface Numbers {
  readonly position: number[]
  readonly normal: number[]
  readonly uv: number[]
  readonly color: number[]
  readonly index: number[]
}

const [where, turn, size, point] = [new Vector3(), new Quaternion(), new Vector3(), new Vector3()]
const [matrix, straight, tint] = [new Matrix4(), new Matrix3(), new Color()]
const up = new Vector3(0, 1, 0)

/** Appends a transformed copy to the vertex lists. */
function addCopy(
  into: Numbers,
  { geometry }: ModelPart,
  { at, colour, wide = 1 }: SceneryPlacement,
): void {
  const first = into.position.length / 3
  turn.setFromAxisAngle(up, at.turn)
  matrix.compose(where.set(at.x, at.y, at.z), turn, size.set(wide, 1, 1))
  straight.getNormalMatrix(matrix)
  tint.set(colour ?? '#ffffff')
  const { position, normal, uv, color } = geometry.attributes
  for (let i = 0; i < (position?.count ?? 0); i += 1) {
    if (position) into.position.push(...point.fromBufferAttribute(position, i).applyMatrix4(matrix))
    if (normal) {
      into.normal.push(...point.fromBufferAttribute(normal, i).applyMatrix3(straight).normalize())
    }
    into.uv.push(uv?.getX(i) ?? 0, uv?.getY(i) ?? 0)
    const [r, g, b] = [color?.getX(i) ?? 1, color?.getY(i) ?? 1, color?.getZ(i) ?? 1]
    // RGBA like the baked models: RGB would compile another shader program for the same material
    into.color.push(r * tint.r, g * tint.g, b * tint.b, 1)
  }
  const own = geometry.index
  for (let i = 0; i < (own?.count ?? 0); i += 1) into.index.push(first + (own?.getX(i) ?? 0))
}

export function joinGeometries(list: readonly PlacedPart[]): BufferGeometry {
  const all: Numbers = { position: [], normal: [], uv: [], color: [], index: [] }
  for (const { part, places } of list) for (const put of places) addCopy(all, part, put)
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new Float32BufferAttribute(all.position, 3))
  geometry.setAttribute('normal', new Float32BufferAttribute(all.normal, 3))
  geometry.setAttribute('uv', new Float32BufferAttribute(all.uv, 2))
  geometry.setAttribute('color', new Float32BufferAttribute(all.color, 4))
  geometry.setIndex(all.index)
  return geometry
}
