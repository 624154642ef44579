/** The dark under and round everything that stands on the marble, a little to the side away from the sun. */
import { clamp01 } from '../ease.ts'
import type { Arranged, Setting } from './arrange.ts'
import { type Marked, outlineOf } from './marks.ts'
import type { Posed } from './poseAt.ts'
import { bodyOf, type Thing } from './thing.ts'

/** How far the dark spreads (cm), how far it is shifted, and how high above the table it lies. */
export const shade = { reach: 2.6, right: 0.35, near: 0.4, high: 0.03 } as const
/** Above this height a thing leaves no dark on the table (cm). */
const gone = 4
const low = 0.05

/** What stands on the table itself; what stands on other things has their dark. */
export function shadesOf(
  things: readonly Thing[],
  still: Arranged,
  posed: ReadonlyMap<string, Posed>,
  { spots, bodies }: Setting,
): readonly Marked[] {
  const onTable = new Set(spots.filter(({ on }) => on === null).map(({ id }) => id))
  return things.flatMap(({ id, look, at }): Marked[] => {
    const body = bodyOf(bodies, look)
    const seen = posed.get(id)
    // what lies on others in a pile adds nothing to the dark of the lowest
    const isLowest = (still.things.get(id)?.at[1] ?? 0) < low
    if (!seen || !isLowest || body.isShadeless || !onTable.has(at.spot)) return []
    const [x, y, z] = seen.pose.at
    const mark = outlineOf(
      { ...seen.pose, at: [x + shade.right, shade.high, z + shade.near] },
      body.halfX,
      body.halfZ,
      0,
    )
    return [{ mark, share: seen.size * clamp01(1 - Math.max(0, y) / gone) }]
  })
}
