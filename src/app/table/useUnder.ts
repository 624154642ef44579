/** What lies under the finger or the mouse and has something to say: a touch that does nothing, a thing pointed at. */
import { useCallback, useState } from 'react'
import type { PointedThing, Wonder } from '../../scenes/contract.ts'
import type { TableState } from '../state/tableState.ts'
import type { CameraState } from './useCamera.ts'

/** What was touched and cannot be had now, where it was touched. */
export function useWonder(isTurned: boolean) {
  const [wonder, setWonder] = useState<Wonder | null>(null)
  const forget = useCallback(() => setWonder(null), [])
  const wonderAt = useCallback((on: Wonder) => setWonder(isTurned ? turned(on) : on), [isTurned])
  return { wonder, wonderAt, forget }
}

/** What was shown, and from where it was seen. */
type Whence = Pick<TableState, 'beat'> & Pick<CameraState, 'name' | 'times'>

/** What lies under the mouse, until something else is shown or it is seen from elsewhere. */
export function usePointedThing(
  { beat }: TableState,
  { name, times }: CameraState,
  isTurned: boolean,
) {
  const [pointed, setPointed] = useState<(Whence & { at: PointedThing }) | null>(null)
  const onPoint = useCallback(
    (at: PointedThing | null) =>
      setPointed(at && { at: isTurned ? turned(at) : at, beat, name, times }),
    [isTurned, beat, name, times],
  )
  const isThere = pointed?.beat === beat && pointed.name === name && pointed.times === times
  return { pointed: isThere ? pointed.at : null, onPoint }
}

/** In a room that stands on its head. */
const turned = <P extends Pick<PointedThing, 'x' | 'y'>>(at: P): P => ({
  ...at,
  x: innerWidth - at.x,
  y: innerHeight - at.y,
})
