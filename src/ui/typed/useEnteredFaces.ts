/** Keeps the entered faces of a throw while the player looks back; a new throw clears them. */
import { useState } from 'react'

export type Entered = readonly (number | null)[]

interface Kept {
  readonly throwAt: number
  readonly faces: Entered
}

/** `throwAt` identifies the throw within the match. */
export function useEnteredFaces(throwAt: number): readonly [Entered, (faces: Entered) => void] {
  const [kept, setKept] = useState<Kept>({ throwAt, faces: [] })
  // Clear during rendering: after an undo, another throw may have the same number.
  if (kept.throwAt !== throwAt) setKept({ throwAt, faces: [] })
  return [kept.throwAt === throwAt ? kept.faces : [], (faces) => setKept({ throwAt, faces })]
}
