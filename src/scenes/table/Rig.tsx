/** The camera: on the path to the named shot, or led by a person's hand; still while a hand holds pieces. */
import { useThree } from '@react-three/fiber'
import { useEffect, useMemo, useRef, useState } from 'react'
import { PerspectiveCamera } from 'three'
import type { Clock } from '../../session/clock.ts'
import type { CameraPose } from '../contract.ts'
import { makeSince } from '../since.ts'
import { makeFlight } from './flight.ts'
import { framed } from './framing.ts'
import type { HandCamera } from './handCamera.ts'
import type { ShotPose } from './stand.ts'
import { fitCamera, lensFor, placeCamera } from './shots.ts'
import { useSeen } from './seen.ts'
import { useMover, useStage } from '../stage.ts'

/** With longer frames a flight would be a few jerks: then the camera is there at once. */
const jerkySeconds = 0.06

/** The mechanics come after the first picture of the table; nobody leads the camera of a film. */
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
  readonly shot: CameraPose
  /** Of the motions that a new shot comes with: its way begins when they begin. */
  readonly clocks: readonly (Clock | undefined)[]
}

export function Rig({ shot, clocks }: RigProps) {
  const { time, frames, order, grip, reducedMotion } = useStage()
  const given = useThree((state) => state.camera)
  const camera = given instanceof PerspectiveCamera ? given : null
  const size = useThree((state) => state.size)
  const aspect = size.width / size.height
  const pose = useMemo(() => framed(shot, lensFor(aspect), aspect), [shot, aspect])
  const shape = useRef(aspect)
  const [flight] = useState(makeFlight)
  const [sinceOf] = useState(makeSince)
  const [lead] = useState(() => ({ isByHand: false }))
  const taken = useMemo(
    () => () => {
      lead.isByHand = true
      order.wake()
    },
    [lead, order],
  )
  const hand = useHandCamera(camera, taken)
  useEffect(() => {
    if (camera) fitCamera(camera, aspect)
    order.wake()
  }, [camera, aspect, order])

  const shown = useRef<CameraPose | null>(null)
  useEffect(() => {
    const since = sinceOf(clocks, time.now())
    if (shown.current === pose) return
    shown.current = pose
    // a window that changes its shape is not something to fly through
    const isReshaped = shape.current !== aspect
    shape.current = aspect
    const led = lead.isByHand ? hand?.pose() : undefined
    lead.isByHand = false
    if (reducedMotion || isReshaped) flight.cut(pose, since)
    else flight.go(pose, since, led)
    order.wake()
  }, [flight, sinceOf, lead, hand, time, pose, clocks, aspect, reducedMotion, order])

  useEffect(() => (hand ? grip.listen(hand.hold) : undefined), [hand, grip])
  const told = useRef<{ hand: HandCamera | null; pose: ShotPose | null }>({
    hand: null,
    pose: null,
  })
  useMover('camera', ({ seconds, dt }) => {
    if (lead.isByHand && hand) return hand.step(dt)
    if (!frames.isExact && dt > jerkySeconds && flight.isMovingAt(seconds))
      flight.cut(pose, seconds)
    const now = flight.poseAt(seconds)
    if (!camera || !now) return false
    placeCamera(camera, now)
    // a hand takes the camera from where it is
    if (told.current.pose !== now || told.current.hand !== hand) hand?.follow(now)
    told.current = { hand, pose: now }
    return flight.isMovingAt(seconds)
  })
  return null
}
