/** What lies under the finger or the mouse and has something to say: a touch that does nothing, a thing pointed at. */
import { useCallback, useState } from 'react'
import type { Pointed, Wonder } from '../../scenes/contract.ts'
import type { TableState } from '../state/tableState.ts'

/** What was touched and cannot be had now, where it was touched. */
export function useWonder(isTurned: boolean) {
  const [wonder, setWonder] = useState<Wonder | null>(null)
  const forget = useCallback(() => setWonder(null), [])
  const wonderAt = useCallback((on: Wonder) => setWonder(isTurned ? turned(on) : on), [isTurned])
  return { wonder, wonderAt, forget }
}

/** What lies under the mouse, until something else is shown. */
export function usePointed({ beat }: TableState, isTurned: boolean) {
  const [pointed, setPointed] = useState<{ at: Pointed; during: typeof beat } | null>(null)
  const onPoint = useCallback(
    (at: Pointed | null) => setPointed(at && { at: isTurned ? turned(at) : at, during: beat }),
    [isTurned, beat],
  )
  return { pointed: pointed?.during === beat ? pointed.at : null, onPoint }
}

/** In a room that stands on its head. */
const turned = <P extends Pick<Pointed, 'x' | 'y'>>(at: P): P => ({
  ...at,
  x: innerWidth - at.x,
  y: innerHeight - at.y,
})
