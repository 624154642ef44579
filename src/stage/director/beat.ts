/** What a beat asks a director for: a picture for each cue, one now and then, and where the next choice is made. */
import type { Cue } from '../../scenes/board/plan.ts'
import { type Casting, castOf } from './casting.ts'
import type { BeatMotion, CameraWish } from './motion.ts'
import { freeFrom, leastSeconds, type Shot, type Take } from './shot.ts'
import type { Filmed, Shots } from './shots.ts'
import { standingTray } from './tray.ts'

/** Seconds: pictures come a little before what they show; whoever decides at once gets none of their own. */
const lead = 0.35
const patienceSeconds = 0.8
/** Something else is shown at least so often while things happen, for want of a better reason. */
const everySeconds = 7
const weights = { change: 0.1, late: 0.5, decision: 0.45, throwing: 0.6 } as const
/** A picture that has stood so long (seconds) is left before anything is waited for. */
const lateAfter = 10

export interface Set {
  readonly scene: Filmed
  readonly shots: Shots
  readonly casting: Casting
}

/** From this weight on what happens waits for its picture, so many seconds at most; a whole table shows it anyway. */
const waits = { weight: 0.5, seconds: 1.8 } as const

/** How much later a cue's picture may come: what it shows lies there for a while. */
const slipOf = (weight: number): number => (weight >= 0.5 ? 1.2 : 0.5)

function shotOf({ scene, shots, casting }: Set, cue: Cue, motion: BeatMotion): Shot | null {
  const part = castOf(casting, cue)
  if (!part) return null
  const { kind, cameras } = part
  switch (kind) {
    case 'wide':
      return shots.wide()
    case 'seat':
      return shots.seat(shots.boardOf(cue.where))
    case 'tray':
    case 'hand':
      return shots.tray(standingTray(scene, motion.toThrow))
    case 'track':
      return shots.named('track', shots.nearest(cameras, cue.where) ?? casting.track)
    case 'aftermath': {
      const camera = shots.nearest(cameras, cue.where)
      return camera === undefined ? shots.aftermath(cue.where) : shots.named(kind, camera)
    }
    default:
      return shots[kind](cue.where)
  }
}

/** The end waits until what brought it about has been seen. */
function endsLast(wishes: readonly CameraWish<Shot>[]): readonly CameraWish<Shot>[] {
  const others = wishes.filter(
    ({ shot, weight }) => shot.kind !== 'aftermath' && weight >= waits.weight,
  )
  const seen = Math.max(
    0,
    ...others.map(({ atSeconds, shot }) => atSeconds + leastSeconds[shot.kind]),
  )
  return wishes.map((wish) =>
    wish.shot.kind === 'aftermath' ? { ...wish, atSeconds: Math.max(wish.atSeconds, seen) } : wish,
  )
}

/** Many of a kind on one board at once are one picture, close enough to see each; null where they are too few. */
function gathered({ shots, casting }: Set, cue: Cue, { plan }: BeatMotion): Shot | null {
  const board = shots.boardOf(cue.where)
  const places = plan.cues
    .filter(({ name, where }) => name === cue.name && shots.boardOf(where) === board)
    .map(({ where }) => where)
  const isOne = places.length >= (castOf(casting, cue)?.gathers ?? Infinity)
  return isOne ? shots.part(places) : null
}

function cueWishes(set: Set, motion: BeatMotion, begin: number): readonly CameraWish<Shot>[] {
  const wishes = motion.plan.cues.flatMap((cue): CameraWish<Shot>[] => {
    const shot = gathered(set, cue, motion) ?? shotOf(set, cue, motion)
    const weight = castOf(set.casting, cue)?.weight ?? 0
    if (!shot) return []
    const atSeconds = begin + Math.max(0, cue.at / motion.speed - lead)
    return [{ atSeconds, shot, weight, why: cue.name, slipSeconds: slipOf(weight) }]
  })
  return endsLast(wishes)
}

/**
 * Seconds by which a beat begins later, so that what matters in it is not over before its picture may come:
 * somebody else's board while the one before it has not stood long enough. Whoever lags behind waits for nothing.
 */
export function waitingFor(set: Set, motion: BeatMotion, now: number, onAir: Take): number {
  if (motion.speed > 1) return 0
  const [first] = cueWishes(set, motion, now)
    .filter(({ weight, shot }) => weight >= waits.weight && shot.kind !== 'wide')
    .toSorted((a, b) => a.atSeconds - b.atSeconds)
  if (!first || first.shot.name === onAir.name) return 0
  return Math.min(waits.seconds, Math.max(0, freeFrom(onAir) - first.atSeconds))
}

/** Alternately the whole and what is asked, so that no picture goes dead while things move. */
function changes(
  { scene, shots }: Set,
  motion: BeatMotion,
  begin: number,
  stoodSeconds: number,
): readonly CameraWish<Shot>[] {
  const asked = shots.named('seat', scene.attention(motion.to, actingOf(motion)))
  const acting = motion.due[0]
  const kinds = [asked, acting === undefined ? shots.wide() : shots.seat(acting), shots.wide()]
  const seconds = motion.plan.length / motion.speed
  const count = Math.ceil(seconds / everySeconds)
  return Array.from({ length: Math.max(1, count) }, (_, i) => begin + i * everySeconds).flatMap(
    (atSeconds) =>
      kinds.map((shot) => ({
        atSeconds,
        shot,
        weight: stoodSeconds > lateAfter ? weights.late : weights.change,
        why: 'change',
        // whoever decides after it is not cut away from
        slipSeconds: Math.min(everySeconds, begin + seconds - atSeconds),
      })),
  )
}

/** What may be done is nobody's business here: only who does it. */
const actingOf = ({ due }: BeatMotion) => due.map((seat) => ({ seat, legal: [] }))

/** On the air until they have decided. */
function decision(
  { scene, shots }: Set,
  motion: BeatMotion,
  end: number,
): readonly CameraWish<Shot>[] {
  const { due, toThrow } = motion
  const atSeconds = end + patienceSeconds
  const thrower = toThrow[0]
  if (thrower) {
    const shot = shots.hand(standingTray(scene, toThrow), thrower.seat)
    return [{ atSeconds, shot, weight: weights.throwing, why: 'throw', slipSeconds: Infinity }]
  }
  if (due.length === 0) return []
  const shot = shots.named('seat', scene.attention(motion.to, actingOf(motion)))
  return [{ atSeconds, shot, weight: weights.decision, why: 'decision', slipSeconds: Infinity }]
}

export function beatWishes(
  set: Set,
  motion: BeatMotion,
  begin: number,
  stoodSeconds: number,
): readonly CameraWish<Shot>[] {
  const end = begin + motion.plan.length / motion.speed
  return [
    ...cueWishes(set, motion, begin),
    ...decision(set, motion, end),
    ...changes(set, motion, begin, stoodSeconds),
  ]
}
