/** The elephant's walk to the new first player, around the boards and facing forward. */
import type { Move } from '../board/motion.ts'
import { type Pose, poseAtPoint, yawed } from '../board/pose.ts'

type Point = readonly [x: number, z: number]

/** Paths (cm): in front of all name plates, and outside of the provinces on both sides. */
const lanes = { front: 40.6, side: 46, sideFrom: 42 } as const
const step = { long: 4, seconds: 0.085, most: 1.6 } as const

/** Way points: out of its place, along the front if it changes sides, into the new place. */
export function elephantPath([x0, z0]: Point, [x1, z1]: Point): readonly Point[] {
  const isSame = Math.sign(x0) === Math.sign(x1)
  const turning = ([x]: Point): Point => {
    const isOuter = Math.abs(x) > lanes.sideFrom
    return [isOuter || isSame ? Math.sign(x) * lanes.side : x, lanes.front]
  }
  const corners = isSame ? [turning([x0, z0])] : [turning([x0, z0]), turning([x1, z1])]
  return [[x0, z0], ...corners, [x1, z1]]
}

const distance = ([ax, az]: Point, [bx, bz]: Point): number => Math.hypot(ax - bx, az - bz)

/** Pose of each step; the model faces +x. */
function stepsOn(way: readonly Point[]): readonly Pose[] {
  return way.slice(1).flatMap((to, i) => {
    const from = way[i] ?? to
    const count = Math.max(1, Math.round(distance(from, to) / step.long))
    const looks = yawed(Math.atan2(from[1] - to[1], to[0] - from[0]))
    return Array.from({ length: count }, (_, k) => {
      const share = (k + 1) / count
      const [x, z] = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
      return poseAtPoint(x, 0, z, looks)
    })
  })
}

export function elephantMoves(move: Move): readonly Move[] {
  const at = ({ at: [x, , z] }: Pose): Point => [x, z]
  const steps = stepsOn(elephantPath(at(move.from), at(move.to)))
  const length = Math.min(step.most / steps.length, step.seconds)
  let { from } = move
  return steps.map((pose, i): Move => {
    const to = i === steps.length - 1 ? move.to : pose
    const hop = Object.assign({}, move, {
      from,
      to,
      way: 'lift' as const,
      start: move.start + i * length,
      length,
    })
    from = to
    return hop
  })
}
