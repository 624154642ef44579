/** What is heard of a beat: chalk for each cross and circle, signals for turns, regions and the end. */
import { ownLayout } from '../../games/border/data.ts'
import type { Event, View } from '../../games/border/types.ts'
import type { Beat, SceneSound } from '../contract.ts'
import { boxSpots, slateSpots, strip, stripSpot } from './lay.ts'
import { planBeat, type Stroke } from './motion.ts'

const spots = boxSpots(ownLayout)

export function soundsOf({ from, to, events }: Beat<View, Event>): readonly SceneSound[] {
  const plan = planBeat(ownLayout, from, to, events)
  const slates = slateSpots(to.players.length)
  const xOf = ({ seat }: Stroke, x: number) => (slates[seat]?.x ?? 0) + x
  const sounds: SceneSound[] = []
  for (const { type } of events) if (type === 'turnStarted') sounds.push({ kind: 'turn', at: 0 })
  for (const cross of plan.crosses) {
    sounds.push({ kind: 'chalk', at: cross.start, x: xOf(cross, spots[cross.at]?.x ?? 0) })
  }
  for (const ring of plan.rings) {
    const x = xOf(ring, stripSpot(ring.at, ownLayout.regions.length).x)
    const isFirst = to.players[ring.seat]?.earned[ring.at] === ownLayout.regions[ring.at]?.first
    sounds.push({ kind: 'chalk', at: ring.start, x })
    sounds.push({ kind: isFirst ? 'region' : 'regionLater', at: ring.start, x })
  }
  for (const strike of plan.strikes) {
    sounds.push({ kind: 'chalk', at: strike.start, x: xOf(strike, -strip.halfX) })
  }
  for (const { type } of events) {
    if (type === 'matchEnded') sounds.push({ kind: 'end', at: plan.length })
  }
  return sounds
}
