/** Poses as a pure function of moves and seconds, so that seeking, slow motion and film give the same result. */
import { shareAt, smooth } from '../ease.ts'
import type { Rotation } from '../../physics/rotation.ts'
import { groupedBy } from './grouped.ts'
import { type Move, moveSeconds } from './motion.ts'
import {
  composed,
  isEqualPose,
  middleOf,
  lerpTriple,
  type Pose,
  pitched,
  slerpTurn,
  withMiddle,
} from './pose.ts'
import { type Body, type Bodies, bodyOf, isSameLook, type Look, type Thing } from './thing.ts'

export interface Posed {
  readonly id: string
  readonly look: Look
  readonly pose: Pose
  /** Scale: 1 at full size, 0 when absent. */
  readonly size: number
}

/** Share of the way within which a thing that comes from elsewhere grows to full size. */
const growShare = 0.25

function sizeOf({ way, from, to }: Move, share: number): number {
  const isInPlace = from === to
  if (way === 'appear') return smooth(isInPlace ? share : share / growShare)
  if (way === 'vanish') return smooth(isInPlace ? 1 - share : (1 - share) / growShare)
  return 1
}

function liftOf({ way, from, to }: Move, body: Body, share: number): number {
  const up = Math.sin(Math.PI * share)
  if (way === 'turnOver') return up * body.halfZ
  const far = Math.hypot(from.at[0] - to.at[0], from.at[2] - to.at[2])
  return way === 'slide' || way === 'turnRound'
    ? 0
    : up * Math.min(moveSeconds.highest, far * moveSeconds.arc)
}

/**
 * A thing that changes its look flips over: the old look for the first half, the new one for the
 * second, swapped while it stands on edge.
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
  const [x, y, z] = lerpTriple(middleOf(move.from, body), middleOf(move.to, body), share)
  const turn = composed(slerpTurn(move.from.turn, move.to.turn, share), extra)
  const middle = [x, y + liftOf(move, body, share), z] as const
  return { id: move.thing, look, pose: withMiddle(middle, turn, body), size }
}

/** The last move that has begun, or the first; `moves` are sorted by start. */
const moveNow = (moves: readonly Move[], seconds: number): Move | undefined =>
  moves.findLast(({ start }) => start <= seconds) ?? moves[0]

export interface Moving {
  readonly moves: readonly Move[]
}

/** All things visible at one moment. */
export interface VisibleThings {
  readonly all: readonly Posed[]
  get(id: string): Posed | undefined
}

export type PosesOverTime = (seconds: number) => VisibleThings

/**
 * Poses of all things at any second of a beat, including leaving things until they have vanished. A
 * thing without a move keeps its object identity, so callers can skip it by `===`.
 */
export function posesOverTime(
  { moves }: Moving,
  lying: readonly Posed[],
  bodies: Bodies,
): PosesOverTime {
  const own = groupedBy(moves, ({ thing }) => thing)
  for (const list of own.values()) list.sort((a, b) => a.start - b.start)
  const places = new Map(lying.map(({ id }, i) => [id, i]))
  const moved = [...own].flatMap(([id, list]) => {
    const at = places.get(id)
    return at === undefined ? [] : [{ at, list }]
  })
  const leaving = [...own].flatMap(([id, list]) => (places.has(id) ? [] : [list]))
  return (seconds) => {
    const poseOf = (list: readonly Move[]): readonly Posed[] => {
      const move = moveNow(list, seconds)
      return move ? [poseIn(move, bodies, seconds)] : []
    }
    const staying = moved.length > 0 ? [...lying] : lying
    const all = staying as Posed[]
    for (const { at, list } of moved) for (const posed of poseOf(list)) all[at] = posed
    const going = leaving.flatMap(poseOf).filter(({ size }) => size > 0)
    return {
      all: going.length > 0 ? [...all, ...going] : all,
      get(id) {
        const at = places.get(id)
        return at === undefined ? going.find((one) => one.id === id) : all[at]
      },
    }
  }
}

/** Resting poses; unchanged things reuse the objects of `before`. */
export function restingThings(
  things: readonly Thing[],
  poses: ReadonlyMap<string, Pose>,
  before: readonly Posed[] = [],
): readonly Posed[] {
  const known = new Map(before.map((one) => [one.id, one]))
  return things.map(({ id, look }): Posed => {
    const pose = poses.get(id)
    if (!pose) throw new Error(`${id} has no pose`)
    const was = known.get(id)
    if (was && isSameLook(was.look, look) && isEqualPose(was.pose, pose)) return was
    return { id, look, pose, size: 1 }
  })
}

export const posesAt = (
  moving: Moving,
  after: readonly Thing[],
  still: ReadonlyMap<string, Pose>,
  bodies: Bodies,
  seconds: number,
): readonly Posed[] => posesOverTime(moving, restingThings(after, still), bodies)(seconds).all
