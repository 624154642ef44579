/** Photo mode: the match stands still, nothing but the table is seen, and a hand leads the camera. */
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { PhotoSeat, TakePhoto } from '../../../scenes/contract.ts'
import { holdTime } from '../../pageTime.ts'
import type { PictureState } from '../usePicture.ts'

export interface PhotoState {
  /** There is a table to be seen. */
  readonly canBeOn: boolean
  readonly isOn: boolean
  /** For the canvas, while it is on. */
  readonly seat: PhotoSeat | null
  /** null until the canvas is ready for it. */
  readonly take: TakePhoto | null
  turn(isOn: boolean): void
}

export function usePhoto({ mode, isReady, fault }: PictureState): PhotoState {
  const [isWanted, turn] = useState(false)
  const [take, setTake] = useState<TakePhoto | null>(null)
  const canBeOn = mode !== 'panels' && isReady && (fault === null || fault === 'parts')
  const isOn = isWanted && canBeOn
  useEffect(() => (isOn ? holdTime() : undefined), [isOn])
  // what went away while it was on does not come back by itself
  useEffect(() => (canBeOn ? undefined : turn(false)), [canBeOn])
  const onTake = useCallback((next: TakePhoto | null) => setTake(() => next), [])
  const seat = useMemo(() => (isOn ? { onTake } : null), [isOn, onTake])
  return { canBeOn, isOn, seat, take, turn }
}
