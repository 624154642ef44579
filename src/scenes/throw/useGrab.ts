/** Hook: pressing on waiting pieces grabs them; they follow the pointer above the felt until release. */
import { type ThreeEvent, useThree } from '@react-three/fiber'
import { useCallback, useEffect, useRef } from 'react'
import { type Camera, Plane, Raycaster, Vector2, Vector3 } from 'three'
import type { Bay } from '../../shapes/trays.ts'
import type { HandThrow } from '../contract.ts'
import { type Stage, useStage } from '../stage.ts'
import { isUpsideDown } from '../upsideDown.ts'
import { gestureOf } from './gesture.ts'
import type { HandPhase, LiveHand } from './liveHand.ts'
import { trayLift } from './places.ts'

/** Height of the hand above the felt (cm). */
const handHeight = 7.5
/** Greatest distance of the hand from the tray's middle, along each axis (cm). */
const reach = 34

const ray = new Raycaster()
const point = new Vector2()
const level = new Plane(new Vector3(0, 1, 0))
const hit = new Vector3()

const clamp = (value: number): number => Math.max(-reach, Math.min(reach, value))

interface GrabbedPieces {
  readonly hand: HandThrow
  readonly live: LiveHand
  readonly tray: {
    readonly at: readonly [number, number]
    readonly turn: number
    readonly scale: number
    readonly bays: readonly Bay[]
  }
  readonly stage: Pick<Stage, 'order' | 'grip'>
  readonly camera: Camera
  readonly element: HTMLElement
  onPhase(phase: HandPhase): void
}

/** Returns a function that cancels the grab; `onOver` is called once, however the grab ends. */
function carryPieces(held: GrabbedPieces, first: PointerEvent, onOver: () => void): () => void {
  const { hand, live, stage, camera, element, onPhase } = held
  const { order, grip } = stage
  const { at, turn, scale, bays } = held.tray
  const [x0, z0] = at
  const side = isUpsideDown(element) ? -1 : 1
  const follow = (event: PointerEvent) => {
    // a long frame coalesces several moves: each counts for direction and shaking
    const moves = 'getCoalescedEvents' in event ? event.getCoalescedEvents() : []
    for (const each of moves.length > 0 ? moves : [event]) carry(each)
    order.wake('hand')
  }
  const carry = (event: PointerEvent) => {
    const frame = element.getBoundingClientRect()
    point.set(
      (((event.clientX - frame.left) / frame.width) * 2 - 1) * side,
      (1 - ((event.clientY - frame.top) / frame.height) * 2) * side,
    )
    ray.setFromCamera(point, camera)
    level.constant = -(handHeight + trayLift) * scale
    if (!ray.ray.intersectPlane(level, hit)) return
    const [dx, dz] = [(hit.x - x0) / scale, (hit.z - z0) / scale]
    const x = clamp(dx * Math.cos(turn) - dz * Math.sin(turn))
    const z = clamp(dx * Math.sin(turn) + dz * Math.cos(turn))
    live.moveTo(x, handHeight, z, event.timeStamp / 1000)
  }
  const isOwn = (event: PointerEvent) => event.pointerId === first.pointerId
  const move = (event: PointerEvent) => {
    if (isOwn(event)) follow(event)
  }
  const end = (phase: 'let-go' | 'waiting') => {
    stop()
    live.setPhase(phase)
    onPhase(phase)
    order.wake()
  }
  const up = (event: PointerEvent) => {
    if (!isOwn(event)) return
    follow(event)
    end('let-go')
    const gesture = gestureOf(live.traces(), bays)
    if (gesture) hand.onThrow(gesture)
  }
  const cancel = (event: PointerEvent) => {
    if (isOwn(event)) end('waiting')
  }
  window.addEventListener('pointermove', move)
  window.addEventListener('pointerup', up)
  window.addEventListener('pointercancel', cancel)
  const stop = () => {
    window.removeEventListener('pointermove', move)
    window.removeEventListener('pointerup', up)
    window.removeEventListener('pointercancel', cancel)
    grip.set(false)
    onOver()
  }
  grip.set(true)
  live.setPhase('held')
  follow(first)
  onPhase('held')
  return stop
}

type Begin = (event: ThreeEvent<PointerEvent>) => void

/** `onPhase` is called when the pieces are grabbed, released or put back. */
export function useGrab(
  hand: HandThrow | null,
  live: LiveHand,
  tray: GrabbedPieces['tray'],
  onPhase: (phase: HandPhase) => void,
): Begin {
  const stage = useStage()
  const camera = useThree((state) => state.camera)
  const element = useThree((state) => state.gl.domElement)
  const stop = useRef<(() => void) | null>(null)
  useEffect(() => () => stop.current?.(), [])

  const { turn, scale, bays } = tray
  const [x, z] = tray.at
  return useCallback(
    (press) => {
      if (!hand) return
      press.stopPropagation()
      if (live.phase() !== 'waiting' || stop.current) return
      const place = { at: [x, z], turn, scale, bays } as const
      const held = { hand, live, tray: place, stage, camera, element, onPhase }
      stop.current = carryPieces(held, press.nativeEvent, () => void (stop.current = null))
    },
    [hand, live, turn, scale, bays, x, z, camera, element, stage, onPhase],
  )
}
