/** Contact shadows: soft dark decals under things on the table, shifted away from the sun. */
import { clamp01 } from '../ease.ts'
import type { Arranged, TableSetting } from './arrange.ts'
import { type MarkedThing, markOutlineOf } from './marks.ts'
import type { VisibleThings, Posed } from './poseAt.ts'
import { type Body, bodyOf, type Thing } from './thing.ts'

/** Spread, shift to the right and towards the seat, and height above the table (cm). */
export const shade = { reach: 2.6, right: 0.35, near: 0.4, high: 0.03 } as const
/** Height (cm) at which a rising thing's contact shadow has faded out. */
const fadeHeightCm = 4
const groundedCm = 0.05

/** A thing directly on the table; things on top of it share its shadow. */
interface Grounded {
  readonly id: string
  readonly body: Body
}

export interface Shades {
  marksOf(seen: Pick<VisibleThings, 'get'>): readonly MarkedThing[]
  /** Cache of marks by posed thing. */
  readonly marks: WeakMap<Posed, MarkedThing>
}

function markUnder({ pose, size }: Posed, { halfX, halfZ }: Body): MarkedThing {
  const [x, y, z] = pose.at
  const mark = markOutlineOf(
    { ...pose, at: [x + shade.right, shade.high, z + shade.near] },
    halfX,
    halfZ,
    0,
  )
  return { mark, share: size * clamp01(1 - Math.max(0, y) / fadeHeightCm) }
}

/** Returns the identical mark for an unmoved thing, also across beats through the cache of `before`. */
export function makeShades(
  things: readonly Thing[],
  still: Arranged,
  { spots, bodies }: TableSetting,
  before?: Shades,
): Shades {
  const onTable = new Set(spots.filter(({ on }) => on === null).map(({ id }) => id))
  const standing = things.flatMap(({ id, look, at }): Grounded[] => {
    const body = bodyOf(bodies, look)
    // upper things of a pile add nothing to the shadow of the lowest
    const isLowest = (still.things.get(id)?.at[1] ?? 0) < groundedCm
    return isLowest && !body.isShadeless && onTable.has(at.spot) ? [{ id, body }] : []
  })
  const marks = before?.marks ?? new WeakMap<Posed, MarkedThing>()
  const markOf = (posed: Posed, body: Body): MarkedThing => {
    const mark = marks.get(posed) ?? markUnder(posed, body)
    marks.set(posed, mark)
    return mark
  }
  return {
    marks,
    marksOf: (seen) =>
      standing.flatMap(({ id, body }): MarkedThing[] => {
        const posed = seen.get(id)
        return posed ? [markOf(posed, body)] : []
      }),
  }
}
