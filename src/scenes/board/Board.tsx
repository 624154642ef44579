/** The React component that renders any game's scene: things, layers and marks, and turns pointer events into touches. */
import type { ThreeEvent } from '@react-three/fiber'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { Vector3 } from 'three'
import type { GameScene, SceneProps } from './scene.ts'
import { usePointerShape } from '../pointer.ts'
import { useMover, useStage } from '../stage.ts'
import { useTarget } from '../useTarget.ts'
import { targetUnderFinger } from './finger.ts'
import { firstHit, touchTargetOf, type HitTarget } from './hit.ts'
import { type AnyLayer, LayerSlot } from './LayerSlot.tsx'
import { makeStandings, paintBoard, paintInputs } from './paint.ts'
import { useBrushes } from './useBrushes.ts'
import type { TouchHandler, PagePoint } from './useTouches.ts'

interface BoardProps {
  readonly scene: GameScene
  readonly board: SceneProps
  readonly touchHandler: TouchHandler
}

/** Side length of the invisible plane that receives pointer events (cm). */
const targetSizeCm = 400

/** Pointer travel above this (pixels) makes a click the end of a camera drag; it touches nothing. */
const dragPixels = 6

export function Board({ scene, board, touchHandler }: BoardProps) {
  const { beat, clock, names, acting, say } = board
  const { order, shadows } = useStage()
  const brushes = useBrushes(scene)
  const [standingIn] = useState(makeStandings)
  const standing = useMemo(() => standingIn(scene, beat), [standingIn, scene, beat])
  useEffect(() => {
    // loads models of vanishing and turning things before the beat's first frame
    brushes.things.prepare(standing.course(0).all)
    brushes.things.prepare(standing.things)
  }, [brushes, standing])
  const target = useTarget(targetSizeCm, targetSizeCm)
  const isStale = useRef(true)
  const painted = useRef<readonly unknown[]>([])
  useEffect(() => {
    isStale.current = true
  })
  useEffect(() => {
    brushes.print?.write?.({ beat, names, acting, say })
    shadows.touch()
    order.wake()
  }, [brushes, beat, names, acting, say, order, shadows])
  const whole = useWhole(scene, brushes, beat.to)

  useMover('board', () => {
    const isRunning = clock.isRunning
    if (isRunning || isStale.current || brushes.isFresh) {
      const reasons = paintInputs(board, standing, touchHandler)
      const isSame = reasons.every((one, i) => one === painted.current[i])
      if (!isSame || brushes.isFresh) {
        paintBoard(scene, board, standing, touchHandler, brushes)
        if (beat.plan.moves.length > 0) shadows.touch()
      }
      painted.current = reasons
    }
    // paints once more after the last running frame, so that the end pose is exact
    isStale.current = isRunning
    brushes.isFresh = false
    return isRunning
  })

  const idUnderPointer = ({ ray }: ThreeEvent<PointerEvent | MouseEvent>): string | null => {
    const { origin, direction } = ray
    const way = { from: origin.toArray(), way: direction.toArray() }
    const id = firstHit(standing.targets, way)
    return id && touchTargetOf(id, standing.things, touchHandler.next)
  }
  const isTouchable = (id: string | null): boolean =>
    id !== null && (touchHandler.next.has(id) || board.chosen.includes(id))
  const shape = usePointerShape('board')
  // resets the cursor when the touchable set changes
  useEffect(() => shape(null), [shape, touchHandler.next])
  const pointed = useRef<string | null>(null)
  // a new callback has not been told yet, so the last reported id no longer counts
  useEffect(() => void (pointed.current = null), [board.onPoint])
  const reportHover = (id: string | null, at?: PointerEvent) => {
    // hover is reported for a mouse without pressed buttons only: fingers and drags have none
    const isLooking = at?.pointerType === 'mouse' && at.buttons === 0
    const next = isLooking ? id : null
    if (next === pointed.current) return
    pointed.current = next
    board.onPoint?.(next === null || !at ? null : { id: next, x: at.clientX, y: at.clientY })
  }
  const point = (event: ThreeEvent<PointerEvent>) => {
    const id = idUnderPointer(event)
    shape(isTouchable(id) ? 'pointer' : null)
    touchHandler.point(id)
    reportHover(id, event.nativeEvent)
  }
  const leave = () => {
    shape(null)
    touchHandler.point(null)
    reportHover(null)
  }
  /**
   * For the last two clicks: true if the click touched something. A double click on nothing brings
   * the camera home.
   */
  const clicks = useRef<readonly boolean[]>([])
  /** Hit test for a finger. Null if several targets are too close together and the camera zooms in instead. */
  const idByFinger = (event: ThreeEvent<MouseEvent>, met: string | null): string | null => {
    const { clientX: x, clientY: y } = event.nativeEvent
    const one = targetUnderFinger(
      standing.targets,
      touchHandler.next,
      met,
      { x, y },
      pixelsIn(event),
    )
    const near = one?.isCrowded ? scene.near?.(one.id) : undefined
    if (near !== undefined && board.onNear?.(near)) return null
    return one?.id ?? met
  }
  const choose = (event: ThreeEvent<MouseEvent>) => {
    const met = event.delta > dragPixels ? null : idUnderPointer(event)
    const id = isByFinger(event) && event.delta <= dragPixels ? idByFinger(event, met) : met
    clicks.current = [...clicks.current.slice(-1), isTouchable(id)]
    const { clientX: x, clientY: y } = event.nativeEvent
    if (id !== null) touchHandler.touch(id, { x, y })
  }
  const goHome = () => {
    if (!clicks.current.includes(true)) board.onHome?.()
  }
  return (
    <>
      <group visible={whole.isWhole}>
        <primitive object={brushes.group} />
        {scene.layers.map((plan) => (
          <LayerSlot key={plan.name} plan={plan} view={beat.to} onLayer={whole.onLayer} />
        ))}
      </group>
      <primitive
        object={target}
        onPointerMove={point}
        onPointerOut={leave}
        onClick={choose}
        onDoubleClick={goHome}
      />
    </>
  )
}

const isByFinger = ({ nativeEvent }: ThreeEvent<MouseEvent>): boolean =>
  'pointerType' in nativeEvent && nativeEvent.pointerType === 'touch'

/** Projects a target's position to page pixels. */
function pixelsIn({
  camera,
  nativeEvent,
}: ThreeEvent<MouseEvent>): (target: HitTarget) => PagePoint {
  const { left, top, width, height } = (nativeEvent.target as Element).getBoundingClientRect()
  return ({ pose }) => {
    const { x, y } = new Vector3(...pose.at).project(camera)
    return { x: left + ((x + 1) / 2) * width, y: top + ((1 - y) / 2) * height }
  }
}

/**
 * Keeps the board hidden until every layer that its first view needs has arrived, so that it never
 * appears in parts.
 */
function useWhole(scene: GameScene, brushes: ReturnType<typeof useBrushes>, view: unknown) {
  const { order } = useStage()
  const [isWhole, setWhole] = useState(false)
  const first = useRef(view)
  const onLayer = useCallback(
    (name: string, layer: AnyLayer | null) => {
      if (layer) brushes.layers.set(name, layer)
      else brushes.layers.delete(name)
      brushes.isFresh = true
      const wanted = scene.layers.filter((plan) => plan.madeFor(first.current) !== null)
      if (wanted.every((plan) => brushes.layers.has(plan.name))) setWhole(true)
      order.wake()
    },
    [scene, brushes, order],
  )
  return { isWhole: isWhole || scene.layers.length === 0, onLayer }
}
