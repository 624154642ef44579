/** The camera of a replay: nearer, lower, and from the other side than the first time. */
import type { Triple } from '../../physics/types.ts'
import { decidingOf } from './deciding.ts'
import type { DirectedMotion } from './motion.ts'
import { orbit } from './orbit.ts'
import type { Shot } from './shot.ts'
import type { Filmed } from './shots.ts'
import { trayToTable, standingTray } from './tray.ts'

/** Half the height of the picture (cm), radians above the table, and radians round it. */
const roll = { radius: 8.5, high: 0.58, round: 0.7 } as const
const beat = { radius: 11, high: 0.62, round: 0.6 } as const

/** The side of the table on which the place lies; the camera looks from there towards the middle. */
const sideOf = ([x]: Triple): number => (x < 0 ? -1 : 1)

function whereOf(scene: Filmed, motion: DirectedMotion): Triple | null {
  if (motion.kind === 'roll') {
    const standing = standingTray(scene, motion.pieces)
    return trayToTable(standing, decidingOf(motion.settled).where)
  }
  return motion.plan.cues.toSorted((a, b) => b.weight - a.weight)[0]?.where ?? null
}

/** The shot of a replay; null when the motion has no cue worth one. */
export function againShot(scene: Filmed, motion: DirectedMotion): Shot | null {
  const where = whereOf(scene, motion)
  if (!where) return null
  const way = motion.kind === 'roll' ? roll : beat
  const name = `again ${where.map((at) => Math.round(at)).join(' ')}`
  return { kind: 'close', name, pose: orbit(where, { ...way, round: way.round * sideOf(where) }) }
}
