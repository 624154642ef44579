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
  place(layout: PieceLayout, since: number, atOnce: boolean): void
  /** True while a piece eases to a new place. */
  isEasingAt(seconds: number): boolean
  /** Computes the poses at a second, which `poseOf` returns. */
  show(seconds: number): void
  poseOf(index: number): Float32Array
}

/** Duration of easing to a new place, and of held pieces into the first pose of their throw. */
const easeSeconds = 0.32
const easeIntoRollSeconds = 0.09
/** Height by which a chosen piece is lifted (cm). */
const chosenLiftCm = 0.55
/** Number of past places kept for each piece, for seeking back in time. */
const keptMoves = 8

interface Move {
  readonly home: string
  readonly since: number
  readonly seconds: number
  readonly from: Float32Array
  layout: PieceLayout
  entry: PlacedPiece
}

const countOf = ({ placed }: PieceLayout, home: string): number =>
  placed.filter((other) => other.home === home).length

/** A key that is equal for equal places. */
function homeOf(layout: PieceLayout, entry: PlacedPiece): string {
  const { home, slot, face, piece } = entry
  const own = home === 'roll' ? layout.roll?.number : `${countOf(layout, home)} ${face}`
  return `${home} ${own} ${slot} ${layout.chosen.includes(piece.id)}`
}

function goalOf(layout: PieceLayout, entry: PlacedPiece, out: Float32Array): void {
  const { roll, live, tray } = layout
  if (entry.home === 'roll' && roll) {
    meshPoseAt(roll.settled.track, entry.slot, roll.clock.seconds, out)
  } else if (entry.home === 'hand') {
    const poses = live && live.phase() !== 'waiting' ? live.poses() : null
    if (poses) out.set(poses.subarray(entry.slot * 7, entry.slot * 7 + 7))
    else waitingPose(entry, countOf(layout, entry.home), tray, out)
  } else shelfPose(entry, countOf(layout, entry.home), tray, out)
  if (layout.chosen.includes(entry.piece.id)) out[1] = (out[1] ?? 0) + chosenLiftCm
}

/** Interpolates along an arc between two poses and writes the result into `goal`. */
function blend(from: Float32Array, goal: Float32Array, share: number): void {
  const distance = Math.hypot((goal[0] ?? 0) - (from[0] ?? 0), (goal[2] ?? 0) - (from[2] ?? 0))
  const arc = Math.sin(Math.PI * share) * Math.min(2.4, distance * 0.16)
  const turn = between(
    normalised(from[3] ?? 0, from[4] ?? 0, from[5] ?? 0, from[6] ?? 1),
    normalised(goal[3] ?? 0, goal[4] ?? 0, goal[5] ?? 0, goal[6] ?? 1),
    share,
  )
  for (let i = 0; i < 3; i += 1)
    goal[i] = (from[i] ?? 0) + ((goal[i] ?? 0) - (from[i] ?? 0)) * share + (i === 1 ? arc : 0)
  goal.set(turn, 3)
}

const isEasing = (move: Move, seconds: number): boolean =>
  seconds >= move.since && seconds < move.since + move.seconds

function poseAt(move: Move, seconds: number, out: Float32Array): void {
  goalOf(move.layout, move.entry, out)
  if (isEasing(move, seconds)) blend(move.from, out, smooth((seconds - move.since) / move.seconds))
}

/** The last move that has begun at a second, or the first one before that. */
const moveAt = (moves: readonly Move[], seconds: number): Move | undefined =>
  moves.findLast(({ since }) => since <= seconds) ?? moves[0]

export function makePieceMotion(count: number): PieceMotion {
  const movesByPiece: Move[][] = Array.from({ length: count }, () => [])
  const poses = Array.from({ length: count }, () => new Float32Array(7))

  function place(
    moves: Move[],
    layout: PieceLayout,
    entry: PlacedPiece,
    since: number,
    atOnce: boolean,
  ): void {
    const home = homeOf(layout, entry)
    const same = moves.findIndex((move) => move.home === home && move.since === since)
    // after seeking back, later moves are reported again
    while (same < 0 && moves.length > 0 && (moves.at(-1)?.since ?? 0) > since) moves.pop()
    const last = same < 0 ? moves.at(-1) : moves[same]
    if (last?.home === home) return void Object.assign(last, { layout, entry })
    const from = new Float32Array(7)
    if (last) poseAt(last, since, from)
    const seconds = !last || atOnce ? 0 : entry.home === 'roll' ? easeIntoRollSeconds : easeSeconds
    moves.push({ home, since, seconds, from, layout, entry })
    if (moves.length > keptMoves) moves.shift()
  }

  return {
    place(layout, since, atOnce) {
      layout.placed.forEach((entry, i) => {
        const moves = movesByPiece[i]
        if (moves) place(moves, layout, entry, since, atOnce)
      })
    },
    isEasingAt: (seconds) =>
      movesByPiece.some((moves) => {
        const move = moveAt(moves, seconds)
        return move !== undefined && isEasing(move, seconds)
      }),
    show(seconds) {
      movesByPiece.forEach((moves, i) => {
        const [move, pose] = [moveAt(moves, seconds), poses[i]]
        if (move && pose) poseAt(move, seconds, pose)
      })
    },
    poseOf: (index) => poses[index] ?? new Float32Array(7),
  }
}
