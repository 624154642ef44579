/** The faces that were entered so far for one throw: they outlive a look back, and go with the throw. */
import { useState } from 'react'

export type Entered = readonly (number | null)[]

interface Kept {
  readonly throwAt: number
  readonly faces: Entered
}

/** `throwAt` tells the throws of a match apart. */
export function useEntered(throwAt: number): readonly [Entered, (faces: Entered) => void] {
  const [kept, setKept] = useState<Kept>({ throwAt, faces: [] })
  // a step back may lead to another throw of the same number: nothing of this one is left then
  if (kept.throwAt !== throwAt) setKept({ throwAt, faces: [] })
  return [kept.throwAt === throwAt ? kept.faces : [], (faces) => setKept({ throwAt, faces })]
}
