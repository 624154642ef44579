/** Draws all pieces: from the track, the hand or their places, easing over when they change homes. */
import type { ThreeEvent } from '@react-three/fiber'
import { useEffect, useMemo, useRef } from 'react'
import type { Mesh } from 'three'
import type { Piece } from '../../kernel/chance.ts'
import type { Roll } from '../contract.ts'
import { lengthOf } from '../../physics/trackPose.ts'
import type { Tray } from '../../physics/trays.ts'
import { lookOf } from '../pieces/looks.ts'
import { makePool } from '../pieces/pool.ts'
import { inLayer, layers } from '../table/layers.ts'
import { useFollower, useMover, useStage } from '../table/stage.ts'
import { useSame } from '../table/useSame.ts'
import { useWarm } from '../table/warm.ts'
import { makeBlobs } from './blobs.ts'
import { makeHalos } from './halos.ts'
import type { LiveHand } from './live.ts'
import { makeMovers, nearestPiece } from './move.ts'
import { type Placed, trayTurn } from './places.ts'

interface PiecesProps {
  readonly placed: readonly Placed[]
  readonly roll: Roll | null
  readonly live: LiveHand | null
  readonly tray: Tray
  readonly choosable: readonly string[]
  readonly chosen: readonly string[]
  readonly target: Mesh
  onTouch(id: string): void
  onPress(event: ThreeEvent<PointerEvent>): void
}

const noClock = { seconds: 0 }

function samePieces(a: readonly Piece[], b: readonly Piece[]): boolean {
  return (
    a.length === b.length &&
    a.every((piece, i) => piece.id === b[i]?.id && lookOf(piece) === lookOf(b[i]))
  )
}

export function Pieces(props: PiecesProps) {
  const { placed, roll, live, tray, choosable, chosen, target, onTouch, onPress } = props
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
    inLayer(made.group, layers.pieces)
    return made
  }, [pieces, quality, warm, order, shadows])
  const halos = useMemo(() => makeHalos(placed.length), [placed.length])
  const movers = useMemo(() => makeMovers(placed.length), [placed.length])
  useEffect(() => () => pool.dispose(), [pool])
  useEffect(() => () => halos.dispose(), [halos])
  const blobs = useMemo(
    () => (tier.shadows === 'none' ? makeBlobs(placed.length, trayTurn(tray)) : null),
    [tier, tray, placed.length],
  )
  useEffect(() => () => blobs?.dispose(), [blobs])
  useEffect(() => {
    const around = blobs ? [halos.mesh, blobs.mesh] : [halos.mesh]
    for (const mesh of around) {
      inLayer(mesh, layers.pieces)
      void warm(mesh)
    }
  }, [halos, blobs, warm])
  const follower = useFollower(roll?.clock ?? noClock)
  const isStale = useRef(true)
  useEffect(() => {
    isStale.current = true
  })

  useMover('roll', (dt) => {
    const isRolling = roll !== null && follower.isRunning(lengthOf(roll.settled.track))
    const isHeld = live !== null && live.phase() !== 'waiting'
    const isMoving = isRolling || isHeld
    if (!isMoving && !isStale.current) return false
    const scene = { placed, roll, live, tray, chosen, ease: reducedMotion ? Infinity : dt }
    const isEasing = movers.update(scene)
    placed.forEach((entry, i) => {
      const pose = movers.poseOf(i)
      pool.set(i, pose, entry.spent || (entry.face === null && entry.home === 'shelf') ? 0.42 : 1)
      blobs?.set(i, pose, entry.piece.kind)
      const isChosen = chosen.includes(entry.piece.id)
      const isOffered =
        choosable.includes(entry.piece.id) || (live?.phase() === 'waiting' && entry.home === 'hand')
      halos.set(i, pose, entry.piece.kind, isChosen ? 1 : isOffered && !isRolling ? 0.5 : 0)
    })
    pool.flush()
    halos.flush()
    blobs?.flush()
    shadows.touch()
    isStale.current = isMoving || isEasing
    return isMoving || isEasing
  })

  const pieceUnder = (event: ThreeEvent<PointerEvent | MouseEvent>): Placed | null => {
    const local = target.parent?.worldToLocal(event.point.clone())
    if (!local) return null
    return placed[nearestPiece(placed, movers, local.x, local.z)] ?? null
  }
  const click = (event: ThreeEvent<MouseEvent>) => {
    const found = event.delta > 6 ? null : pieceUnder(event)
    if (found) onTouch(found.piece.id)
  }
  return (
    <>
      <primitive object={pool.group} />
      {blobs && <primitive object={blobs.mesh} />}
      <primitive object={halos.mesh} />
      <primitive object={target} onPointerDown={onPress} onClick={click} />
    </>
  )
}
