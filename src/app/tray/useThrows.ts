/** The bench's throws: asks the worker, then lets the clock of the shown throw run, slowly if wanted. */
import { useEffect, useMemo, useRef, useState } from 'react'
import { namedGesture } from '../../physics/gesture.ts'
import type { GestureName } from '../../physics/gesture.ts'
import { lengthOf } from '../../physics/pose.ts'
import type { Gesture } from '../../physics/types.ts'
import type { Roll } from '../../scenes/contract.ts'
import { makeTicker, pageFrames } from '../conductor/ticker.ts'
import { makeThrowPieces } from '../dice/throwPieces.ts'
import { sets } from './sets.ts'
import type { SetName } from './sets.ts'

export const paces = ['full', 'slow'] as const
export type Pace = (typeof paces)[number]

export interface Throws {
  readonly roll: Roll | null
  readonly isBusy: boolean
  throwSet(set: SetName, seed: string, gesture: GestureName | Gesture, pace: Pace): void
  /** Shows the throw as it was so many seconds after the release. */
  seek(seconds: number): void
}

/** Without its worker the bench throws on the page itself, and has nothing to say about that. */
const throwPieces = makeThrowPieces(() => undefined)

export function useThrows(): Throws {
  const ticker = useMemo(() => makeTicker(pageFrames), [])
  const [roll, setRoll] = useState<Roll | null>(null)
  const [isBusy, setBusy] = useState(false)
  const number = useRef(0)
  useEffect(() => () => ticker.finish(), [ticker])

  const throwSet: Throws['throwSet'] = (set, seed, gesture, pace) => {
    ticker.finish()
    number.current += 1
    const own = number.current
    const pieces = sets[set]
    const bare = pieces.map(({ kind, skin, seat }) => ({ kind, skin, seat }))
    const wanted = typeof gesture === 'string' ? namedGesture(gesture, bare) : gesture
    setBusy(true)
    void throwPieces(pieces, seed, wanted).then(async ({ settled }) => {
      if (!settled || own !== number.current) return
      const clock = { seconds: 0 }
      setRoll({ number: own, pieces, settled, clock })
      await ticker.run(clock, lengthOf(settled.track), () => (pace === 'slow' ? 0.25 : 1))
      if (own === number.current) setBusy(false)
    })
  }

  const seek: Throws['seek'] = (seconds) => {
    if (!roll) return
    ticker.finish()
    number.current += 1
    setBusy(false)
    setRoll({ ...roll, number: number.current, clock: { seconds } })
  }
  return { roll, isBusy, throwSet, seek }
}
