/** The dark under and round everything that stands on the marble, a little to the side away from the sun. */
import { clamp01 } from '../ease.ts'
import type { Arranged, Setting } from './arrange.ts'
import { type Marked, outlineOf } from './marks.ts'
import type { Cast, Posed } from './poseAt.ts'
import { type Body, bodyOf, type Thing } from './thing.ts'

/** How far the dark spreads (cm), how far it is shifted, and how high above the table it lies. */
export const shade = { reach: 2.6, right: 0.35, near: 0.4, high: 0.03 } as const
/** Above this height a thing leaves no dark on the table (cm). */
const gone = 4
const low = 0.05

/** What stands on the table itself; what stands on other things has their dark. */
interface Standing {
  readonly id: string
  readonly body: Body
}

export interface Shades {
  marksOf(seen: Pick<Cast, 'get'>): readonly Marked[]
  /** Of all that was seen so far. */
  readonly marks: WeakMap<Posed, Marked>
}

function markUnder({ pose, size }: Posed, { halfX, halfZ }: Body): Marked {
  const [x, y, z] = pose.at
  const mark = outlineOf(
    { ...pose, at: [x + shade.right, shade.high, z + shade.near] },
    halfX,
    halfZ,
    0,
  )
  return { mark, share: size * clamp01(1 - Math.max(0, y) / gone) }
}

/** The mark of what has not moved is the same object, also that which was made for the standing before. */
export function makeShades(
  things: readonly Thing[],
  still: Arranged,
  { spots, bodies }: Setting,
  before?: Shades,
): Shades {
  const onTable = new Set(spots.filter(({ on }) => on === null).map(({ id }) => id))
  const standing = things.flatMap(({ id, look, at }): Standing[] => {
    const body = bodyOf(bodies, look)
    // what lies on others in a pile adds nothing to the dark of the lowest
    const isLowest = (still.things.get(id)?.at[1] ?? 0) < low
    return isLowest && !body.isShadeless && onTable.has(at.spot) ? [{ id, body }] : []
  })
  const marks = before?.marks ?? new WeakMap<Posed, Marked>()
  const markOf = (posed: Posed, body: Body): Marked => {
    const mark = marks.get(posed) ?? markUnder(posed, body)
    marks.set(posed, mark)
    return mark
  }
  return {
    marks,
    marksOf: (seen) =>
      standing.flatMap(({ id, body }): Marked[] => {
        const posed = seen.get(id)
        return posed ? [markOf(posed, body)] : []
      }),
  }
}
