/** The takes of a throw: the tray while the pieces fall, then the deciding face as it settles. */
import type { ShotContext } from './beat.ts'
import { isStick } from '../../shapes/pieces.ts'
import { cutTakes } from './cut.ts'
import { decidingOf } from './deciding.ts'
import type { RollMotion, CameraWish } from './motion.ts'
import { freeFrom, leastSeconds, type Shot, type Take } from './shot.ts'
import { trayToTable, standingTray, type StandingTray } from './tray.ts'

/** Seconds of the empty tray before a throw, and seconds by which the camera moves to the face in advance. */
const settling = 0.4
const lead = 0.45
/** Half the height of the picture around the deciding piece (cm, at the tray's scale). */
const radius = { die: 5.5, stick: 9.5 } as const

/** Seconds between two close-ups of faces: throws of one turn follow each other quickly. */
const apartSeconds = 6

const showsTray = ({ kind }: Take): boolean => kind === 'tray' || kind === 'hand'

/** The shot before a throw: over the shoulder of a new thrower, the tray for the same one again. */
function before(
  { shots }: ShotContext,
  standing: StandingTray,
  pieces: RollMotion['pieces'],
  takes: readonly Take[],
): Shot {
  const thrower = pieces[0]?.seat ?? 0
  const shot = shots.hand(standing, thrower)
  const last = takes.findLast(({ kind }) => kind === 'hand')
  return last?.name === shot.name ? shots.tray(standing) : shot
}

/** The takes of a throw, and the second at which it may begin: when the tray is in the picture. */
export function rollTakes(
  context: ShotContext,
  takes: readonly Take[],
  { pieces, settled, speed }: RollMotion,
  now: number,
): { readonly takes: readonly Take[]; readonly beginSeconds: number } {
  const { scene, shots } = context
  const standing = standingTray(scene, pieces)
  const stood = cutTakes(takes, [], now)
  const last = stood.at(-1)
  const isThere = last !== undefined && showsTray(last)
  const since = isThere ? last.sinceSeconds : Math.max(now, last ? freeFrom(last) : now)
  const beginSeconds = Math.max(now, since + settling)
  const shot = before(context, standing, pieces, stood)
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
