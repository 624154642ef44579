/** A gesture such as a hand makes: any place, any way, any strength. */
import type { ThrowRandom } from '../random.ts'
import type { Gesture } from '../types.ts'

/** A little more than a hand is let do, so that what is clamped is thrown as well. */
export const handGesture = (random: ThrowRandom): Gesture => ({
  origin: [random.spread() * 70, random.unit() * 26, random.spread() * 70],
  direction: [random.spread(), random.spread(), random.spread()],
  strength: random.unit() * 1.1,
  spin: random.unit() * 1.1,
})
