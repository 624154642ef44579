/** A handful of one component: its things once for each copy, and the box that falls in their place. */
import { Vector3 } from 'three'
import { type Pose, placedOn } from '../../scenes/board/pose.ts'
import type { Dropped, Lump } from '../../physics/handful.ts'
import type { Exhibit } from '../../scenes/display/exhibit.ts'
import type { Holder } from '../../scenes/display/holder.ts'

const mark = '#'

/** Prints that layers paint are left out: they would not fall with their things. */
export function handfulOf({ things, view }: Exhibit, count: number): Exhibit {
  const all = Array.from({ length: count }, (_, i) =>
    things.map((shown) => ({ ...shown, id: `${shown.id}${mark}${i}`, lift: 0 })),
  )
  return { things: all.flat(), painted: [], view }
}

/** The bounding box of one copy, from its foot. */
export function lumpOf(holder: Holder): Lump {
  const bounds = holder.bounds()
  const [size, middle] = [bounds.getSize(new Vector3()), bounds.getCenter(new Vector3())]
  return { half: size.divideScalar(2).toArray(), middle: middle.toArray() }
}

/** The pose of a thing of the copy whose number stands in its id. */
export function handfulPose(fall: Dropped, id: string, own: Pose, seconds: number): Pose {
  const at = Number(id.slice(id.lastIndexOf(mark) + 1))
  return placedOn(fall.poseAt(at, seconds), own)
}
