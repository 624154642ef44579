/** Moves the camera along the path to the named shot, or by camera controls, which are off while pieces are held. */
import { useThree } from '@react-three/fiber'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { PerspectiveCamera } from 'three'
import type { Clock } from '../../session/clock.ts'
import type { CameraShot } from '../contract.ts'
import { framed } from './framing.ts'
import type { ManualCamera } from './manualCamera.ts'
import type { ShotPose } from './sphericalPose.ts'
import { fitCamera, fovDegreesFor, placeCamera } from './shots.ts'
import { useFirstFrameDrawn } from './useFirstFrameDrawn.ts'
import { useMover, useStage } from '../stage.ts'
import { type CameraOverride, useFlight } from './useFlight.ts'

/** If a frame takes longer than this (s), a flight would be jerky, so the camera jumps to its end. */
const jerkySeconds = 0.06

/** Loads the camera controls after the table's first frame; null until then, and always in a film. */
function useManualCamera(
  camera: PerspectiveCamera | null,
  onTaken: () => void,
): ManualCamera | null {
  const { frames } = useStage()
  const element = useThree((state) => state.gl.domElement)
  const isSeen = useFirstFrameDrawn()
  const [manual, setManual] = useState<ManualCamera | null>(null)
  useEffect(() => {
    if (!isSeen || !camera || frames.isExact) return
    let made: ManualCamera | null = null
    let isGone = false
    void import('./manualCamera.ts').then(({ makeManualCamera }) => {
      if (isGone) return
      made = makeManualCamera(camera, element, onTaken)
      setManual(made)
    })
    return () => {
      isGone = true
      made?.dispose()
    }
  }, [isSeen, camera, element, frames, onTaken])
  return manual
}

interface RigProps {
  readonly shot: CameraShot
  readonly clocks: readonly (Clock | undefined)[]
  /** Photo mode: the camera controls may move the camera beyond the table's limits. */
  readonly isFree?: boolean
  /** Called when a person moves the camera by hand. */
  readonly onLed?: (() => void) | undefined
}

export function Rig({ shot, clocks, isFree = false, onLed }: RigProps) {
  const { frames, order, grip, tier } = useStage()
  const given = useThree((state) => state.camera)
  const camera = given instanceof PerspectiveCamera ? given : null
  const size = useThree((state) => state.size)
  const aspect = size.width / size.height
  const pose = useMemo(() => framed(shot.pose, fovDegreesFor(aspect), aspect), [shot, aspect])
  const [override] = useState<CameraOverride>(() => ({ isManual: false }))
  const latestLed = useRef(onLed)
  useEffect(() => void (latestLed.current = onLed))
  const onTaken = useCallback(() => {
    if (!override.isManual) latestLed.current?.()
    override.isManual = true
    order.wake()
  }, [override, order])
  const manual = useManualCamera(camera, onTaken)
  const flight = useFlight({ shot, pose, aspect, clocks, manual, override })
  useEffect(() => {
    if (camera) fitCamera(camera, aspect)
    order.wake()
  }, [camera, aspect, order])
  useEffect(() => (manual ? grip.listen(manual.hold) : undefined), [manual, grip])
  useEffect(
    () => manual?.limit(!isFree ? 'table' : tier.wholeRoom ? 'room' : 'front'),
    [manual, isFree, tier],
  )

  const synced = useRef<{ manual: ManualCamera | null; pose: ShotPose | null }>({
    manual: null,
    pose: null,
  })
  useMover('camera', ({ seconds, dt }) => {
    if (override.isManual && manual) return manual.step(dt)
    if (!frames.isExact && dt > jerkySeconds && flight.isFlyingAt(seconds)) flight.land(seconds)
    const now = flight.poseAt(seconds)
    if (!camera || !now) return false
    placeCamera(camera, now)
    // the camera controls start from the present pose
    if (synced.current.pose !== now || synced.current.manual !== manual) manual?.follow(now)
    synced.current = { manual, pose: now }
    return flight.isDueAt(seconds)
  })
  return null
}
