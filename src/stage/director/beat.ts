/** The shots that a beat asks for: one for each cue, a change now and then, and the next choice. */
import type { Cue } from '../../scenes/board/plan.ts'
import type { Casting } from '../../games/casting.ts'
import { castOf } from './casting.ts'
import type { BeatMotion, CameraWish } from './motion.ts'
import { freeFrom, leastSeconds, type Shot, type Take } from './shot.ts'
import type { Filmed, Shots } from './shots.ts'
import { standingTray } from './tray.ts'

/** Seconds: a shot comes `lead` before its cue; a player who decides within `quickChoiceSeconds` gets no shot. */
const lead = 0.35
const quickChoiceSeconds = 0.8
/** While things move, the shot changes at least every so many seconds. */
const everySeconds = 7
const weights = { change: 0.1, late: 0.5, decision: 0.45, throwing: 0.6 } as const
/** Seconds after which a change of shot weighs more. */
const lateAfter = 10

/** The scene, its shots and the casting of its game. */
export interface ShotContext {
  readonly scene: Filmed
  readonly shots: Shots
  readonly casting: Casting
}

/** A beat with a cue of at least this weight waits for its shot, at most so many seconds; not for the whole table. */
const waits = { weight: 0.5, seconds: 1.8 } as const

/** Seconds by which the shot of a cue may be late: the effect of the cue stays visible. */
const slipOf = (weight: number): number => (weight >= 0.5 ? 1.2 : 0.5)

function shotOf({ scene, shots, casting }: ShotContext, cue: Cue, motion: BeatMotion): Shot | null {
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

/** Delays the shot of the end until the shots of the other weighty cues have stood. */
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

/** One shot for many cues of a kind on one board; null where they are too few. */
function gathered({ shots, casting }: ShotContext, cue: Cue, { plan }: BeatMotion): Shot | null {
  const board = shots.boardOf(cue.where)
  const places = plan.cues
    .filter(({ name, where }) => name === cue.name && shots.boardOf(where) === board)
    .map(({ where }) => where)
  const isOne = places.length >= (castOf(casting, cue)?.gathers ?? Infinity)
  return isOne ? shots.part(places) : null
}

function cueWishes(
  context: ShotContext,
  motion: BeatMotion,
  begin: number,
): readonly CameraWish<Shot>[] {
  const wishes = motion.plan.cues.flatMap((cue): CameraWish<Shot>[] => {
    const shot = gathered(context, cue, motion) ?? shotOf(context, cue, motion)
    const weight = castOf(context.casting, cue)?.weight ?? 0
    if (!shot) return []
    const atSeconds = begin + Math.max(0, cue.at / motion.speed - lead)
    return [{ atSeconds, shot, weight, why: cue.name, slipSeconds: slipOf(weight) }]
  })
  return endsLast(wishes)
}

/**
 * Seconds by which a beat begins later, because the shot on the air must stand a little longer before the shot
 * of the beat's first weighty cue may come. A stage with a backlog does not wait.
 */
export function waitingFor(
  context: ShotContext,
  motion: BeatMotion,
  now: number,
  onAir: Take,
): number {
  if (motion.speed > 1) return 0
  const [first] = cueWishes(context, motion, now)
    .filter(({ weight, shot }) => weight >= waits.weight && shot.kind !== 'wide')
    .toSorted((a, b) => a.atSeconds - b.atSeconds)
  if (!first || first.shot.name === onAir.name) return 0
  return Math.min(waits.seconds, Math.max(0, freeFrom(onAir) - first.atSeconds))
}

/** Alternates between the whole table and the acting board, so that no shot stands too long while things move. */
function changes(
  { scene, shots }: ShotContext,
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
        // no change after the beat, when the shot of the decision stands
        slipSeconds: Math.min(everySeconds, begin + seconds - atSeconds),
      })),
  )
}

/** The acting seats; the camera needs no legal commands. */
const actingOf = ({ due }: BeatMotion) => due.map((seat) => ({ seat, legal: [] }))

/** The shot of the player who decides or throws next. */
function decision(
  { scene, shots }: ShotContext,
  motion: BeatMotion,
  end: number,
): readonly CameraWish<Shot>[] {
  const { due, toThrow } = motion
  const atSeconds = end + quickChoiceSeconds
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
  context: ShotContext,
  motion: BeatMotion,
  begin: number,
  stoodSeconds: number,
): readonly CameraWish<Shot>[] {
  const end = begin + motion.plan.length / motion.speed
  return [
    ...cueWishes(context, motion, begin),
    ...decision(context, motion, end),
    ...changes(context, motion, begin, stoodSeconds),
  ]
}
