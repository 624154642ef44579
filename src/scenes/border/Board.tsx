/** The Border on the table: slates with their boxes, drawn from the beat's two views and its clock. */
import type { ThreeEvent } from '@react-three/fiber'
import { useEffect, useMemo, useRef } from 'react'
import { askedAt } from '../../games/border/telling/asked.ts'
import { ownLayout } from '../../games/border/data.ts'
import type { Command } from '../../games/border/commands.ts'
import type { Event } from '../../games/border/events.ts'
import type { View } from '../../games/border/types.ts'
import type { SceneProps } from '../contract.ts'
import { useMover, useStage } from '../stage.ts'
import { useBoardObjects } from './objects.ts'
import { boxAt, boxSpots, slate, slateSpots } from './lay.ts'
import { commandAt, lightsOf } from './lights.ts'
import { paintBoard } from './paint.ts'
import type { BorderPlan } from './plan.ts'

type Props = SceneProps<View, Command, Event, BorderPlan>

const spotsOfBoxes = boxSpots(ownLayout)

/** The seat and the box under a ray's hit on the board. */
function hitOf(seats: number, x: number, z: number): { seat: number; box: number } | null {
  for (const [seat, spot] of slateSpots(seats).slice(0, seats).entries()) {
    const [dx, dz] = [x - spot.x, z - spot.z]
    if (Math.abs(dx) > slate.halfX || Math.abs(dz) > slate.halfZ) continue
    const box = boxAt(spotsOfBoxes, dx, dz)
    return box === null ? null : { seat, box }
  }
  return null
}

/** A click that was a drag of the camera crosses nothing. */
const stillness = 6

export function Board(props: Props) {
  const { seats, names, beat, clock, acting, focused, onFocus, onCommand, onWonder } = props
  const { order } = useStage()
  const objects = useBoardObjects(seats, beat.to)
  const { plan } = beat
  const lights = useMemo(
    () => lightsOf(ownLayout, beat.to, acting, focused),
    [beat, acting, focused],
  )
  const isStale = useRef(true)
  useEffect(() => {
    isStale.current = true
  })

  useEffect(() => {
    objects.nameBoards(names, beat.to, acting)
    order.wake()
  }, [objects, names, beat, acting, order])

  useMover('board', () => {
    const isRunning = clock.isRunning
    if (isRunning || isStale.current || objects.isFresh)
      paintBoard(objects, ownLayout, beat, plan, lights, clock.seconds)
    // one more painting after the last running frame, so that everything ends whole
    isStale.current = isRunning
    objects.isFresh = false
    return isRunning
  })

  const find = (event: ThreeEvent<PointerEvent | MouseEvent>) => {
    const hit = hitOf(seats, event.point.x, event.point.z)
    const command = hit && commandAt(ownLayout, beat.to, acting, hit.seat, hit.box)
    return hit && command ? { seat: hit.seat, command } : null
  }
  const point = (event: ThreeEvent<PointerEvent>) => {
    const aim = find(event)
    if (aim?.command !== focused?.command || aim?.seat !== focused?.seat) onFocus(aim)
  }
  const wonder = ({ point: { x, z }, nativeEvent }: ThreeEvent<MouseEvent>) => {
    const hit = hitOf(seats, x, z)
    const asked = hit && askedAt(ownLayout, beat.to, hit.seat, hit.box)
    if (!asked) return
    onWonder?.({ ...asked, seat: hit.seat, x: nativeEvent.clientX, y: nativeEvent.clientY })
  }
  const choose = (event: ThreeEvent<MouseEvent>) => {
    if (event.delta > stillness) return
    const aim = find(event)
    if (aim) onCommand(aim)
    else wonder(event)
  }
  return (
    <>
      <primitive object={objects.group} />
      <primitive
        object={objects.target}
        onPointerMove={point}
        onPointerOut={() => onFocus(null)}
        onClick={choose}
      />
    </>
  )
}
