/** Hook: photo mode. Time stands still, only the canvas is shown, and the person controls the camera. */
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { PhotoSeat, TakePhoto } from '../../../scenes/contract.ts'
import { holdTime } from '../../pageTime.ts'
import type { PictureState } from '../usePicture.ts'

export interface PhotoState {
  /** True if there is a rendered table. */
  readonly canBeOn: boolean
  readonly isOn: boolean
  /** Passed to the canvas while photo mode is on. */
  readonly seat: PhotoSeat | null
  /** Null until the canvas can take a picture. */
  readonly take: TakePhoto | null
  turn(isOn: boolean): void
}

export function usePhoto({ mode, isReady, fault }: PictureState): PhotoState {
  const [isWanted, turn] = useState(false)
  const [take, setTake] = useState<TakePhoto | null>(null)
  const canBeOn = mode !== 'panels' && isReady && (fault === null || fault === 'parts')
  const isOn = isWanted && canBeOn
  useEffect(() => (isOn ? holdTime() : undefined), [isOn])
  // photo mode does not come back by itself after the canvas failed
  useEffect(() => (canBeOn ? undefined : turn(false)), [canBeOn])
  const onTake = useCallback((next: TakePhoto | null) => setTake(() => next), [])
  const seat = useMemo(() => (isOn ? { onTake } : null), [isOn, onTake])
  return { canBeOn, isOn, seat, take, turn }
}
