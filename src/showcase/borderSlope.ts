/** Where the enamel tiles lie on the ledge's slope, as they do on the table. */
import { ledge, slope, tileGap, tileWidth } from '../shapes/borderLedge.ts'
import { boxDeep } from '../scenes/border/lay.ts'
import { pitched, placedOn, pointOn, type Pose, poseAtPoint } from '../scenes/board/pose.ts'

const rise = 0.12

/** Seen from the middle of the ledge's foot; `at` counts from the left. */
export function slopeOn(at: number, count: number): Pose {
  const turn = pitched(slope)
  const y = (ledge.front + ledge.high) / 2 + rise
  const top = poseAtPoint(0, y, (ledge.deep - ledge.crest) / 2 + rise, turn)
  const foot = { at: pointOn(top, 0, -boxDeep * ledge.scale, 0), turn }
  return placedOn(foot, poseAtPoint((at - (count - 1) / 2) * (tileWidth + tileGap), 0, 0))
}
