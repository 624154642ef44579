/** A growing set of decals of one kind, such as contact shadows or glows. */
import { Group } from 'three'
import { type Decals, makeDecals, type DecalMark } from './decals.ts'
import type { DecalKind } from './decalShaders.ts'
import type { Pose } from './pose.ts'

export interface MarkedThing {
  readonly mark: DecalMark
  readonly share: number
}

/** Reallocates its instanced mesh when more marks are shown than fit. */
export interface Marks {
  readonly group: Group
  show(all: readonly MarkedThing[]): void
  dispose(): void
}

const first = 16

export function makeMarks(kind: DecalKind, reach: number, order = 0): Marks {
  const group = new Group()
  let room = first
  let decals = make()
  let shown: readonly MarkedThing[] = []

  function make(): Decals {
    const made = makeDecals(kind, room, reach)
    made.mesh.renderOrder = order
    group.add(made.mesh)
    return made
  }

  return {
    group,
    show(all) {
      if (all.length > room) {
        room = 2 ** Math.ceil(Math.log2(all.length))
        group.remove(decals.mesh)
        decals.dispose()
        decals = make()
        shown = []
      }
      const changed = all.filter((one, i) => {
        if (one === shown[i]) return false
        decals.set(i, one.mark, one.share)
        return true
      })
      if (changed.length === 0 && all.length === shown.length) return
      for (let i = all.length; i < shown.length; i += 1) decals.share(i, 0)
      shown = all
      decals.mesh.count = all.length
      decals.flush()
    },
    dispose: () => decals.dispose(),
  }
}

/** Yaw (radians) of a rotation around the vertical axis. */
export const yawOf = ({ turn: [x, y, z, w] }: Pose): number =>
  Math.atan2(2 * (w * y + x * z), 1 - 2 * (y * y + x * x))

/** Rectangle around a thing, `high` cm above its foot. */
export function markOutlineOf(pose: Pose, halfX: number, halfZ: number, high: number): DecalMark {
  const [x, y, z] = pose.at
  return { x, y: y + high, z, halfX, halfZ, turn: yawOf(pose) }
}
