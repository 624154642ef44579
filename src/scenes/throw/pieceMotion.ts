/** Computes the pose of each piece at any second: at its place, or easing there from its previous place. */
import { smooth } from '../ease.ts'
import { meshPoseAt } from '../../physics/trackPose.ts'
import { between, normalised } from '../../physics/rotation.ts'
import type { Tray } from '../../shapes/trays.ts'
import type { Roll } from '../contract.ts'
import type { LiveHand } from './liveHand.ts'
import { type PlacedPiece, shelfPose, waitingPose } from './places.ts'

export interface PieceLayout {
  readonly placed: readonly PlacedPiece[]
  readonly roll: Roll | null
  readonly live: LiveHand | null
  readonly tray: Tray
  readonly chosen: readonly string[]
}

export interface PieceMotion {
  /** Sets the pieces' places from a second on; `atOnce` skips the easing. */
  place(lying: PieceLayout, since: number, atOnce: boolean): void
  /** True while a piece eases to a new place. */
  isEasingAt(seconds: number): boolean
  /** Computes the poses at a second, which `poseOf` returns. */
  show(seconds: number): void
  poseOf(index: number): Float32Array
}

/** Duration of easing to a new place, and of held pieces into the first pose of their throw. */
const wayHomeSeconds = 0.32
const wayIntoRollSeconds = 0.09
/** Height by which a chosen piece is lifted (cm). */
const chosenLiftCm = 0.55
/** Number of past places kept for each piece, for seeking back in time. */
const remembered = 8

interface Way {
  readonly home: string
  readonly since: number
  readonly seconds: number
  readonly from: Float32Array
  lying: PieceLayout
  entry: PlacedPiece
}

const countOf = ({ placed }: PieceLayout, home: string): number =>
  placed.filter((other) => other.home === home).length

/** A key that is equal for equal places. */
function homeOf(lying: PieceLayout, entry: PlacedPiece): string {
  const { home, slot, face, piece } = entry
  const own = home === 'roll' ? lying.roll?.number : `${countOf(lying, home)} ${face}`
  return `${home} ${own} ${slot} ${lying.chosen.includes(piece.id)}`
}

function goalOf(lying: PieceLayout, entry: PlacedPiece, out: Float32Array): void {
  const { roll, live, tray } = lying
  if (entry.home === 'roll' && roll) {
    meshPoseAt(roll.settled.track, entry.slot, roll.clock.seconds, out)
  } else if (entry.home === 'hand') {
    const poses = live && live.phase() !== 'waiting' ? live.poses() : null
    if (poses) out.set(poses.subarray(entry.slot * 7, entry.slot * 7 + 7))
    else waitingPose(entry, countOf(lying, entry.home), tray, out)
  } else shelfPose(entry, countOf(lying, entry.home), tray, out)
  if (lying.chosen.includes(entry.piece.id)) out[1] = (out[1] ?? 0) + chosenLiftCm
}

/** Interpolates along an arc between two poses and writes the result into `goal`. */
function blend(from: Float32Array, goal: Float32Array, share: number): void {
  const way = Math.hypot((goal[0] ?? 0) - (from[0] ?? 0), (goal[2] ?? 0) - (from[2] ?? 0))
  const arc = Math.sin(Math.PI * share) * Math.min(2.4, way * 0.16)
  const turn = between(
    normalised(from[3] ?? 0, from[4] ?? 0, from[5] ?? 0, from[6] ?? 1),
    normalised(goal[3] ?? 0, goal[4] ?? 0, goal[5] ?? 0, goal[6] ?? 1),
    share,
  )
  for (let i = 0; i < 3; i += 1)
    goal[i] = (from[i] ?? 0) + ((goal[i] ?? 0) - (from[i] ?? 0)) * share + (i === 1 ? arc : 0)
  goal.set(turn, 3)
}

const isUnderWay = (way: Way, seconds: number): boolean =>
  seconds >= way.since && seconds < way.since + way.seconds

function poseAt(way: Way, seconds: number, out: Float32Array): void {
  goalOf(way.lying, way.entry, out)
  if (isUnderWay(way, seconds)) blend(way.from, out, smooth((seconds - way.since) / way.seconds))
}

/** The last move that has begun at a second, or the first one before that. */
const wayAt = (ways: readonly Way[], seconds: number): Way | undefined =>
  ways.findLast(({ since }) => since <= seconds) ?? ways[0]

export function makePieceMotion(count: number): PieceMotion {
  const known: Way[][] = Array.from({ length: count }, () => [])
  const poses = Array.from({ length: count }, () => new Float32Array(7))

  function place(
    ways: Way[],
    lying: PieceLayout,
    entry: PlacedPiece,
    since: number,
    atOnce: boolean,
  ): void {
    const home = homeOf(lying, entry)
    const same = ways.findIndex((way) => way.home === home && way.since === since)
    // after seeking back, later moves are reported again
    while (same < 0 && ways.length > 0 && (ways.at(-1)?.since ?? 0) > since) ways.pop()
    const last = same < 0 ? ways.at(-1) : ways[same]
    if (last?.home === home) return void Object.assign(last, { lying, entry })
    const from = new Float32Array(7)
    if (last) poseAt(last, since, from)
    const seconds =
      !last || atOnce ? 0 : entry.home === 'roll' ? wayIntoRollSeconds : wayHomeSeconds
    ways.push({ home, since, seconds, from, lying, entry })
    if (ways.length > remembered) ways.shift()
  }

  return {
    place(lying, since, atOnce) {
      lying.placed.forEach((entry, i) => {
        const ways = known[i]
        if (ways) place(ways, lying, entry, since, atOnce)
      })
    },
    isEasingAt: (seconds) =>
      known.some((ways) => {
        const way = wayAt(ways, seconds)
        return way !== undefined && isUnderWay(way, seconds)
      }),
    show(seconds) {
      known.forEach((ways, i) => {
        const [way, pose] = [wayAt(ways, seconds), poses[i]]
        if (way && pose) poseAt(way, seconds, pose)
      })
    },
    poseOf: (index) => poses[index] ?? new Float32Array(7),
  }
}
