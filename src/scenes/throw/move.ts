/** The pose of each piece in this frame: where its home has it, reached smoothly when the home has changed. */
import { smooth } from '../ease.ts'
import { meshPoseAt } from '../../physics/trackPose.ts'
import { between, normalised } from '../../physics/rotation.ts'
import { isStick, sizes } from '../../physics/sizes.ts'
import type { Tray } from '../../physics/trays.ts'
import type { Roll } from '../contract.ts'
import type { LiveHand } from './live.ts'
import { type Placed, shelfPose, waitingPose } from './places.ts'

export interface Scene {
  readonly placed: readonly Placed[]
  readonly roll: Roll | null
  readonly live: LiveHand | null
  readonly tray: Tray
  readonly chosen: readonly string[]
  /** Seconds since the last frame; infinite to be there at once. */
  readonly ease: number
}

export interface Movers {
  /** True while a piece is still on its way to a new home. */
  update(scene: Scene): boolean
  poseOf(index: number): Float32Array
}

/** Seconds of the way to a shelf, and of a hand's pieces into the throw's own start. */
const wayHome = 0.32
const wayIntoRoll = 0.09
/** A chosen piece is lifted a little (cm). */
const chosenLift = 0.55

interface Own {
  readonly pose: Float32Array
  readonly from: Float32Array
  readonly goal: Float32Array
  home: string
  passed: number
  length: number
}

function goalOf(scene: Scene, entry: Placed, out: Float32Array): void {
  const { roll, live, placed, tray } = scene
  if (entry.home === 'roll' && roll) {
    meshPoseAt(roll.settled.track, entry.slot, roll.clock.seconds, out)
  } else if (entry.home === 'hand') {
    const count = placed.filter((other) => other.home === 'hand').length
    const poses = live && live.phase() !== 'waiting' ? live.poses() : null
    if (poses) out.set(poses.subarray(entry.slot * 7, entry.slot * 7 + 7))
    else waitingPose(entry, count, tray, out)
  } else {
    const count = placed.filter((other) => other.home === entry.home).length
    shelfPose(entry, count, tray, out)
  }
  if (scene.chosen.includes(entry.piece.id)) out[1] = (out[1] ?? 0) + chosenLift
}

function blend(own: Own, share: number): void {
  const { from, goal, pose } = own
  const arc =
    Math.sin(Math.PI * share) *
    Math.min(
      2.4,
      Math.hypot((goal[0] ?? 0) - (from[0] ?? 0), (goal[2] ?? 0) - (from[2] ?? 0)) * 0.16,
    )
  for (let i = 0; i < 3; i += 1) {
    pose[i] = (from[i] ?? 0) + ((goal[i] ?? 0) - (from[i] ?? 0)) * share + (i === 1 ? arc : 0)
  }
  const turn = between(
    normalised(from[3] ?? 0, from[4] ?? 0, from[5] ?? 0, from[6] ?? 1),
    normalised(goal[3] ?? 0, goal[4] ?? 0, goal[5] ?? 0, goal[6] ?? 1),
    share,
  )
  pose.set(turn, 3)
}

export function makeMovers(count: number): Movers {
  const own: Own[] = Array.from({ length: count }, () => ({
    pose: new Float32Array(7),
    from: new Float32Array(7),
    goal: new Float32Array(7),
    home: '',
    passed: Infinity,
    length: 0,
  }))
  return {
    update(scene) {
      let isEasing = false
      scene.placed.forEach((entry, i) => {
        const mine = own[i]
        if (!mine) return
        const rolled = entry.home === 'roll' ? scene.roll?.number : ''
        const home = `${entry.home} ${rolled} ${entry.slot} ${scene.chosen.includes(entry.piece.id)}`
        if (home !== mine.home) {
          mine.from.set(mine.pose)
          mine.length = entry.home === 'roll' ? wayIntoRoll : wayHome
          mine.passed = mine.home === '' ? Infinity : 0
          mine.home = home
        }
        goalOf(scene, entry, mine.goal)
        mine.passed += scene.ease
        const share = mine.passed >= mine.length ? 1 : smooth(mine.passed / mine.length)
        if (share < 1) {
          blend(mine, share)
          isEasing = true
        } else mine.pose.set(mine.goal)
      })
      return isEasing
    },
    poseOf: (index) => own[index]?.pose ?? new Float32Array(7),
  }
}

/** The piece nearest to a point of the tray, if it is near enough to be meant; else -1. */
export function nearestPiece(
  placed: readonly Placed[],
  movers: Movers,
  x: number,
  z: number,
): number {
  let best = -1
  let least = 1.5
  placed.forEach(({ piece }, i) => {
    const pose = movers.poseOf(i)
    const [px = 0, , pz = 0, qx = 0, qy = 0, qz = 0, qw = 1] = pose
    const half = isStick(piece.kind) ? sizes[piece.kind].half[0] : 0
    // the long axis of a stick, level: its own x turned by its rotation
    const ax = 1 - 2 * (qy * qy + qz * qz)
    const az = 2 * (qx * qz - qy * qw)
    const along = Math.max(-half, Math.min(half, (x - px) * ax + (z - pz) * az))
    const far = Math.hypot(x - px - along * ax, z - pz - along * az)
    if (far >= least) return
    least = far
    best = i
  })
  return best
}
