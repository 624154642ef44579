/** Hook: flies the scripted camera to each new shot, from where it is or where the person has moved it. */
import { useEffect, useRef, useState } from 'react'
import type { Clock } from '../../session/clock.ts'
import type { CameraPose, CameraShot } from '../contract.ts'
import { makeSince } from '../since.ts'
import { type Flight, makeFlight } from './flight.ts'
import type { HandCamera } from './handCamera.ts'
import { useStage } from '../stage.ts'

export interface Lead {
  isByHand: boolean
}

interface Sent {
  readonly shot: CameraShot
  /** The shot's pose, fitted to the window. */
  readonly pose: CameraPose
  readonly aspect: number
  /** Clocks of motions that come with a new shot; a shot without its own start second begins with them. */
  readonly clocks: readonly (Clock | undefined)[]
  readonly hand: HandCamera | null
  readonly lead: Lead
}

export function useFlight({ shot, pose, aspect, clocks, hand, lead }: Sent): Flight {
  const { time, order, reducedMotion } = useStage()
  const [flight] = useState(makeFlight)
  const [sinceOf] = useState(makeSince)
  const shape = useRef(aspect)
  const sent = useRef<CameraPose | null>(null)
  useEffect(() => {
    const came = sinceOf(clocks, time.now())
    if (sent.current === pose) return
    sent.current = pose
    // a resize moves the camera without a flight
    const isReshaped = shape.current !== aspect
    shape.current = aspect
    const led = lead.isByHand ? hand?.pose() : undefined
    lead.isByHand = false
    const since = shot.sinceSeconds ?? came
    if (reducedMotion || isReshaped || shot.isCut) flight.cut(pose, since)
    else flight.go(pose, since, led)
    order.wake()
  }, [flight, sinceOf, shot, pose, aspect, clocks, hand, lead, time, order, reducedMotion])
  return flight
}
