/**
 * Moves the camera: along the path to the named shot, or by camera controls, which are off while pieces are grabbed.
 */
import { useThree } from '@react-three/fiber'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { PerspectiveCamera } from 'three'
import type { Clock } from '../../session/clock.ts'
import type { CameraShot } from '../contract.ts'
import { framed } from './framing.ts'
import type { HandCamera } from './handCamera.ts'
import type { ShotPose } from './stand.ts'
import { fitCamera, lensFor, placeCamera } from './shots.ts'
import { useSeen } from './seen.ts'
import { useMover, useStage } from '../stage.ts'
import { type Lead, useFlight } from './useFlight.ts'

/** With longer frames a flight would be jerky, so that the camera jumps to its end. */
const jerkySeconds = 0.06

/** The camera controls are loaded after the table's first frame; a film has none. */
function useHandCamera(camera: PerspectiveCamera | null, taken: () => void): HandCamera | null {
  const { frames } = useStage()
  const element = useThree((state) => state.gl.domElement)
  const isSeen = useSeen()
  const [hand, setHand] = useState<HandCamera | null>(null)
  useEffect(() => {
    if (!isSeen || !camera || frames.isExact) return
    let made: HandCamera | null = null
    let isGone = false
    void import('./handCamera.ts').then(({ makeHandCamera }) => {
      if (isGone) return
      made = makeHandCamera(camera, element, taken)
      setHand(made)
    })
    return () => {
      isGone = true
      made?.dispose()
    }
  }, [isSeen, camera, element, frames, taken])
  return hand
}

interface RigProps {
  readonly shot: CameraShot
  readonly clocks: readonly (Clock | undefined)[]
  /** Photo mode: the camera controls may move the camera beyond the table's limits. */
  readonly isFree?: boolean
}

export function Rig({ shot, clocks, isFree = false }: RigProps) {
  const { frames, order, grip, tier } = useStage()
  const given = useThree((state) => state.camera)
  const camera = given instanceof PerspectiveCamera ? given : null
  const size = useThree((state) => state.size)
  const aspect = size.width / size.height
  const pose = useMemo(() => framed(shot.pose, lensFor(aspect), aspect), [shot, aspect])
  const [lead] = useState<Lead>(() => ({ isByHand: false }))
  const taken = useCallback(() => {
    lead.isByHand = true
    order.wake()
  }, [lead, order])
  const hand = useHandCamera(camera, taken)
  const flight = useFlight({ shot, pose, aspect, clocks, hand, lead })
  useEffect(() => {
    if (camera) fitCamera(camera, aspect)
    order.wake()
  }, [camera, aspect, order])
  useEffect(() => (hand ? grip.listen(hand.hold) : undefined), [hand, grip])
  useEffect(
    () => hand?.limit(!isFree ? 'table' : tier.wholeRoom ? 'room' : 'front'),
    [hand, isFree, tier],
  )

  const told = useRef<{ hand: HandCamera | null; pose: ShotPose | null }>({
    hand: null,
    pose: null,
  })
  useMover('camera', ({ seconds, dt }) => {
    if (lead.isByHand && hand) return hand.step(dt)
    if (!frames.isExact && dt > jerkySeconds && flight.isFlyingAt(seconds)) flight.land(seconds)
    const now = flight.poseAt(seconds)
    if (!camera || !now) return false
    placeCamera(camera, now)
    // the camera controls start from the present pose
    if (told.current.pose !== now || told.current.hand !== hand) hand?.follow(now)
    told.current = { hand, pose: now }
    return flight.isDueAt(seconds)
  })
  return null
}
