/** The Border's deeds for the camera: a region that closes, and the end. */
import type { Layout } from '../../games/border/edition.ts'
import type { Event } from '../../games/border/events.ts'
import type { View } from '../../games/border/types.ts'
import type { Beat } from '../../session/show/beat.ts'
import type { Deed } from '../board/deed.ts'
import { regionCamera } from './cameras.ts'
import type { BorderPlan } from './plan.ts'
import { strokeSeconds } from './strokes.ts'

/** Seconds for which the circled value stays in the picture. */
const seenSeconds = 1
/** Half the size (cm) of a circled value. */
const valueReach = 1.4

export function deedsOf(
  layout: Layout,
  seats: number,
  { to, plan }: Pick<Beat<View, Event, BorderPlan>, 'to' | 'plan'>,
): readonly Deed[] {
  const rings = plan.rings.flatMap(({ seat, at, start }): Deed[] => {
    const cue = plan.cues.find(
      ({ name, at: second }) => name === 'regionCircled' && second === start,
    )
    if (!cue) return []
    const isFirst = to.players[seat]?.earned[at] === layout.regions[at]?.first
    return [
      {
        seat,
        camera: `region ${at} of ${seat}`,
        pose: regionCamera(layout, seats, seat, at),
        at: start,
        until: start + strokeSeconds.ring + seenSeconds,
        weight: isFirst ? 0.7 : 0.5,
        where: cue.where,
        reach: valueReach,
      },
    ]
  })
  const end = plan.cues.find(({ name }) => name === 'matchEnded')
  if (!end) return rings
  return [
    ...rings,
    {
      seat: null,
      camera: 'seat',
      at: plan.garland ?? end.at,
      until: end.at,
      weight: 1,
      where: end.where,
      reach: 17,
    },
  ]
}
