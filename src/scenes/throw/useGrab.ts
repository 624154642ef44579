/** Follows the pointer while it holds pieces, over a level a hand's breadth above the felt. */
import { useThree } from '@react-three/fiber'
import { useCallback, useEffect, useRef } from 'react'
import { Plane, Raycaster, Vector2, Vector3 } from 'three'
import type { Bay } from '../../shapes/trays.ts'
import type { HandThrow } from '../contract.ts'
import { useStage } from '../stage.ts'
import { isUpsideDown } from '../upsideDown.ts'
import { gestureOf, overHalf } from './gesture.ts'
import type { HandPhase, LiveHand } from './live.ts'
import { trayLift } from './places.ts'

/** Height of the hand above the felt (cm). */
const handHeight = 7.5
/** A hand cannot go further from the tray's middle than this. */
const reach = 34

const ray = new Raycaster()
const point = new Vector2()
const level = new Plane(new Vector3(0, 1, 0))
const hit = new Vector3()

const clamp = (value: number): number => Math.max(-reach, Math.min(reach, value))

interface Grab {
  begin(event: PointerEvent): void
}

export function useGrab(
  hand: HandThrow | null,
  live: LiveHand,
  tray: {
    readonly at: readonly [number, number]
    readonly turn: number
    readonly scale: number
    readonly bays: readonly Bay[]
  },
  onPhase: (phase: HandPhase) => void,
): Grab {
  const { order, grip } = useStage()
  const camera = useThree((state) => state.camera)
  const element = useThree((state) => state.gl.domElement)
  const stop = useRef<(() => void) | null>(null)
  useEffect(() => () => stop.current?.(), [])

  const { turn, scale, bays } = tray
  const [x0, z0] = tray.at
  const begin = useCallback(
    (first: PointerEvent) => {
      if (!hand || live.phase() !== 'waiting' || stop.current) return
      const side = isUpsideDown(element) ? -1 : 1
      const follow = (event: PointerEvent) => {
        // a frame that lasts long has several moves in it: each counts for the way and the shaking
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
        stop.current?.()
        live.turnTo(phase)
        onPhase(phase)
        order.wake()
      }
      const up = (event: PointerEvent) => {
        if (!isOwn(event)) return
        follow(event)
        end('let-go')
        const gesture = gestureOf(live.traces())
        if (gesture) hand.onThrow(overHalf(gesture, bays))
      }
      const cancel = (event: PointerEvent) => {
        if (isOwn(event)) end('waiting')
      }
      window.addEventListener('pointermove', move)
      window.addEventListener('pointerup', up)
      window.addEventListener('pointercancel', cancel)
      stop.current = () => {
        window.removeEventListener('pointermove', move)
        window.removeEventListener('pointerup', up)
        window.removeEventListener('pointercancel', cancel)
        grip.set(false)
        stop.current = null
      }
      grip.set(true)
      live.turnTo('held')
      follow(first)
      onPhase('held')
    },
    [hand, live, turn, scale, bays, x0, z0, camera, element, order, grip, onPhase],
  )
  return { begin }
}
