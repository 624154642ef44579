/** Finds the thing of a cue, and the boxes in which it comes to lie and through which it has moved. */
import type { Triple } from '../../../../src/physics/types.ts'
import type { Arranged } from '../../../../src/scenes/board/arrange.ts'
import type { Cue, Plan } from '../../../../src/scenes/board/plan.ts'
import { cornersOf } from '../../../../src/scenes/board/pose.ts'
import { type Bodies, bodyOf, type Thing } from '../../../../src/scenes/board/thing.ts'

/** Farther than this (cm) from a cue, a moved thing is not the one that the cue tells of. */
const reachCm = 3
/** A cue without a thing of its own tells of this much of the table round its place (half, cm). */
const aroundCm = 2
/** The end of a match tells of a whole board (half, cm). */
const endCm = 6
/** A body that is wider (half, cm) is a board, on which the cue tells of a part only. */
const boardCm = 8

export interface CueBoxes {
  readonly lies: readonly Triple[]
  readonly swept: readonly Triple[]
}

const apart = (a: Triple, b: Triple): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])

export function boxesOf(
  { where, weight }: Cue,
  plan: Plan,
  things: readonly Thing[],
  arranged: Arranged,
  bodies: Bodies,
): CueBoxes {
  const round = cornersAround(where, weight === 1 ? endCm : aroundCm)
  if (weight === 1) return { lies: round, swept: round }
  const near = plan.moves
    .map((move) => ({ move, far: apart(move.to.at, where) }))
    .filter(({ far }) => far < reachCm)
    .toSorted((a, b) => a.far - b.far)[0]
  if (near) {
    const body = bodyOf(bodies, near.move.look)
    const lies = cornersOf(near.move.to, body)
    // a thing that comes from a stack far away is not larger for it
    const way = plan.moves.filter(({ thing }) => thing === near.move.thing)
    const isGoing = way.length > 1 || near.move.way === 'slide'
    const from = isGoing ? way.flatMap((move) => cornersOf(move.from, body)) : []
    return { lies, swept: [...lies, ...from] }
  }
  const resting = things.flatMap(({ id, look }) => {
    const pose = arranged.things.get(id)
    const body = bodyOf(bodies, look)
    const isPart = Math.max(body.halfX, body.halfZ) < boardCm
    return pose && isPart && apart(pose.at, where) < reachCm ? [cornersOf(pose, body)] : []
  })[0]
  return { lies: resting ?? round, swept: resting ?? round }
}

const cornersAround = ([x, y, z]: Triple, half: number): readonly Triple[] =>
  [-half, half].flatMap((dx) => [-half, half].map((dz): Triple => [x + dx, y, z + dz]))
