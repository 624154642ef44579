/** Draws all pieces: on a throw's track, in the hand, at their places, and on their way between these. */
import type { ThreeEvent } from '@react-three/fiber'
import { useEffect, useMemo, useRef } from 'react'
import type { Mesh } from 'three'
import type { Piece } from '../../kernel/chance.ts'
import type { Roll } from '../contract.ts'
import type { Clock } from '../../session/clock.ts'
import type { Tray } from '../../shapes/trays.ts'
import { pieceModelOf } from '../pieces/looks.ts'
import { makePool } from '../pieces/pool.ts'
import { inLayer, renderOrders } from '../board/above.ts'
import { makeDecals } from '../board/decals.ts'
import type { PagePoint } from '../board/useTouches.ts'
import { usePointerShape } from '../pointer.ts'
import { makeSince } from '../since.ts'
import { useMover, useStage } from '../stage.ts'
import { useSame } from '../useSame.ts'
import { useWarm } from '../warm.ts'
import type { LiveHand } from './liveHand.ts'
import { blobUnder, ringRound } from './pieceDecals.ts'
import { makePieceMotion } from './pieceMotion.ts'
import { nearestPiece } from './nearest.ts'
import { type PlacedPiece, trayTurn } from './places.ts'

interface PiecesProps {
  readonly placed: readonly PlacedPiece[]
  readonly roll: Roll | null
  /** Clock of the shown beat. */
  readonly clock: Clock
  readonly live: LiveHand | null
  readonly tray: Tray
  readonly choosable: ReadonlySet<string>
  readonly chosen: readonly string[]
  readonly target: Mesh
  onTouch(id: string, where: PagePoint): void
  onPress(event: ThreeEvent<PointerEvent>): void
}

function samePieces(a: readonly Piece[], b: readonly Piece[]): boolean {
  return (
    a.length === b.length &&
    a.every((piece, i) => piece.id === b[i]?.id && pieceModelOf(piece) === pieceModelOf(b[i]))
  )
}

export function Pieces(props: PiecesProps) {
  const { placed, roll, clock, live, tray, choosable, chosen, target, onTouch, onPress } = props
  const { order, quality, tier, reducedMotion, shadows } = useStage()
  const warm = useWarm()
  const pieces = useSame(
    placed.map(({ piece }) => piece),
    samePieces,
  )
  const pool = useMemo(() => {
    const arrived = () => {
      shadows.touch()
      order.wake()
    }
    const made = makePool(pieces, quality, warm, arrived)
    inLayer(made.group, renderOrders.pieces)
    return made
  }, [pieces, quality, warm, order, shadows])
  const halos = useMemo(() => {
    const made = makeDecals('ring', placed.length)
    made.mesh.name = 'touchable'
    return made
  }, [placed.length])
  const motion = useMemo(() => makePieceMotion(placed.length), [placed.length])
  const sinceOf = useMemo(() => makeSince(), [])
  useEffect(() => {
    // redraw the shadow map without the previous pool
    shadows.touch()
    return () => pool.dispose()
  }, [pool, shadows])
  useEffect(() => () => halos.dispose(), [halos])
  const blobs = useMemo(
    () => (tier.shadows === 'none' ? makeDecals('blob', placed.length) : null),
    [tier, placed.length],
  )
  useEffect(() => () => blobs?.dispose(), [blobs])
  useEffect(() => {
    const around = blobs ? [halos.mesh, blobs.mesh] : [halos.mesh]
    for (const mesh of around) {
      inLayer(mesh, renderOrders.pieces)
      void warm(mesh)
    }
  }, [halos, blobs, warm])
  const isStale = useRef(true)
  const isNew = useRef(true)
  useEffect(() => {
    isStale.current = true
    isNew.current = true
  })

  useMover('roll', ({ seconds }) => {
    if (isNew.current) {
      const since = sinceOf([clock, roll?.clock], seconds)
      motion.place({ placed, roll, live, tray, chosen }, since, reducedMotion)
      isNew.current = false
    }
    const isRolling = roll?.clock.isRunning === true
    const isHeld = live !== null && live.phase() !== 'waiting'
    const isMoving = isRolling || isHeld || motion.isEasingAt(seconds)
    if (!isMoving && !isStale.current) return false
    motion.show(seconds)
    placed.forEach((entry, i) => {
      const pose = motion.poseOf(i)
      pool.set(i, pose, entry.spent || (entry.face === null && entry.home === 'shelf') ? 0.42 : 1)
      const blob = blobUnder(pose, entry.piece.kind, trayTurn(tray))
      blobs?.set(i, blob.mark, blob.share)
      const isChosen = chosen.includes(entry.piece.id)
      const isOffered =
        choosable.has(entry.piece.id) || (live?.phase() === 'waiting' && entry.home === 'hand')
      const light = isChosen ? 1 : isOffered && !isRolling ? 0.5 : 0
      halos.set(i, ringRound(pose, entry.piece.kind), light)
    })
    if (pool.flush()) shadows.touch()
    halos.flush()
    blobs?.flush()
    isStale.current = isMoving
    return isMoving
  })

  const pieceUnder = (event: ThreeEvent<PointerEvent | MouseEvent>): PlacedPiece | null => {
    const local = target.parent?.worldToLocal(event.point.clone())
    if (!local) return null
    return placed[nearestPiece(placed, motion, local.x, local.z)] ?? null
  }
  const isTouchable = (id: string | undefined): id is string =>
    id !== undefined && (choosable.has(id) || chosen.includes(id))
  const shape = usePointerShape('pieces')
  useEffect(() => shape(null), [shape, choosable, live])
  const point = (event: ThreeEvent<PointerEvent>) => {
    if (live) shape('grab')
    else shape(isTouchable(pieceUnder(event)?.piece.id) ? 'pointer' : null)
  }
  const click = (event: ThreeEvent<MouseEvent>) => {
    const id = event.delta > 6 ? undefined : pieceUnder(event)?.piece.id
    if (!isTouchable(id)) return
    // the piece handles the click, not the tray below it
    event.stopPropagation()
    onTouch(id, { x: event.nativeEvent.clientX, y: event.nativeEvent.clientY })
  }
  return (
    <>
      <primitive object={pool.group} />
      {blobs && <primitive object={blobs.mesh} />}
      <primitive object={halos.mesh} />
      <primitive
        object={target}
        onPointerDown={onPress}
        onPointerMove={point}
        onPointerOut={() => shape(null)}
        onClick={click}
        onDoubleClick={(event: ThreeEvent<MouseEvent>) => event.stopPropagation()}
      />
    </>
  )
}
