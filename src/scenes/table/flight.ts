/** The scripted camera: flies from shot to shot, each time from its pose at that moment. */
import { type ShotPath, shotPath, stillShot } from './shotPath.ts'
import type { ShotPose } from './sphericalPose.ts'

export interface Flight {
  /**
   * Flies to `to` from the second `since`; starts at `from` if the person has moved the camera, else on the last path.
   */
  go(to: ShotPose, since: number, from?: ShotPose): void
  /** Jumps without a flight. */
  cut(to: ShotPose, since: number): void
  /** null before the first shot. */
  poseAt(seconds: number): ShotPose | null
  isFlyingAt(seconds: number): boolean
  /** True while a flight runs or starts later. */
  isDueAt(seconds: number): boolean
  /** Ends the current flight at once. */
  land(seconds: number): void
}

/** Number of past paths kept for seeking back in time. */
const remembered = 8

export function makeFlight(): Flight {
  const paths: ShotPath[] = []
  const pathAt = (seconds: number): ShotPath | undefined =>
    paths.findLast(({ startSeconds }) => startSeconds <= seconds) ?? paths[0]

  function add(path: ShotPath): void {
    // after seeking back, later shots are sent again, so drop their paths
    while (paths.length > 0 && (paths.at(-1)?.startSeconds ?? 0) >= path.startSeconds) paths.pop()
    paths.push(path)
    if (paths.length > remembered) paths.shift()
  }

  return {
    go(to, since, from) {
      const last = pathAt(since)
      if (from) add(shotPath(from, to, since))
      else if (last) add(shotPath(last.poseAt(since), to, since, last.speedAt(since)))
      else add(stillShot(to, since))
    },
    cut: (to, since) => add(stillShot(to, since)),
    poseAt: (seconds) => pathAt(seconds)?.poseAt(seconds) ?? null,
    isFlyingAt(seconds) {
      const path = pathAt(seconds)
      return path !== undefined && seconds >= path.startSeconds && seconds < path.endSeconds
    },
    isDueAt: (seconds) => (paths.at(-1)?.endSeconds ?? seconds) > seconds,
    land(seconds) {
      const path = pathAt(seconds)
      if (path)
        paths.splice(paths.indexOf(path), 1, stillShot(path.poseAt(path.endSeconds), seconds))
    },
  }
}
