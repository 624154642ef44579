/** Hook: flies the scripted camera to each new shot, from where it is or where the person has moved it. */
import { useEffect, useRef, useState } from 'react'
import type { Clock } from '../../session/clock.ts'
import type { CameraPose, CameraShot } from '../contract.ts'
import { makeSince } from '../since.ts'
import { type Flight, makeFlight } from './flight.ts'
import type { ManualCamera } from './manualCamera.ts'
import { useStage } from '../stage.ts'

export interface CameraOverride {
  isManual: boolean
}

interface FlightInput {
  readonly shot: CameraShot
  /** The shot's pose, fitted to the window. */
  readonly pose: CameraPose
  readonly aspect: number
  /** Clocks of motions that come with a new shot; a shot without its own start second begins with them. */
  readonly clocks: readonly (Clock | undefined)[]
  readonly manual: ManualCamera | null
  readonly override: CameraOverride
}

export function useFlight({ shot, pose, aspect, clocks, manual, override }: FlightInput): Flight {
  const { time, order, reducedMotion } = useStage()
  const [flight] = useState(makeFlight)
  const [sinceOf] = useState(makeSince)
  const shape = useRef(aspect)
  const sent = useRef<CameraPose | null>(null)
  useEffect(() => {
    const begun = sinceOf(clocks, time.now())
    if (sent.current === pose) return
    sent.current = pose
    // a resize moves the camera without a flight
    const isReshaped = shape.current !== aspect
    shape.current = aspect
    const moved = override.isManual ? manual?.pose() : undefined
    override.isManual = false
    const since = shot.sinceSeconds ?? begun
    if (reducedMotion || isReshaped || shot.isCut) flight.cut(pose, since)
    else flight.go(pose, since, moved)
    order.wake()
  }, [flight, sinceOf, shot, pose, aspect, clocks, manual, override, time, order, reducedMotion])
  return flight
}
