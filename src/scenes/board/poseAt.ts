/** Poses as a function of a plan's moves and its seconds, the same at any speed and in any order of asking. */
import { shareAt, smooth } from '../ease.ts'
import type { Rotation } from '../../physics/rotation.ts'
import { groupedBy } from './grouped.ts'
import { type Move, pace } from './motion.ts'
import { composed, middleOf, mixed, type Pose, pitched, turnedBetween, withMiddle } from './pose.ts'
import { type Body, type Bodies, bodyOf, isSameLook, type Look, type Thing } from './thing.ts'

export interface Posed {
  readonly id: string
  readonly look: Look
  readonly pose: Pose
  /** 1 when it is whole, 0 when it is not there. */
  readonly size: number
}

/** The share of a way within which a thing grows out of nothing, when it comes from somewhere. */
const quick = 0.25

function sizeOf({ way, from, to }: Move, share: number): number {
  const isInPlace = from === to
  if (way === 'appear') return smooth(isInPlace ? share : share / quick)
  if (way === 'vanish') return smooth(isInPlace ? 1 - share : (1 - share) / quick)
  return 1
}

function liftOf({ way, from, to }: Move, body: Body, share: number): number {
  const up = Math.sin(Math.PI * share)
  if (way === 'turnOver') return up * body.halfZ
  const far = Math.hypot(from.at[0] - to.at[0], from.at[2] - to.at[2])
  return way === 'slide' || way === 'turnRound' ? 0 : up * Math.min(pace.highest, far * pace.arc)
}

/**
 * Another look is another face: the thing goes half round with the old one up, and the other half with the
 * new one; on its edge nobody sees which of the two it wears.
 */
function facing(move: Move, share: number): { readonly look: Look; readonly extra: Rotation } {
  const isOther = !isSameLook(move.was, move.look)
  const isPast = share >= 0.5
  const angle = isPast ? share - 1 : share
  return {
    look: isPast ? move.look : move.was,
    extra: isOther ? pitched(-Math.PI * angle) : pitched(0),
  }
}

export function poseIn(move: Move, bodies: Bodies, seconds: number): Posed {
  const passed = shareAt(seconds, move.start, move.length)
  const share = smooth(passed)
  const { look, extra } = facing(move, share)
  const size = sizeOf(move, passed)
  if (share <= 0) return { id: move.thing, look: move.was, pose: move.from, size }
  if (share >= 1) return { id: move.thing, look: move.look, pose: move.to, size }
  const body = bodyOf(bodies, move.look)
  const [x, y, z] = mixed(middleOf(move.from, body), middleOf(move.to, body), share)
  const turn = composed(turnedBetween(move.from.turn, move.to.turn, share), extra)
  const middle = [x, y + liftOf(move, body, share), z] as const
  return { id: move.thing, look, pose: withMiddle(middle, turn, body), size }
}

/** The move that a thing is in: the last one that has begun, or the first. */
function moveNow(moves: readonly Move[], seconds: number): Move | null {
  let now: Move | null = null
  for (const move of moves) if (now === null || move.start <= seconds) now = move
  return now
}

export interface Moving {
  readonly moves: readonly Move[]
}

/**
 * All that is seen at a moment: the things after the step where their moves have them, and those that go as
 * long as they can be seen.
 */
export function posesAt(
  { moves }: Moving,
  after: readonly Thing[],
  still: ReadonlyMap<string, Pose>,
  bodies: Bodies,
  seconds: number,
): readonly Posed[] {
  const own = groupedBy(moves, ({ thing }) => thing)
  const poseOf = (id: string): Posed | null => {
    const list = own.get(id)
    const move = list
      ? moveNow(
          list.toSorted((a, b) => a.start - b.start),
          seconds,
        )
      : null
    own.delete(id)
    return move && poseIn(move, bodies, seconds)
  }
  const staying = after.map(({ id, look }): Posed => {
    const pose = still.get(id)
    const moved = poseOf(id)
    if (moved) return moved
    if (!pose) throw new Error(`${id} has no pose`)
    return { id, look, pose, size: 1 }
  })
  const going = [...own.keys()].flatMap((id) => poseOf(id) ?? [])
  return [...staying, ...going.filter(({ size }) => size > 0)]
}
