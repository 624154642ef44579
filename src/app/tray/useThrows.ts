/** Hook: the bench with the physics worker and the page's frames. */
import { useEffect, useMemo, useState } from 'react'
import { makeTicker } from '../../session/show/ticker.ts'
import { makeThrowPieces } from '../dice/throwPieces.ts'
import { pageScreening, pageTime } from '../pageTime.ts'
import { type Bench, makeBench, type BenchState } from './bench.ts'

export interface BenchThrows extends BenchState, Pick<Bench, 'throwSet' | 'seek'> {}

/** Falls back to the page's thread without a notice. */
const throwPieces = makeThrowPieces(() => undefined)

export function useThrows(): BenchThrows {
  const [shown, setShown] = useState<BenchState>({ roll: null, isBusy: false })
  const bench = useMemo(
    () => makeBench(throwPieces, makeTicker(pageTime, pageScreening), setShown),
    [],
  )
  useEffect(() => () => bench.finish(), [bench])
  return { ...shown, throwSet: bench.throwSet, seek: bench.seek }
}
