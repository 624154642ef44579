/** Hooks: explanation of a touch that did nothing, and the thing under the mouse. */
import { useCallback, useState } from 'react'
import type { PointedThing, Wonder } from '../../scenes/contract.ts'
import type { TableState } from '../state/tableState.ts'
import type { CameraState } from './useCamera.ts'

/** The explanation, with the page position of the touch. */
export function useWonder(isTurned: boolean) {
  const [wonder, setWonder] = useState<Wonder | null>(null)
  const forget = useCallback(() => setWonder(null), [])
  const wonderAt = useCallback((on: Wonder) => setWonder(isTurned ? mirrored(on) : on), [isTurned])
  return { wonder, wonderAt, forget }
}

/** Beat and camera at the time of pointing. */
type Whence = Pick<TableState, 'beat'> & Pick<CameraState, 'aim' | 'times'>

/** The thing under the mouse; dropped when beat or camera change. */
export function usePointedThing(
  { beat }: TableState,
  { aim, times }: CameraState,
  isTurned: boolean,
) {
  const [pointed, setPointed] = useState<(Whence & { at: PointedThing }) | null>(null)
  const onPoint = useCallback(
    (at: PointedThing | null) =>
      setPointed(at && { at: isTurned ? mirrored(at) : at, beat, aim, times }),
    [isTurned, beat, aim, times],
  )
  const isThere = pointed?.beat === beat && pointed.aim === aim && pointed.times === times
  return { pointed: isThere ? pointed.at : null, onPoint }
}

/** Mirrors page coordinates for a layout rotated by 180°. */
const mirrored = <P extends Pick<PointedThing, 'x' | 'y'>>(at: P): P => ({
  ...at,
  x: innerWidth - at.x,
  y: innerHeight - at.y,
})
