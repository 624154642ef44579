/** Checks of a show: shots that last long enough, a visible deciding face, no empty shot, no crossing of the axis. */
import { PerspectiveCamera, Vector3 } from 'three'
import { leastSeconds, type Take } from '../../../src/stage/director/shot.ts'
import { decidingOf } from '../../../src/stage/director/deciding.ts'
import { farthestRound, isOnNearSide, roundOf } from '../../../src/stage/director/orbit.ts'
import { trayToTable, standingTray } from '../../../src/stage/director/tray.ts'
import { makeFlight } from '../../../src/scenes/table/flight.ts'
import { framed } from '../../../src/scenes/table/framing.ts'
import { fitCamera, fovDegreesFor, placeCamera } from '../../../src/scenes/table/shots.ts'
import type { ShotPose } from '../../../src/scenes/table/sphericalPose.ts'
import { insist } from '../failure.ts'
import type { Shown, Story } from './story.ts'

/** Aspect ratios of a stream: wide, square, and upright for a phone. */
const aspects = [16 / 9, 1, 9 / 16]
const near = 1e-6
/** Share of half the window within which a deciding face must lie. */
const within = 0.96
/** Longest time (s) that one shot may last while something happens. */
const deadAfter = 20
/** Pauses up to this length (s) count as action. */
const pause = 2

export function checkStands({ takes }: Story): void {
  for (const [i, take] of takes.entries()) {
    const next = takes[i + 1]
    const stood = next ? next.sinceSeconds - take.sinceSeconds : Infinity
    insist(
      stood >= leastSeconds[take.kind] - near,
      'cuts',
      () => `${take.name} stands for ${stood} s at ${take.sinceSeconds}, then ${next?.name}`,
    )
  }
}

export function checkLine({ takes }: Story): void {
  for (const { name, pose } of takes) {
    insist(isOnNearSide(pose), 'line', () => `${name} looks from the far side`)
    const round = Math.abs(roundOf(pose))
    const isAbove = pose.shows !== undefined
    insist(isAbove || round <= farthestRound + near, 'line', () => `${name} stands ${round} round`)
  }
}

/** Pose of the camera at a second, also during the flight between two shots. */
function cameraAt(takes: readonly Take[], seconds: number, aspect: number): ShotPose {
  const flight = makeFlight()
  const fit = ({ pose }: Take) => framed(pose, fovDegreesFor(aspect), aspect)
  for (const take of takes.filter(({ sinceSeconds }) => sinceSeconds <= seconds).slice(-6)) {
    if (take.way === 'cut') flight.cut(fit(take), take.sinceSeconds)
    else flight.go(fit(take), take.sinceSeconds)
  }
  const pose = flight.poseAt(seconds)
  if (!pose) throw new Error('nothing is on the air')
  return pose
}

function checkFace({ scene, takes }: Story, { motion, beginSeconds, endSeconds }: Shown): void {
  if (motion.kind !== 'roll') return
  const deciding = decidingOf(motion.settled)
  const [x, y, z] = trayToTable(standingTray(scene, motion.pieces), deciding.where)
  const clear = beginSeconds + deciding.atSeconds / motion.speed
  for (const seconds of [clear, endSeconds]) {
    for (const aspect of aspects) {
      const eye = new PerspectiveCamera(30, 1, 1, 5000)
      fitCamera(eye, aspect)
      placeCamera(eye, cameraAt(takes, seconds, aspect))
      eye.updateMatrixWorld()
      const at = new Vector3(x, y, z).project(eye)
      const isSeen = Math.abs(at.x) < within && Math.abs(at.y) < within && at.z < 1
      const take = takes.findLast(({ sinceSeconds }) => sinceSeconds <= seconds)
      insist(isSeen, 'face', () => `at ${seconds} the deciding face is out of ${take?.name}`)
    }
  }
}

export function checkFaces(story: Story): void {
  for (const shown of story.shown) checkFace(story, shown)
}

/** Intervals of action; short pauses are merged into them. */
function busy({ shown }: Story): readonly (readonly [number, number])[] {
  const list: [number, number][] = []
  for (const { beginSeconds, endSeconds } of shown) {
    const last = list.at(-1)
    if (last && beginSeconds - last[1] <= pause) last[1] = endSeconds
    else list.push([beginSeconds, endSeconds])
  }
  return list
}

export function checkAlive(story: Story): void {
  const { takes, endSeconds } = story
  const stretches = busy(story)
  for (const [i, { name, sinceSeconds }] of takes.entries()) {
    const until = takes[i + 1]?.sinceSeconds ?? endSeconds
    for (const [from, to] of stretches) {
      const stood = Math.min(to, until) - Math.max(from, sinceSeconds)
      insist(stood <= deadAfter, 'dead', () => `${name} stands ${stood} s from ${sinceSeconds}`)
    }
  }
}

/** Seconds after a decision begins in which cuts still belong to the previous action. */
const echo = 2.5

/** At most one cut while a player decides: to the shot of the choice. */
export function checkHolds({ takes, holds }: Story): void {
  for (const [from, to] of holds) {
    const cuts = takes.filter(({ sinceSeconds }) => sinceSeconds > from + echo && sinceSeconds < to)
    insist(cuts.length <= 1, 'hold', () => `${cuts.length} cuts while somebody thinks at ${from}`)
  }
}
