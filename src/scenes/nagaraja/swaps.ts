/** Moves for swapped hidden relics: their closed slabs cross from niche to niche, since the relics are not visible. */
import type { Event } from '../../games/nagaraja/events.ts'
import type { View } from '../../games/nagaraja/types.ts'
import type { ShownStep } from '../../session/show/beat.ts'
import type { Arranged } from '../board/arrange.ts'
import type { Move } from '../board/motion.ts'
import { sealId } from './ids.ts'
import { modelLook, stoneOf } from './looks.ts'

/** Duration (seconds) of crossing, and of fading into the slab that is already there. */
const crossSeconds = 0.9
const fadeSeconds = 0.3

export function swapMoves(
  { events }: ShownStep<View, Event>,
  { spots }: Arranged,
  start: number,
): readonly Move[] {
  return events.flatMap((event): readonly Move[] => {
    if (event.type !== 'relicsSwapped') return []
    const { temple, a, b } = event
    const slab = modelLook(`slab-${stoneOf(temple)}`)
    return [
      [a, b],
      [b, a],
    ].flatMap(([one = 0, other = 0]): readonly Move[] => {
      const [from, to] = [spots.get(sealId(temple, one)), spots.get(sealId(temple, other))]
      if (!from || !to) return []
      const same = { thing: `swap-${temple}-${one}`, was: slab, look: slab, to }
      return [
        { ...same, way: 'appear', from, start, length: crossSeconds },
        { ...same, way: 'vanish', from: to, start: start + crossSeconds, length: fadeSeconds },
      ]
    })
  })
}
