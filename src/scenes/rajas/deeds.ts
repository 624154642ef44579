/** Rajas' deeds for the camera: tiles, boats, large gains on the tracks, markers that meet, the end. */
import type { Event } from '../../games/rajas/events.ts'
import type { View } from '../../games/rajas/types.ts'
import type { Veiled } from '../../kernel/game.ts'
import type { Beat } from '../../session/show/beat.ts'
import { boardAt, type Field, shotFields } from '../../shapes/rajas.ts'
import type { Deed } from '../board/deed.ts'
import { weightyFrom } from '../board/deed.ts'
import type { Move } from '../board/motion.ts'
import type { Cue } from '../board/plan.ts'
import { actCamera, provinceName } from './cameras.ts'
import type { Lay } from './lay.ts'
import type { RajasPlan } from './plan.ts'

/** Seconds for which a deed stays in the picture, and half the size of a tile, boat or marker (cm). */
const parts: Readonly<Record<string, { readonly holds: number; readonly reach: number }>> = {
  tilePlaced: { holds: 1, reach: 1.6 },
  boatMoved: { holds: 1, reach: 2 },
  fameGained: { holds: 0.8, reach: 2 },
  coinsGained: { holds: 0.8, reach: 2 },
  markersCrossed: { holds: 1.4, reach: 4 },
}

/** Margin (cm) around the way of a boat or marker. */
const wayMargin = 5
/** Less of the table (cm) than this is not shown alone. */
const leastWay = 18

function around(moves: readonly Move[], where: Deed['where']): Field {
  const places = [where, ...moves.flatMap(({ from, to }) => [from.at, to.at])]
  const span = (axis: 0 | 2): readonly [number, number] => {
    const values = places.map((at) => at[axis])
    const [least, most] = [Math.min(...values) - wayMargin, Math.max(...values) + wayMargin]
    const lack = Math.max(0, leastWay - (most - least)) / 2
    return [least - lack, most + lack]
  }
  return { x: span(0), z: span(2) }
}

/** The moves of the marker or boat that has come to this place. */
function waysTo({ where: [x, , z] }: Cue, { moves }: RajasPlan): readonly Move[] {
  const last = moves.find(({ to }) => Math.hypot(to.at[0] - x, to.at[2] - z) < 0.1)
  return last ? moves.filter(({ thing }) => thing === last.thing) : []
}

const seatIn = (event: Event | Veiled): number | null => ('seat' in event ? event.seat : null)

function deedFor(lay: Lay, cue: Cue, seat: number | null, plan: RajasPlan): Deed | null {
  const { name, at, where, weight } = cue
  const part = parts[name]
  if (!part || weight < weightyFrom || seat === null) return null
  const timed = { seat, at, until: at + part.holds, weight, where, reach: part.reach }
  if (name === 'tilePlaced') return { ...timed, camera: provinceName(seat) }
  const field = around(waysTo(cue, plan), where)
  const river = shotFields(lay.seats)['river']
  const shown = name === 'boatMoved' && river ? { ...field, z: river.z } : field
  const [x, z] = [shown.x, shown.z].map((span) => span.map(Math.round).join(' '))
  return { ...timed, camera: `${name} ${x} ${z}`, pose: actCamera(shown) }
}

export function deedsOf(
  lay: Lay,
  { events, plan }: Beat<View, Event, RajasPlan>,
  ending: string,
): readonly Deed[] {
  const told = events.filter(({ type }) => plan.cues.some(({ name }) => name === type))
  const deeds = plan.cues.flatMap((cue): Deed[] => {
    const same = told.filter(({ type }) => type === cue.name)
    const order = plan.cues.filter(({ name }) => name === cue.name).indexOf(cue)
    const event = same[order]
    const deed = event ? deedFor(lay, cue, seatIn(event), plan) : null
    return deed ? [deed] : []
  })
  const end = plan.cues.find(({ name }) => name === 'matchEnded')
  if (!end) return deeds
  const at = plan.ending ?? end.at
  const where = [boardAt.x, 0, boardAt.z] as const
  return [...deeds, { seat: null, camera: ending, at, until: end.at, weight: 1, where, reach: 25 }]
}
