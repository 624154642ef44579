/** The five dice once more, large, as enamel tiles on the ledge behind the tray: what was thrown, what is spent. */
import {
  DynamicDrawUsage,
  InstancedBufferAttribute,
  InstancedMesh,
  Matrix4,
  Quaternion,
  Vector3,
} from 'three'
import { enamelMaterial, prism } from './boxes.ts'
import { ledge, ledgeSpot, slope, tileSpot } from './ledge.ts'

/** A tile that shows nothing yet. */
export const blank = 7

export interface Tiles {
  readonly mesh: InstancedMesh
  /** Its colour (or `blank`), how far it has turned over, how much of its cross is drawn, and whether it would be spent. */
  set(die: number, colour: number, turned: number, crossed: number, meant: number): void
  flush(): void
  dispose(): void
}

const lean = new Quaternion().setFromAxisAngle(new Vector3(1, 0, 0), slope)
const over = new Quaternion()
const across = new Vector3(1, 0, 0)
const size = new Vector3(ledge.scale, ledge.scale, ledge.scale)

export function makeTiles(seats: number): Tiles {
  const geometry = prism()
  const kinds = new Float32Array(ledge.dice * 3)
  const states = new Float32Array(ledge.dice * 4)
  const kind = new InstancedBufferAttribute(kinds, 3).setUsage(DynamicDrawUsage)
  const state = new InstancedBufferAttribute(states, 4).setUsage(DynamicDrawUsage)
  geometry.setAttribute('aKind', kind)
  geometry.setAttribute('aState', state)
  const mesh = new InstancedMesh(geometry, enamelMaterial(), ledge.dice)
  mesh.instanceMatrix.setUsage(DynamicDrawUsage)
  mesh.frustumCulled = false
  mesh.receiveShadow = true
  const [footX, footZ] = ledgeSpot(seats)
  const matrix = new Matrix4()
  const place = new Vector3()
  const turn = new Quaternion()
  return {
    mesh,
    set(die, colour, turned, crossed, meant) {
      const [x, y, z] = tileSpot(die)
      // half-way it stands on its edge
      over.setFromAxisAngle(across, turned < 0.5 ? -turned * Math.PI : (1 - turned) * Math.PI)
      place.set(footX + x, y + 0.12, footZ + z + 0.12)
      mesh.setMatrixAt(die, matrix.compose(place, turn.multiplyQuaternions(lean, over), size))
      kinds.set([colour, 0, (die * 0.618) % 1], die * 3)
      states.set([crossed, 0, 0, meant], die * 4)
    },
    flush() {
      kind.needsUpdate = true
      state.needsUpdate = true
      mesh.instanceMatrix.needsUpdate = true
    },
    dispose() {
      geometry.dispose()
      const { material } = mesh
      if (!Array.isArray(material)) material.dispose()
      mesh.dispose()
    },
  }
}
