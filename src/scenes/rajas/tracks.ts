/** Moves along a track or the river: splits a move into hops from stop to stop. */
import type { SpotLayout } from '../board/layouts.ts'
import type { Move } from '../board/motion.ts'
import { lerpTriple, type Pose, placedOn, poseAtPoint, yawed } from '../board/pose.ts'

/** Seconds per stop, and minimum and maximum of the whole move. */
const hopSeconds = { stop: 0.11, least: 0.35, most: 1.7 } as const
/** Longer ways skip stops evenly. */
const maxHops = 12

export interface MarkerTrack {
  readonly base: Pose
  readonly layout: SpotLayout
  readonly from: number
  readonly to: number
}

function stopPose({ base, layout }: MarkerTrack, order: number): Pose | null {
  const stop = layout.kind === 'track' ? layout.stops[order] : undefined
  return stop ? placedOn(base, poseAtPoint(stop.x, 0, stop.z, yawed(stop.turn ?? 0))) : null
}

/** Indices of the stops passed, including the last. */
function stopsOn({ from, to }: MarkerTrack): readonly number[] {
  const steps = Math.min(maxHops, Math.abs(to - from))
  return Array.from({ length: steps }, (_, i) => Math.round(from + ((to - from) * (i + 1)) / steps))
}

/** Splits a move into one hop per stop; interpolates the height, as markers may be stacked at both ends. */
export function alongTrack(move: Move, track: MarkerTrack): readonly Move[] {
  const stops = stopsOn(track)
  if (stops.length < 2) return [move]
  const whole = Math.min(
    hopSeconds.most,
    Math.max(hopSeconds.least, Math.abs(track.to - track.from) * hopSeconds.stop),
  )
  const length = whole / stops.length
  let from = move.from
  return stops.map((order, i): Move => {
    const isLast = i === stops.length - 1
    const there = isLast ? null : stopPose(track, order)
    const share = (i + 1) / stops.length
    const high = lerpTriple(move.from.at, move.to.at, share)[1]
    const to = there ? { ...there, at: [there.at[0], high, there.at[2]] as const } : move.to
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
