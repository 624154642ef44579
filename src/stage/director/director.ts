/** The director: is told of each motion before it begins, says when it may begin, and keeps the list of takes. */
import type { Seat, Viewer } from '../../kernel/seat.ts'
import type { CameraShot } from '../../scenes/contract.ts'
import { againShot } from './again.ts'
import { beatWishes, waitingFor } from './beat.ts'
import { castingOf } from './casting.ts'
import { cutTakes } from './cut.ts'
import { lengthOf } from '../../physics/trackPose.ts'
import type { DirectedMotion, CameraWish } from './motion.ts'
import { rollTakes } from './roll.ts'
import type { ShotKind } from '../../games/casting.ts'
import type { Shot, Take } from './shot.ts'
import { type Filmed, makeShots } from './shots.ts'
import { standingTray } from './tray.ts'

/** The shot that an operator wants instead of the director's. */
export interface WantedShot {
  readonly kind: ShotKind
  readonly seat?: Seat
}

export interface Director {
  /** Plans the cuts for a motion; returns the second at which it begins: `now` or a little later. */
  direct(motion: DirectedMotion, now: number): number
  /** Cuts to another camera at once, for a replay. */
  again(motion: DirectedMotion, now: number): void
  /** Holds the operator's shot until `null` hands back to the director. */
  overrule(wanted: WantedShot | null, now: number): void
  overruled(): WantedShot | null
  /** Starts again with the whole table: another position is shown without motion. */
  restart(now: number): void
  /** All takes in order; those after the present second may still change. */
  takes(): readonly Take[]
  takeAt(seconds: number): Take
}

/** Seconds for which a fallen throw stays in the picture. */
const echoSeconds = 0.7

/** The camera of a take for the canvas; the same object for the same take. */
const cameras = new WeakMap<Take, CameraShot>()
export function cameraOf(take: Take): CameraShot {
  const known = cameras.get(take)
  if (known) return known
  const { pose, sinceSeconds, way } = take
  const made = { pose, sinceSeconds, isCut: way === 'cut' }
  cameras.set(take, made)
  return made
}

const notBefore = (wish: CameraWish<Shot>, first: number): CameraWish<Shot> =>
  wish.atSeconds >= first ? wish : { ...wish, atSeconds: first }

export function makeDirector(
  game: string,
  scene: Filmed,
  viewer: Viewer,
  beginSeconds = 0,
): Director {
  const casting = castingOf(game)
  const shots = makeShots(scene, viewer)
  const context = { scene, shots, casting }
  const opening = (sinceSeconds: number): Take => ({
    ...shots.wide(),
    sinceSeconds,
    way: 'cut',
    why: 'opening',
  })
  let takes: readonly Take[] = [opening(beginSeconds)]
  let wanted: WantedShot | null = null
  let fallenAt = -Infinity

  const at = (seconds: number): Take =>
    takes.findLast(({ sinceSeconds }) => sinceSeconds <= seconds) ?? takes[0] ?? opening(seconds)

  function shotOf({ kind, seat = 0 }: WantedShot): Shot {
    const standing = standingTray(scene, [])
    const last = takes.findLast((take) => take.kind === kind)
    switch (kind) {
      case 'wide':
        return shots.wide()
      case 'seat':
        return shots.seat(seat)
      case 'tray':
        return shots.tray(standing)
      case 'hand':
        return shots.hand(standing, seat)
      case 'track':
        return shots.named('track', casting.track)
      default:
        // the place of the last shot of this kind
        return last ?? shots[kind](shots.seat(seat).pose.target)
    }
  }

  return {
    direct(motion, now) {
      if (wanted) return now
      if (motion.kind === 'roll') {
        const { takes: next, beginSeconds: begin } = rollTakes(context, takes, motion, now)
        takes = next
        fallenAt = begin + lengthOf(motion.settled.track) / motion.speed
        return begin
      }
      const first = fallenAt + echoSeconds
      const begin = now + waitingFor(context, motion, now, at(now))
      const wishes = beatWishes(context, motion, begin, now - at(now).sinceSeconds)
      takes = cutTakes(
        takes,
        wishes.map((wish) => notBefore(wish, first)),
        now,
      )
      return begin
    },
    again(motion, now) {
      const shot = wanted ? null : againShot(scene, motion)
      if (!shot || takes.at(-1)?.name === shot.name) return
      const before = takes.filter(({ sinceSeconds }) => sinceSeconds < now)
      takes = [...before, { ...shot, sinceSeconds: now, way: 'cut', why: 'again' }]
    },
    overrule(next, now) {
      wanted = next
      if (!next) return
      const since = Math.max(now, takes[0]?.sinceSeconds ?? now)
      const before = takes.filter(({ sinceSeconds }) => sinceSeconds < since)
      takes = [...before, { ...shotOf(next), sinceSeconds: since, way: 'cut', why: 'overruled' }]
    },
    overruled: () => wanted,
    restart(now) {
      if (wanted) return
      takes = [opening(now)]
    },
    takes: () => takes,
    takeAt: at,
  }
}
