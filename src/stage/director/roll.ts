/** A throw on the air: the tray before the pieces stop, and the face that decides as it lands. */
import { type Casting } from './casting.ts'
import { isStick } from '../../shapes/pieces.ts'
import { cutTakes } from './cut.ts'
import { decidingOf } from './deciding.ts'
import type { RollMotion, CameraWish } from './motion.ts'
import { freeFrom, leastSeconds, type Shot, type Take } from './shot.ts'
import type { Filmed, Shots } from './shots.ts'
import { trayToTable, standingTray, type StandingTray } from './tray.ts'

/** Seconds for which an empty tray is looked at before a throw, and by which a camera is under way to the face. */
const settling = 0.4
const lead = 0.45
/** Round the deciding piece: half the height of the picture (cm, at the tray's scale). */
const radius = { die: 5.5, stick: 9.5 } as const

export interface RollSet {
  readonly scene: Filmed
  readonly shots: Shots
  readonly casting: Casting
}

/** Seconds after which a face is gone close to again: throws of one turn follow each other quickly. */
const apartSeconds = 6

const showsTray = ({ kind }: Take): boolean => kind === 'tray' || kind === 'hand'

/** Over the shoulder of whoever has not thrown last; the tray for whoever throws again. */
function before(
  { shots }: RollSet,
  standing: StandingTray,
  pieces: RollMotion['pieces'],
  takes: readonly Take[],
): Shot {
  const thrower = pieces[0]?.seat ?? 0
  const shot = shots.hand(standing, thrower)
  const last = takes.findLast(({ kind }) => kind === 'hand')
  return last?.name === shot.name ? shots.tray(standing) : shot
}

/** Dice wait until they are looked at: when the throw may begin, and what is cut by then and in it. */
export function rollTakes(
  set: RollSet,
  takes: readonly Take[],
  { pieces, settled, speed }: RollMotion,
  now: number,
): { readonly takes: readonly Take[]; readonly beginSeconds: number } {
  const { scene, shots } = set
  const standing = standingTray(scene, pieces)
  const stood = cutTakes(takes, [], now)
  const last = stood.at(-1)
  const isThere = last !== undefined && showsTray(last)
  const since = isThere ? last.sinceSeconds : Math.max(now, last ? freeFrom(last) : now)
  const beginSeconds = Math.max(now, since + settling)
  const shot = before(set, standing, pieces, stood)
  const tray: CameraWish<Shot> = { atSeconds: since, shot, weight: 1, why: 'throw' }
  const deciding = decidingOf(settled)
  const where = trayToTable(standing, deciding.where)
  const reach = pieces.some(({ kind }) => isStick(kind)) ? radius.stick : radius.die
  const held = leastSeconds[isThere ? last.kind : shot.kind]
  const close: CameraWish<Shot> = {
    atSeconds: Math.max(since + held, beginSeconds + deciding.atSeconds / speed - lead),
    shot: shots.close(where, reach * standing.scale),
    weight: 1,
    why: 'face',
    eases: true,
    slipSeconds: 1,
  }
  const closest = takes.findLast(({ kind }) => kind === 'close')?.sinceSeconds ?? -Infinity
  const face = close.atSeconds - closest >= apartSeconds ? [close] : []
  return { takes: cutTakes(stood, isThere ? face : [tray, ...face], now), beginSeconds }
}
